import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** A group of settings under a small heading. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <Box as="section" borderTopWidth="1px" borderColor="border" pt="4" aria-label={title}>
      <Heading as="h3" size="sm" color="accent.fg" mb="3">
        {title}
      </Heading>
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
