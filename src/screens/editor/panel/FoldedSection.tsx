import { Box, chakra, Stack } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FurtherSectionProps {
  title: string;
  children: ReactNode;
}

/** What such a thing is seldom used for, out of sight until somebody looks for it. */
export function FurtherSection({ title, children }: FurtherSectionProps) {
  return (
    <chakra.details
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&[open] > summary > svg': { rotate: '180deg' } }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minH={{ base: '11', xl: '9' }}
        mt="1"
        textStyle="sm"
        fontWeight="650"
        color="fg.muted"
        cursor="pointer"
        listStyleType="none"
        _hover={{ color: 'fg' }}
        css={{
          '&::-webkit-details-marker': { display: 'none' },
          '& > svg': { boxSize: '4', transition: 'rotate 140ms' },
        }}
      >
        {title}
        <Box as={ChevronDown} aria-hidden />
      </chakra.summary>
      <Stack gap="4" pt="2">
        {children}
      </Stack>
    </chakra.details>
  );
}
