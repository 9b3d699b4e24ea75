import { Box, chakra, Heading } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ItemTag } from '../../../../core/catalogue/model.ts';
import { useFolds } from '../../session/editorContext.ts';

interface EntryGroupProps {
  title: string;
  /** The tag by which the guide finds it. */
  guide?: ItemTag;
  children: ReactNode;
}

/** A group of the palette that folds by its title. */
export function EntryGroup({ title, guide, children }: EntryGroupProps) {
  const id = useId();
  const { foldedGroups, fold } = useFolds((folds) => folds);
  const isFolded = foldedGroups.includes(title);
  const toggle = () =>
    fold({
      foldedGroups: isFolded ? foldedGroups.filter((each) => each !== title) : [...foldedGroups, title],
    });
  return (
    <Box as="section" aria-labelledby={id} data-guide={guide} flexShrink="0">
      <Heading as="h2" textStyle="xs" color="fg.muted" mb="1.5" fontFamily="body" fontWeight="650">
        <chakra.button
          id={id}
          type="button"
          aria-expanded={!isFolded}
          onClick={toggle}
          display="flex"
          alignItems="center"
          justifyContent={{ lg: 'space-between' }}
          gap="1"
          w="full"
          minH={{ base: '6', lg: '11', xl: '6' }}
          css={{ _touch: { minHeight: '2.75rem' } }}
          cursor="pointer"
          borderRadius="sm"
          _hover={{ color: 'fg' }}
        >
          {title}
          <Box
            as={ChevronDown}
            aria-hidden
            boxSize="3.5"
            transition="rotate 140ms"
            rotate={isFolded ? '-90deg' : undefined}
          />
        </chakra.button>
      </Heading>
      <Box display={isFolded ? 'none' : 'block'}>{children}</Box>
    </Box>
  );
}
