import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFolds } from '../../session/editorContext.ts';

interface FoldedSectionProps {
  title: string;
  /** A summary of its settings. */
  summary: string;
  /** True if something in it needs to be fixed. */
  isAsking?: boolean;
  children: ReactNode;
}

/** A folded group of rarely used settings with a summary. Once unfolded it stays so for the next thing. */
export function FoldedSection({ title, summary, isAsking = false, children }: FoldedSectionProps) {
  const { openSections, fold } = useFolds((folds) => folds);
  const isOpen = isAsking || openSections.includes(title);
  function toggle(): void {
    const others = openSections.filter((each) => each !== title);
    fold({ openSections: isOpen ? others : [...others, title] });
  }
  return (
    <chakra.details
      open={isOpen}
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&[open] > summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        onClick={(click) => {
          click.preventDefault();
          toggle();
        }}
        display="flex"
        alignItems="center"
        gap="3"
        minH="11"
        py="1.5"
        cursor="pointer"
        listStyleType="none"
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { boxSize: '4', flexShrink: '0', color: 'fg.muted', transition: 'rotate 140ms' },
          _hover: { '& > svg': { color: 'fg' } },
        }}
      >
        <Box flex="1" minW="0">
          <Heading as="h3" size="sm" color="accent.fg">
            {title}
          </Heading>
          {!isOpen && (
            <Text textStyle="xs" color="fg.muted" truncate>
              {summary}
            </Text>
          )}
        </Box>
        <ChevronDown aria-hidden />
      </chakra.summary>
      <Stack as="section" aria-label={title} gap="4" pt="1" pb="4">
        {children}
      </Stack>
    </chakra.details>
  );
}
