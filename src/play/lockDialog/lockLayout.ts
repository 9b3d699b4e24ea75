import type { SystemStyleObject } from '@chakra-ui/react';
import type { KeyBeside } from '../lock/layouts.ts';
import { u } from '../lock/units.ts';
import { PAPER_OVER } from '../reading/usePinned.ts';
import {
  ABOVE_LINE,
  BOTH_BESIDE,
  DIALOG,
  FACE,
  GOES_AWAY,
  HEAD,
  HELD,
  IN_PHONE,
  INSCRIPTION,
  INSCRIPTION_BESIDE,
  INSCRIPTION_WITH_PAPER,
  KEY_BESIDE,
  LYING_GRID,
  LYING_PAPER,
  lyingPaper,
  lyingRows,
  NOT_MOVED,
  OUTCOME,
  PAPER,
  PAPER_BESIDE,
  PAST,
  PAST_KEY,
  ROOM_FOR_WORDS,
  SILENT,
  TIGHT,
  TITLE,
  TYPED_BESIDE,
  WIDE,
  WIDER,
  WORKED,
  YIELDS,
} from './lockStyles.ts';
import type { TypingSpace } from './useTypingSpace.ts';

/** The state that decides where the parts of the lock's dialog stand, besides the window's shape. */
export interface LockShown {
  isLarge: boolean;
  isOpen: boolean;
  /** A text is written at the lock. */
  isInscribed: boolean;
  /** A paper is pinned beside the lock, or over it where nothing fits beside it. */
  isPinned: boolean;
  /** The line below the lock says something. */
  isSaying: boolean;
  /** A key of the lock that stands beside it on a phone held sideways. */
  keyBeside: KeyBeside | null;
  /** The space that a keyboard on the screen leaves; null without one. */
  typing: TypingSpace | null;
}

type Part =
  | ('dialog' | 'held' | 'head' | 'title' | 'inscription' | 'face' | 'outcome' | 'said')
  | ('paper' | 'leaf');
type Styles = readonly (SystemStyleObject | false)[];

/**
 * Returns the styles of each part of the lock's dialog. The parts stand in a column (`head`, `inscription`, `face`,
 * `outcome`); wide windows and phones held sideways show text and paper beside the face. Above a keyboard on the
 * screen, only the part of the face that is operated is shown.
 */
export function lockLayout(shown: LockShown): Readonly<Record<Part, SystemStyleObject>> {
  const parts = shown.typing ? aboveKeyboard(shown, shown.typing) : inWindow(shown);
  const entries = Object.entries<Styles>(parts).map(([part, styles]) => [part, mergeStyles(styles)]);
  return Object.fromEntries(entries);
}

/** Merges styles deeply: later ones win, also within a condition that both have. */
function mergeStyles(styles: Styles): SystemStyleObject {
  const merged: SystemStyleObject = {};
  for (const style of styles)
    for (const [key, value] of Object.entries(style || {}))
      Object.assign(merged, { [key]: mergeValues(Reflect.get(merged, key), value) });
  return merged;
}

function mergeValues(before: unknown, value: unknown): unknown {
  return isStyle(before) && isStyle(value) ? mergeStyles([before, value]) : value;
}

function isStyle(value: unknown): value is SystemStyleObject {
  return typeof value === 'object' && value !== null;
}

function inWindow({ isLarge, isOpen, isInscribed, isPinned, isSaying, keyBeside }: LockShown) {
  const isAlone = !isLarge && !isPinned;
  return {
    dialog: [DIALOG, !isLarge && NOT_MOVED, isOpen && GOES_AWAY],
    held: [
      HELD,
      !isLarge && IN_PHONE,
      isInscribed && ROOM_FOR_WORDS,
      isPinned && PAPER_BESIDE,
      isInscribed && (isPinned ? BOTH_BESIDE : INSCRIPTION_BESIDE),
      LYING_GRID,
      isPinned && LYING_PAPER,
      isAlone && lyingRows(isInscribed),
    ],
    head: [HEAD, isOpen && PAST, isPinned && { _sidewaysLock: { marginBottom: '0' } }],
    title: [TITLE, isPinned && { _sidewaysLock: { display: 'none' } }],
    inscription: [
      INSCRIPTION,
      isOpen && PAST,
      isAlone && { _uprightPhone: YIELDS, _sidewaysLock: YIELDS },
      isPinned && INSCRIPTION_WITH_PAPER,
    ],
    face: [FACE, isPinned && { [PAPER_OVER]: { display: 'none' } }],
    outcome: [
      OUTCOME,
      !isSaying && SILENT,
      isPinned && { [PAPER_OVER]: { order: '1' } },
      keyBeside !== null && PAST_KEY[keyBeside],
    ],
    said: [],
    paper: [
      PAPER,
      keyBeside !== null && lyingPaper(KEY_BESIDE, '3rem'),
      isSaying && lyingPaper(keyBeside === 'turn' ? KEY_BESIDE : 312, '8.75rem'),
    ],
    leaf: [],
  } satisfies Record<Part, Styles>;
}

function aboveKeyboard(shown: LockShown, { top, height }: TypingSpace) {
  const { isLarge, isOpen, isInscribed, isPinned, isSaying } = shown;
  const wide = isLarge ? WIDER : WIDE;
  return {
    dialog: [
      DIALOG,
      !isLarge && NOT_MOVED,
      isOpen && GOES_AWAY,
      { inset: `${top}px 0 auto`, marginBlock: '0', maxHeight: `${height}px`, paddingTop: '0' },
    ],
    held: [
      HELD,
      !isLarge && IN_PHONE,
      isInscribed && ROOM_FOR_WORDS,
      { display: 'flex', flexDirection: 'column' },
      isPinned && { [wide]: TYPED_BESIDE },
      LYING_GRID,
      isPinned && LYING_PAPER,
      !isLarge && !isPinned && lyingRows(false),
    ],
    head: [HEAD, isOpen && PAST, { order: '-2', marginBottom: '0', _sidewaysLock: { marginBottom: '0' } }],
    title: [TITLE, { _sidewaysLock: { display: 'none' } }],
    inscription: [{ display: 'none' }],
    face: [
      FACE,
      isPinned && { [PAPER_OVER]: { display: 'none' } },
      { height: u(WORKED), overflow: 'clip', overflowClipMargin: '1rem' },
      isSaying && height < TIGHT && { marginTop: u(-ABOVE_LINE) },
      {
        _sidewaysLock: {
          height: `${height}px`,
          overflow: 'visible',
          marginTop: '0',
          '& [type=submit]': { top: `calc(${height}px - 4rem) !important` },
        },
      },
    ],
    outcome: [OUTCOME, { order: '-1', zIndex: '1', _sidewaysLock: { order: '0' } }],
    said: [
      !isSaying && { minHeight: { base: '0', md: '0' }, padding: '0' },
      { _sidewaysLock: isSaying ? { marginTop: '0', paddingBlock: '1' } : { marginTop: '0' } },
    ],
    paper: [
      PAPER,
      { [wide]: { alignSelf: 'start', minHeight: '0', height: `calc(${height}px - 2rem)` } },
      // The little space goes to the text.
      {
        _sidewaysLock: {
          height: `calc(${height}px - 7.5rem)`,
          '& h3': { display: 'none' },
          '& > :first-child': { paddingBlock: '2' },
        },
      },
    ],
    leaf: [{ _sidewaysLock: { display: 'none' } }],
  } satisfies Record<Part, Styles>;
}
