import { Box, Flex, Text } from '@chakra-ui/react';
import { boardText } from '../text/board.ts';

interface ProgressBarProps {
  /** From 0 to 1. */
  share: number;
  isOut: boolean;
  isSmall?: boolean;
}

/** Lines between the tenths of a bar. */
const TENTHS =
  'repeating-linear-gradient(90deg, transparent 0 calc(10% - 1.5px), rgb(20 10 10 / 0.55) calc(10% - 1.5px) 10%)';

const UNDER_WAY = 'linear-gradient(180deg, #fbe3a0, #cb8f30)';
const OUT = 'linear-gradient(180deg, #8fd0a0, #3f9160)';

/** How far a team is: a bar in tenths, and the figure beside it. */
export function ProgressBar({ share, isOut, isSmall = false }: ProgressBarProps) {
  const done = boardText.percent(share);
  return (
    <Flex align="center" gap="3" role="img" aria-label={boardText.card.progress(done)}>
      <Box
        flex="1"
        position="relative"
        height={isSmall ? '10px' : '14px'}
        borderRadius="full"
        bg="bg.inset"
        overflow="hidden"
        boxShadow="inset 0 0 0 1.5px {colors.border.strong}"
        _after={{ content: '""', position: 'absolute', inset: '0', background: TENTHS }}
      >
        <Box
          height="full"
          transition="width 420ms"
          borderInlineEndWidth={share > 0 && !isOut ? '2px' : '0'}
          borderColor="paper.50"
          style={{ width: `${share * 100}%` }}
          background={isOut ? OUT : UNDER_WAY}
        />
      </Box>
      <Text
        as="span"
        textStyle={isSmall ? 'xs' : 'sm'}
        fontWeight="700"
        fontVariantNumeric="tabular-nums"
        minWidth="3.1em"
        textAlign="end"
      >
        {done}
      </Text>
    </Flex>
  );
}
