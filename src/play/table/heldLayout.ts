import { BESIDE, ENLARGED, LYING, LYING_UNIT, NARROW, WORDS_BESIDE } from '../lock/units.ts';
import { PAPER_OVER } from '../reading/usePinned.ts';

/** Sideways: text and keys get the width beside the lock. */
const BESIDE_LOCK = `auto calc(clamp(15.5rem, var(--window-width) - 360 * ${LYING_UNIT} - 2.25rem, 18rem) * var(${ENLARGED}))`;

/**
 * Text may take only the height that the window has left and scrolls beyond it, so that the lock, its bar and
 * the result stay visible.
 */
const YIELDS = {
  flexShrink: '1',
  minHeight: '0',
  maxHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  '& > *': { display: 'flex', flexDirection: 'column', minHeight: '0' },
  '& p': { minHeight: '0', maxHeight: 'none', overflowY: 'auto' },
} as const;

/** The row of the bar, which stands beside the lock. */
const BAR_ROW = `calc(var(--window-height) - ${BESIDE.bar[1]} * ${LYING_UNIT} + 0.375rem)`;

/** The lock with text above and below it; beside it in wide windows and on a phone held sideways. */
export const HELD = {
  // Opening parts outside the window must not make it scroll.
  '&:not([data-large])': {
    [NARROW]: {
      overflowX: 'clip',
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'var(--window-height)',
      '& > *': { flexShrink: '0' },
      '& > [data-inscription]': YIELDS,
    },
  },
  '&[data-pinned]': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(15rem, 22rem)',
    columnGap: '6',
    '& > *': { gridColumn: '1' },
    '& > [data-paper]': { gridColumn: '2', gridRow: '1 / span 5' },
    // The paper covers the lock, which returns unchanged.
    [PAPER_OVER]: {
      display: 'flex',
      flexDirection: 'column',
      '& > form, & > [data-inscription]': { display: 'none' },
      '& > [data-fault]': { order: '1' },
    },
  },
  // Title, inscription and result are visible with the lock, unless its keys would be too small for a finger.
  '&:has([data-inscription])': {
    '--held-words': 'min(15.75rem, max(9.5rem, var(--window-height) - 27.6rem))',
    [WORDS_BESIDE]: {
      '--held-words': '6.5rem',
      '--held-beside': '23.5rem',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(15rem, 24rem)',
      gridTemplateRows: 'auto minmax(auto, 1fr) minmax(auto, 1fr)',
      columnGap: '6',
      '& > :first-child': { gridColumn: '1 / -1' },
      '& > form': { gridColumn: '1', gridRow: '2 / -1' },
      '& > [data-inscription]': { gridColumn: '2', alignSelf: 'end' },
      '& > [data-fault]': { gridColumn: '2', alignSelf: 'start' },
      // Both papers are as high as the lock, and the result is below.
      '&[data-pinned]': {
        gridTemplateColumns: 'auto minmax(15rem, 24rem)',
        gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
        '& > [data-inscription]': { gridColumn: '2', alignSelf: 'start', '& p': { maxHeight: '9rem' } },
        '& > [data-paper]': {
          gridColumn: '2',
          gridRow: '3',
          maxHeight: 'calc(var(--window-height) - 20rem)',
        },
        '& > [data-fault]': { gridColumn: '2' },
      },
    },
  },
  [LYING]: {
    display: 'grid',
    gridTemplateColumns: BESIDE_LOCK,
    gridTemplateRows: 'auto auto 1fr',
    columnGap: '5',
    padding: '0',
    '& > form': { gridRow: '1 / -1', gridColumn: '1' },
    '& > :not(form)': { gridColumn: '2' },
    '&:not([data-large], [data-pinned])': {
      height: 'var(--window-height)',
      gridTemplateRows: `auto auto minmax(0, 1fr) ${BAR_ROW}`,
      '& > [data-fault]': { gridRow: '3' },
      '&:has([data-inscription])': {
        gridTemplateRows: `auto minmax(0, 1fr) auto ${BAR_ROW}`,
        '& > [data-inscription]': YIELDS,
      },
    },
    // The inscription gives up its space.
    '&[data-pinned]': {
      gridTemplateColumns: BESIDE_LOCK,
      '& > :not(form)': { gridColumn: '2' },
      '& > [data-inscription]': { display: 'none' },
      '& > [data-paper]': { gridRow: '2' },
    },
  },
} as const;
