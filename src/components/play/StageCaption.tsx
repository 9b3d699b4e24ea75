import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import type { ViewItem } from '../../../core/play/playerView.ts';
import { hitRect } from '../../../core/room/geometry.ts';
import type { Caption } from '../../stores/gameplay/caption.ts';
import { useGameplay } from './gameContext.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { SIDEWAYS } from './TableFrame.tsx';
import { useRoomLang } from './useRoomLang.ts';
import { useUncovered } from './useUncovered.ts';

/**
 * What things say, as lines on the stage that go with the next action or a tap on the ground (O4). They take no tap from what
 * lies below them, unless one is so long that it must be scrolled.
 */
export function StageCaption() {
  const captions = useGameplay((s) => s.captions);
  const uncovered = useUncovered();
  const isLooking = useGameplay((s) => s.isLooking);
  const told = captions.at(-1)?.item;
  const isOfLow = useGameplay((s) => told !== undefined && isLow(s.items[told]));
  return (
    <Flex
      role="status"
      // A line that still stands there was read already.
      aria-atomic={false}
      position="absolute"
      insetX="0"
      {...(isOfLow ? { top: GAP } : { bottom: GAP })}
      maxHeight="calc(100% - 0.75rem)"
      // There the line of notices lies over the top of the room.
      css={isOfLow ? { '[data-wide] &': BELOW_NOTICE, [SIDEWAYS]: BELOW_NOTICE } : {}}
      direction="column"
      align="center"
      justify="flex-end"
      gap="1.5"
      paddingX="2"
      pointerEvents="none"
      // What is looked for may hang behind the words, which are there again then.
      opacity={isLooking ? 0 : undefined}
    >
      {captions.map((caption) => (
        // A new element is read out even where it says what the one before said.
        <CaptionLine key={`${caption.item} ${caption.since} ${uncovered}`} {...caption} />
      ))}
    </Flex>
  );
}

const GAP = { base: '1.5', md: '3.5' };
const BELOW_NOTICE = { top: '3.25rem', maxHeight: 'calc(100% - 4rem)' };

/** What stands at the foot of the room would not be seen to open below its own words. */
function isLow(item: ViewItem | undefined): boolean {
  if (!item) return false;
  const { y, height } = hitRect(item);
  return y > 45 && y + height > 66;
}

function CaptionLine({ item, message }: Caption) {
  const lang = useRoomLang();
  const label = useGameplay((s) => s.labels[item]);
  return (
    <Line
      className="evening"
      data-caption
      ref={markOverflow}
      fontFamily={message.type === 'custom' ? LETTER_FONT : undefined}
    >
      {label !== undefined && <VisuallyHidden lang={lang}>{`${label}: `}</VisuallyHidden>}
      <span>
        <MessageWords message={message} />
      </span>
    </Line>
  );
}

function markOverflow(line: HTMLElement | null) {
  line?.toggleAttribute('data-overflowing', line.scrollHeight > line.clientHeight);
}

const Line = chakra('div', {
  base: {
    maxWidth: 'min(100%, 46rem)',
    paddingX: { base: '3.5', md: '6' },
    paddingY: { base: '2', md: '3' },
    borderRadius: '10px',
    border: '2px solid #a06d22',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: '0 0 0 2px {colors.ink}, {shadows.lifted}',
    fontSize: { base: 'md', md: 'lg', xl: 'xl' },
    lineHeight: '1.4',
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    overflowY: 'auto',
    '&[data-overflowing]': { pointerEvents: 'auto' },
    flexShrink: '0',
    maxHeight: '100%',
    // A small room has no place for more than the last one; the others stand in the journal.
    '&:not(:last-child) > span': { lineClamp: { base: '1', md: 'none' } },
    animationName: 'fade-in',
    animationDuration: '160ms',
  },
});
