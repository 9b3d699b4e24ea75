import { Box, Text } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import type { Hiding } from '../../../core/report/report.ts';
import { Notice } from '../../shared/kit/Notice.tsx';
import { reportText } from '../text/report.ts';

/** Tells a creator that an admin has closed the room, and why. */
export function HiddenNotice({ hidden: { reason, answer } }: { hidden: Hiding }) {
  return (
    <Notice tone="warning">
      <EyeOff aria-hidden />
      <Box minWidth="0">
        <Text>{reportText.hiddenBecause(reportText.reasons[reason])}</Text>
        {answer && (
          <Text mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
            {answer}
          </Text>
        )}
      </Box>
    </Notice>
  );
}
