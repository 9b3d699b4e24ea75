import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { useMessageLanguage } from '../reading/useMessageLanguage.ts';
import type { Caption } from '../session/caption.ts';
import { areNamesOnTop } from '../session/screen.ts';
import { useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { useCaptionAtTop, useCaptionPlace } from './captionPlace.ts';
import { useUncovered } from './useUncovered.ts';

/**
 * Captions: messages on the stage that disappear with the next action or a tap on the background (O4).
 * `session/caption.ts` decides how long each stays. Taps go through them unless the text scrolls. Only the last one is
 * seen, since several would hide the room; upright phones show it below the room. `news`: what else happened, which
 * has a line of its own only where that is not over the room.
 */
export function StageCaption({ news }: { news: string }) {
  const captions = useGameplay((s) => s.captions);
  const uncovered = useUncovered();
  const area = useRef<HTMLDivElement>(null);
  useCaptionPlace(area);
  const isAtTop = useCaptionAtTop();
  const isBelowNames = useGameplay(areNamesOnTop);
  return (
    <Place
      ref={area}
      role="status"
      aria-atomic={false}
      data-below-names={isBelowNames ? '' : undefined}
      css={isAtTop ? AT_TOP : {}}
    >
      {captions.map((caption) => (
        // A new element is announced even if its text is the same as before.
        <CaptionLine
          key={`${caption.item} ${caption.since} ${uncovered}`}
          {...caption}
          news={caption === captions.at(-1) ? news : ''}
          former={caption === captions.at(-1) ? captions.length - 1 : 0}
        />
      ))}
    </Place>
  );
}

/** Covers the stage; on upright phones it is among the lines below. */
const Place = chakra('div', {
  base: {
    gridArea: 'stage',
    alignSelf: 'start',
    position: 'relative',
    zIndex: '1',
    height: 'var(--caption-height, var(--stage-height))',
    overflow: 'var(--caption-overflow, clip)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1.5',
    paddingX: 'var(--caption-padding, 0.5rem)',
    paddingTop: {
      base: 'max(var(--caption-padding, 0.375rem), var(--caption-top, var(--below-name)))',
      md: 'max(0.875rem, var(--below-name))',
    },
    paddingBottom: { base: 'var(--caption-padding, 0.375rem)', md: '3.5' },
    pointerEvents: 'none',
    // A dialog over the room is read alone.
    _belowDialog: { opacity: '0' },
    '&[data-below-names]': { opacity: 'var(--caption-while-highlighting, 0)' },
  },
});

const AT_TOP = {
  justifyContent: 'flex-start',
  // A tall room has space below a close-up.
  'section[data-wide][data-near] &': { _upright: { justifyContent: 'flex-end' } },
} as const;

interface CaptionLineProps extends Caption {
  news: string;
  /** The number of captions before it, which are not seen any more. */
  former: number;
}

function CaptionLine({ item, message, isLocked, news, former }: CaptionLineProps) {
  const language = useRoomLanguage();
  const { dir } = useMessageLanguage(message);
  const label = useGameplay((s) => s.labels[item]);
  return (
    <Line
      className="evening"
      data-caption
      dir={dir}
      ref={markOverflow}
      fontFamily={message.type === 'custom' ? LETTER_FONT : undefined}
    >
      {label !== undefined && <VisuallyHidden {...language}>{`${label}: `}</VisuallyHidden>}
      <span>
        {isLocked && <Padlock aria-hidden />}
        <MessageWords message={message} />
      </span>
      {news !== '' && <News aria-hidden>{news}</News>}
      {former > 0 && <Former>{tableText.formerCaptions(former)}</Former>}
    </Line>
  );
}

/** In the caption's own plate, where nothing lies over it. */
const Former = chakra('span', {
  base: { display: 'block', fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
});

/** Read out by the line for news (`NoticeLine`), which is not seen beside a caption over the room. */
const News = chakra('span', {
  base: {
    display: 'none',
    marginTop: '1',
    fontFamily: 'body',
    fontSize: 'md',
    color: 'fg.muted',
    _wideRoom: { display: 'block' },
    _sideways: { display: 'block' },
  },
});

/** Hidden from screen readers, which get it in words. */
const Padlock = chakra(Lock, {
  base: {
    display: 'inline-block',
    boxSize: '1.05em',
    marginInlineEnd: '0.4em',
    verticalAlign: '-0.12em',
    color: 'accent.fg',
  },
});

function markOverflow(line: HTMLElement | null) {
  line?.toggleAttribute('data-overflowing', line.scrollHeight > line.clientHeight);
}

/** Visible to screen readers only. */
const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const Line = chakra('div', {
  base: {
    maxWidth: 'min(100%, 46rem)',
    paddingX: { base: '3.5', md: '6' },
    paddingY: { base: '2', md: '3' },
    borderRadius: '10px',
    border: 'var(--caption-border, 2px solid #a06d22)',
    bg: 'var(--caption-ground, {colors.bg.panel})',
    color: 'fg',
    boxShadow: 'var(--caption-shadow, 0 0 0 2px {colors.ink}, {shadows.lifted})',
    fontSize: { base: 'var(--caption-size, {fontSizes.md})', md: 'lg', xl: 'xl' },
    lineHeight: '1.4',
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    overflowY: 'auto',
    '&[data-overflowing]': { pointerEvents: 'auto' },
    flexShrink: '0',
    maxHeight: '100%',
    // The former ones are announced and stand in the journal.
    '&:not(:last-of-type)': HEARD,
    animationName: 'fade-in',
    animationDuration: '160ms',
  },
});
