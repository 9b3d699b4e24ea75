import { Flex, VisuallyHidden } from '@chakra-ui/react';
import { useGameplay } from '../table/gameContext.ts';
import { hintsText } from '../text/hints.ts';
import { LadderIcon } from './LadderIcon.tsx';

/** The number of hints used (P16), beside the time; nothing before the first. */
export function HintCount() {
  const hints = useGameplay((s) => s.hints);
  if (hints === 0) return null;
  return (
    <Flex
      align="center"
      justify="center"
      gap="1"
      minHeight="11"
      flexShrink="0"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      css={{ _sideways: { minHeight: '4', lineHeight: '1' } }}
      title={hintsText.asked(hints)}
    >
      <LadderIcon />
      <span aria-hidden>{hints}</span>
      <VisuallyHidden>{hintsText.asked(hints)}</VisuallyHidden>
    </Flex>
  );
}
