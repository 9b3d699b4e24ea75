import { Box, Stack } from '@chakra-ui/react';
import { Chip } from '../../shared/kit/Chip.tsx';
import type { DifferenceLine } from './describeDifference.ts';

/** The differences, one line for each kind. */
export function DifferenceList({ lines }: { lines: readonly DifferenceLine[] }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
      {lines.map(({ tone, label, text }) => (
        <Box as="li" key={label}>
          <Chip tone={tone} me="2">
            {label}
          </Chip>
          {text}
        </Box>
      ))}
    </Stack>
  );
}
