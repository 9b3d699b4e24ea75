import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { HintOffer } from '../hints/HintOffer.tsx';
import { useHintOffer } from '../hints/useHintOffer.ts';
import { areNamesOnTop } from '../session/screen.ts';
import { useGameplay } from '../table/gameContext.ts';
import { Finds } from '../tray/Finds.tsx';
import { isSilent, type Notice } from './notice.ts';
import { QuietWords } from './QuietWords.tsx';
import { useUncovered } from './useUncovered.ts';

/**
 * A line about the last action, also for screen readers. While it has nothing to say, it offers a hint or another view
 * of the room, or shows what was read last.
 */
export function NoticeLine({ notice }: { notice: Notice }) {
  const { words, isWarning, forEars, finds } = notice;
  const isHighlighting = useGameplay((s) => s.isHighlighting);
  const isBelowNames = useGameplay(areNamesOnTop);
  const isCaptioned = useGameplay((s) => s.captions.length > 0);
  const isFree = !isCaptioned && !isHighlighting;
  const { isOffered, dismiss } = useHintOffer();
  const time = useTimesTold();
  return (
    <Flex
      role="status"
      data-below-names={isBelowNames ? '' : undefined}
      data-captioned={isCaptioned ? '' : undefined}
      gridArea="notice"
      align="center"
      justify="center"
      minHeight="14"
      paddingTop="1.5"
      paddingBottom="1.5"
      textAlign="center"
      css={PLACE}
    >
      {forEars !== '' && <VisuallyHidden key={`${time} ears`}>{forEars}</VisuallyHidden>}
      {isOffered && !isWarning ? (
        <HintOffer onDismiss={dismiss} />
      ) : isSilent(notice) ? (
        isFree && <QuietWords />
      ) : (
        <Plate key={`${time} ${words}`} {...(isWarning && WARNING)}>
          {words}
          {finds.length > 0 && (
            <>
              {words !== '' && ' '}
              <Finds finds={finds} />
            </>
          )}
        </Plate>
      )}
    </Flex>
  );
}

/**
 * Returns a key that changes whenever the line must be read out. Without a new key, screen readers would not announce
 * the same words again.
 */
function useTimesTold(): string {
  const announcements = useGameplay((s) => s.announcements);
  // What was said below a lock's dialog or a letter was not heard, so it is read out once that is closed.
  const uncovered = useUncovered();
  const isReading = useGameplay((s) => s.dialog?.type === 'message');
  return `${announcements} ${uncovered} ${isReading}`;
}

/** Layout where the room covers the line's usual space. */
const OVER_STAGE = {
  gridArea: 'stage',
  alignSelf: 'start',
  zIndex: '1',
  minHeight: '0',
  paddingTop: 'max(0.375rem, var(--below-name))',
  pointerEvents: 'none',
  // A caption has the line's words within it.
  '&[data-below-names], &[data-captioned]': { opacity: '0' },
  '&[data-captioned] > [data-offer]': { visibility: 'hidden' },
} as const;

const PLACE = {
  // The teacher's line has the first half.
  'section:not([data-wide]) > [data-teachers-line] ~ * &': { md: { paddingInlineStart: '57%' } },
  // A dialog over the room is read alone.
  _belowDialog: { opacity: '0' },
  // Must not shrink, or it would cover the captions above it.
  _uprightPhone: {
    minHeight: '0',
    paddingTop: '0.5',
    paddingBottom: '0.5',
    flexShrink: '0',
    position: 'relative',
    zIndex: '1',
  },
  _wideRoom: OVER_STAGE,
  _sideways: { ...OVER_STAGE, _wideRoom: OVER_STAGE },
  // Beside the button that leaves a close-up.
  'section[data-near] &': { _sideways: { paddingX: '3.75rem' } },
  'section[data-near][data-wide] &': { paddingX: '3.75rem' },
  // A tall room has space below a close-up.
  'section[data-wide][data-near] &': { _upright: { alignSelf: 'end', paddingTop: '0', paddingBottom: '3' } },
} as const;

const Plate = chakra('span', {
  base: {
    paddingX: '3.5',
    paddingY: '1',
    borderRadius: 'lg',
    bg: 'bg.raised',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: '550',
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
    animationName: 'fade-in',
    animationDuration: '180ms',
  },
});

const WARNING = { bg: 'bg.warning', color: 'fg.warning' } as const;
