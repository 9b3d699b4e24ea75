import type { SystemStyleObject } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { LOWER_THAN_A_LOCK } from '../../shared/browser/windows.ts';
import type { KeyBeside } from '../lock/layouts.ts';
import { BESIDE, ENLARGED, LYING_UNIT, UNDO } from '../lock/units.ts';
import { PAPER_OVER } from '../reading/usePinned.ts';
import { OPENING } from './useOpenedLock.ts';

/** Windows that are wider than high and have space for words beside the lock. */
export const WORDS_BESIDE = '@media (orientation: landscape) and (min-width: 768px) and (min-height: 501px)';

/** In units of a face: the height of the line with what was entered, the lamp and the bar; the height above them. */
export const WORKED = 300;
export const ABOVE_LINE = 64;
/** In CSS pixels: with less space above a keyboard, the result covers the lock's upper edge. */
export const TIGHT = 360;

/** With a keyboard on the screen, windows in which a paper fits beside the lock, and beside an enlarged one. */
export const WIDE = '@media (min-width: 768px) and (min-height: 501px)';
export const WIDER = '@media (min-width: 1000px) and (min-height: 501px)';

const sinks = keyframes({ to: { opacity: '0', transform: 'scale(0.9) translateY(1.5rem)' } });
const fades = keyframes({ to: { opacity: '0' } });
/** Milliseconds of the closing animation of an opened lock. */
const LEAVING = 240;
const LEAVES = `${LEAVING}ms ease-in ${OPENING - LEAVING}ms forwards`;

/** The dialog has no frame of its own: the lock is all that is drawn. */
export const DIALOG: SystemStyleObject = {
  bg: 'transparent',
  borderWidth: '0',
  boxShadow: 'none',
  maxWidth: 'var(--window-width)',
  // Opening parts need more space than the lock, where there is some.
  md: {
    _tall: {
      paddingInline: '3.5rem',
      paddingTop: 'clamp(0px, (var(--window-height) - 42rem) / 5, 2.5rem)',
    },
  },
  _before: { display: 'none' },
  _after: { display: 'none' },
};

/** Only an enlarged lock wider than the window scrolls sideways; sideways only the lowest windows scroll at all. */
export const NOT_MOVED: SystemStyleObject = {
  overflowX: 'hidden',
  _sidewaysLock: { overflow: 'hidden' },
  [LOWER_THAN_A_LOCK]: { overflowY: 'auto' },
};

/** The closing animation of an opened lock, which reveals the room. */
export const GOES_AWAY: SystemStyleObject = {
  animation: `${sinks} ${LEAVES}`,
  '&::backdrop': { animation: `${fades} ${LEAVES}` },
};

export const HELD: SystemStyleObject = { padding: '1', minWidth: 'min-content' };

/** As high as the window at most, so that text yields to the lock. */
export const IN_PHONE: SystemStyleObject = {
  _uprightPhone: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'var(--window-height)',
  },
};

/** The space that the face leaves for text. The face shrinks for it, but its keys stay large enough for a finger. */
export const ROOM_FOR_WORDS: SystemStyleObject = {
  '--held-words': 'min(15.75rem, max(9.5rem, var(--window-height) - 27.6rem))',
  [WORDS_BESIDE]: { '--held-words': '6.5rem', '--held-beside': '23.5rem' },
};

export const INSCRIPTION_BESIDE: SystemStyleObject = {
  [WORDS_BESIDE]: {
    display: 'grid',
    gridTemplateAreas: '"head head" "face inscription" "face outcome"',
    gridTemplateColumns: 'auto minmax(15rem, 24rem)',
    gridTemplateRows: 'auto minmax(auto, 1fr) minmax(auto, 1fr)',
    columnGap: '6',
  },
};

/** A pinned paper stands beside the lock, or over it where nothing fits beside it. */
export const PAPER_BESIDE: SystemStyleObject = {
  display: 'grid',
  gridTemplateAreas: '"head paper" "inscription paper" "face paper" "outcome paper" ". paper"',
  gridTemplateColumns: 'auto minmax(15rem, 22rem)',
  columnGap: '6',
  [PAPER_OVER]: { display: 'flex', flexDirection: 'column' },
};

/** Inscription and paper together are as high as the lock, and the result is below. */
export const BOTH_BESIDE: SystemStyleObject = {
  [WORDS_BESIDE]: {
    gridTemplateAreas: '"head head" "face inscription" "face paper" "face outcome"',
    gridTemplateColumns: 'auto minmax(15rem, 24rem)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  },
};

export const TYPED_BESIDE: SystemStyleObject = {
  display: 'grid',
  gridTemplateAreas: '"head paper" "outcome paper" "face paper" ". paper" ". paper"',
  gridTemplateColumns: 'auto minmax(15rem, 22rem)',
  columnGap: '6',
};

/** Sideways: text and keys get the width beside the lock. */
export const LYING_GRID: SystemStyleObject = {
  _sidewaysLock: {
    display: 'grid',
    gridTemplateAreas: '"face head" "face inscription" "face outcome"',
    gridTemplateColumns: `auto calc(clamp(15.5rem, var(--window-width) - 360 * ${LYING_UNIT} - 2.25rem, 18rem) * var(${ENLARGED}))`,
    gridTemplateRows: 'auto auto 1fr',
    columnGap: '5',
    padding: '0',
  },
};

/** The inscription gives up its space to the paper. */
export const LYING_PAPER: SystemStyleObject = {
  _sidewaysLock: { gridTemplateAreas: '"face head" "face paper" "face outcome"', columnGap: '6' },
};

/** As high as the window, with a row for the lock's bar, which stands beside the lock. */
export function lyingRows(isInscribed: boolean): SystemStyleObject {
  const bar = `calc(var(--window-height) - ${BESIDE.bar[1]} * ${LYING_UNIT} + 0.375rem)`;
  const words = isInscribed ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)';
  return {
    _sidewaysLock: {
      height: 'var(--window-height)',
      gridTemplateAreas: '"face head" "face inscription" "face outcome" "face ."',
      gridTemplateRows: `auto ${words} ${bar}`,
    },
  };
}

/** In units: how far down text beside a lock may reach if a key stands below the text. */
export const KEY_BESIDE = BESIDE.undo[1] - 8;

/** The result of an answer stands right of a round key, and above a wide one, so that neither covers the other. */
export const PAST_KEY: Readonly<Record<KeyBeside, SystemStyleObject>> = {
  undo: { _sidewaysLock: { marginInlineStart: lying(UNDO + 8) } },
  turn: { _sidewaysLock: { marginBottom: lying(BESIDE.bar[1] - KEY_BESIDE) } },
};

function lying(units: number): string {
  return `calc(${units} * ${LYING_UNIT} * var(${ENLARGED}))`;
}

/** The height of the paper beside a lock: it ends at `bottom`, in units of the lock. */
export function lyingPaper(bottom: number, less: string): SystemStyleObject {
  return { _sidewaysLock: { height: `calc(${bottom} * ${LYING_UNIT} - ${less})` } };
}

const NARROWEST = '@media (max-width: 350px)';

export const PAST: SystemStyleObject = { opacity: '0', pointerEvents: 'none' };

/** Stays visible however large the lock is and however far it is scrolled. */
export const HEAD: SystemStyleObject = {
  gridArea: 'head',
  flexShrink: '0',
  position: 'sticky',
  top: '0',
  insetInline: '0',
  zIndex: '2',
  maxWidth: 'calc(var(--window-width) - 0.5rem)',
  transition: 'opacity 160ms',
  // At 400 % zoom the buttons take a whole line, and the title the next.
  [NARROWEST]: { flexWrap: 'wrap' },
  // Here the head would cover half of the lock scrolled below it.
  [LOWER_THAN_A_LOCK]: { position: 'static' },
  // The column beside a lock is too narrow for both: buttons in the corner, title below them.
  _sidewaysLock: {
    flexWrap: 'wrap',
    paddingTop: '1',
    // The clock and four buttons fit on one line of the narrowest column.
    columnGap: '1px',
    marginBottom: '1',
  },
};

export const TITLE: SystemStyleObject = {
  [NARROWEST]: { order: '1', flexBasis: '100%' },
  _sidewaysLock: { order: '1', flexBasis: '100%' },
};

/** Moves the spacer before the buttons where they stand in the corner. */
export const BEFORE_KEYS: SystemStyleObject = {
  _sidewaysLock: { order: '-1' },
  [NARROWEST]: { order: '-1' },
};

/**
 * Text above and below a lock stays in place while the lock scrolls sideways. Beside a lock it is not stretched, since
 * the bar is below it.
 */
const WORDS: SystemStyleObject = {
  flexShrink: '0',
  position: 'sticky',
  insetInlineStart: '0',
  maxWidth: 'calc(var(--window-width) - 0.5rem)',
  transition: 'opacity 160ms',
  _sidewaysLock: { alignSelf: 'start' },
};

export const INSCRIPTION: SystemStyleObject = {
  ...WORDS,
  gridArea: 'inscription',
  [WORDS_BESIDE]: { alignSelf: 'end' },
};

export const INSCRIPTION_WITH_PAPER: SystemStyleObject = {
  [PAPER_OVER]: { display: 'none' },
  [WORDS_BESIDE]: { alignSelf: 'start', '& p': { maxHeight: '9rem' } },
  _sidewaysLock: { display: 'none' },
};

/**
 * Text takes only the height that the window has left, and scrolls within it, so that the lock, its bar and the result
 * stay visible.
 */
export const YIELDS: SystemStyleObject = {
  flexShrink: '1',
  minHeight: '0',
  maxHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  '& > *': { display: 'flex', flexDirection: 'column', minHeight: '0' },
  '& p': { minHeight: '0', maxHeight: 'none', overflowY: 'auto' },
};

export const FACE: SystemStyleObject = { gridArea: 'face' };

/**
 * The result of an answer stays visible however high the lock and its text are. The button to a paper that covers the
 * lock stands beside it.
 */
export const OUTCOME: SystemStyleObject = {
  ...WORDS,
  gridArea: 'outcome',
  _uprightPhone: { bottom: '1' },
  [PAPER_OVER]: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '2',
    '& > :first-child': { flex: '0 1 auto' },
  },
  [WORDS_BESIDE]: { alignSelf: 'start' },
};

/** The empty line takes no width, or the button beside it would not be in the middle. */
export const SILENT: SystemStyleObject = {
  [PAPER_OVER]: { minHeight: '4.25rem', '& > :first-child': { position: 'absolute' } },
};

export const PAPER: SystemStyleObject = {
  gridArea: 'paper',
  flexShrink: '0',
  // As high as the lock beside it, whatever is on its page, so that its arrows stay in place.
  height: '0',
  minHeight: '100%',
  rotate: '0.6deg',
  [PAPER_OVER]: {
    width: 'min(30rem, var(--window-width) - 1.5rem)',
    height: 'calc(var(--window-height) - 9rem)',
    marginInline: 'auto',
    marginTop: '2',
    minHeight: '0',
  },
  _sidewaysLock: {
    alignSelf: 'start',
    rotate: 'none',
    minHeight: '0',
    // Ends above the bar and the result.
    height: `calc(312 * ${LYING_UNIT} - 3.75rem)`,
  },
};
