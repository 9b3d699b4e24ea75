import { chakra } from '@chakra-ui/react';
import { NOTCH } from '../../shared/page/notch.ts';
import { SIDEWAYS } from './sideways.ts';

export { SIDEWAYS };

/** Upright phones and tablets: the room can be as tall as there is space, and then scrolls. */
export const UPRIGHT = '@media (orientation: portrait) and (max-width: 960px)';

/** Applies while a dialog covers the room: it has its own clock and buttons, and these would show through. */
export const BELOW_DIALOG = 'section:has(dialog[open]) &';

/** Upright phones: unless the room is tall, messages are shown below it. */
export const BELOW_ROOM = '@media (orientation: portrait) and (max-width: 600px)';

/** Phones, which have room for one line of text. */
export const ONE_LINE =
  '@media (orientation: portrait) and (max-width: 600px), (orientation: landscape) and (max-height: 500px)';

/**
 * The grid of a running play (`header`, `tools`, `stage`, `view`, `notice`, `places`, `tray`). SPEC §2
 * "Layout": the stage takes 95, 90 and 60 % of the window, but never so much that clock or inventory would
 * need scrolling. With `data-wide` it takes all there is.
 */
export const TableFrame = chakra('section', {
  base: {
    // Keeps the dark room behind everything.
    isolation: 'isolate',
    // Focused only as a starting point, so a ring around everything would mean nothing.
    _focusVisible: { outline: 'none', boxShadow: 'none' },
    // Nothing read under time pressure is smaller.
    '--chakra-font-sizes-xs': '1rem',
    '--chakra-font-sizes-sm': '1rem',
    '--room-width': { base: '95vw', md: '90vw', lg: '60vw' },
    // A line for the room's name, where it needs one.
    '--name-height': '2.25rem',
    '--tools-height': { base: '3.5rem', md: '0rem' },
    '--places-height': '0rem',
    '&[data-places]': { '--places-height': '3.25rem' },
    '--view-height': '0rem',
    [UPRIGHT]: { '--view-height': '4rem' },
    '--rows-height':
      'calc(var(--name-height) + var(--tools-height) + var(--view-height) + var(--places-height))',
    '--other-height': '12.5rem',
    '--words-height': '3.5rem',
    [BELOW_ROOM]: { '--words-height': 'clamp(3.5rem, var(--window-height) - 37rem, 7.25rem)' },
    '--free-height': 'calc(var(--window-height) - var(--rows-height) - var(--other-height))',
    '--stage-width': 'max(16rem, min(var(--room-width), var(--free-height) * 16 / 9))',
    '--stage-height': 'calc(var(--stage-width) * 9 / 16)',
    '--top': 'clamp(0.25rem, (var(--free-height) - var(--stage-height)) / 3, 4.5rem)',
    // Space for the site's mark, where the room begins near the window's corner.
    '--mark-space':
      'clamp(0px, var(--mark-width, 0rem) - (var(--window-width) - var(--stage-width)) / 2, (2.75rem - var(--top)) * 99)',
    display: 'grid',
    gridTemplateAreas: {
      base: '"name" "header" "stage" "view" "notice" "places" "tray" "tools"',
      md: '"rail" "stage" "view" "notice" "places" "tray"',
    },
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: 'var(--stage-width)',
    marginX: 'auto',
    paddingTop: `calc(${NOTCH.top} + var(--top))`,
    paddingBottom: `calc(0.75rem + ${NOTCH.bottom})`,
    outline: 'none',
    '&[data-wide]': {
      '--room-width': 'calc(var(--window-width) - 1.5rem)',
      '--places-height': '0rem',
      '--name-height': { md: '0rem' },
      '--other-height': '9.75rem',
      gridTemplateAreas: {
        md: '"rail rail" "stage stage" "places tray"',
      },
      gridTemplateColumns: { md: 'fit-content(40%) minmax(0, 1fr)' },
      rowGap: { md: '2' },
      [UPRIGHT]: {
        // The width is SPEC's; the taller part scrolls.
        '--room-width': { base: '95vw', md: '90vw' },
        '--name-height': '2.25rem',
        '--other-height': '10rem',
        // On tablets places stand beside the tray.
        '&[data-places]': { '--places-height': { base: '3.25rem', md: '0rem' } },
        '--stage-width': 'var(--room-width)',
        '--stage-height': 'max(var(--room-width) * 9 / 16, min(62dvh, var(--free-height)))',
        '--stage-fill': 'var(--stage-height)',
        // A close-up scrolls as well: shown whole, its things would be smaller than in the room.
        '--near-fill': {
          base: 'min(var(--stage-width) * 0.9, var(--stage-height) - 3.5rem)',
          md: 'min(var(--stage-width) * 0.78, var(--stage-height) - 4rem)',
        },
        gridTemplateAreas: {
          base: '"name" "header" "stage" "view" "places" "tray" "tools"',
          md: '"rail rail" "stage stage" "view view" "places tray"',
        },
      },
    },
    [SIDEWAYS]: {
      '&, &[data-wide]': {
        '--stage-width': 'min(var(--window-width) - 11.25rem, (var(--window-height) - 0.75rem) * 16 / 9)',
        gridTemplateAreas: '"rail stage places" "rail stage tray"',
        gridTemplateColumns: '4.75rem var(--stage-width) minmax(4.75rem, 9rem)',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        justifyContent: 'center',
        alignItems: 'stretch',
        width: 'auto',
        columnGap: '1.5',
        rowGap: '1',
        height: '100%',
        paddingX: '1',
        paddingTop: '1.5',
        paddingBottom: `calc(0.375rem + ${NOTCH.bottom})`,
      },
    },
  },
});

/** Captions and notices; on upright phones one below the other, in a space of fixed height. */
export const WordsPlace = chakra('div', {
  base: {
    display: 'contents',
    // Hidden, since the end is shown in the room itself.
    '&[inert]': { visibility: 'hidden' },
    [BELOW_ROOM]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      gridArea: 'notice',
      position: 'relative',
      zIndex: '1',
      // Fixed height: long text overlaps the things below instead of pushing them.
      height: 'var(--words-height)',
      '--caption-height': 'auto',
      '--caption-overflow': 'visible',
      '--caption-padding': '0',
      '--caption-looked-past': '1',
      paddingTop: '1',
      pointerEvents: 'none',
      '[data-wide] &': {
        display: 'contents',
        '--caption-height': 'var(--stage-height)',
        '--caption-overflow': 'clip',
        '--caption-padding': '0.375rem',
        '--caption-looked-past': '0',
      },
    },
  },
});

/**
 * Name, clock and tools: above the room, or beside it on a phone held sideways. Upright phones place them
 * elsewhere.
 */
export const ToolRail = chakra('div', {
  base: {
    gridArea: { md: 'rail' },
    display: { base: 'contents', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    marginBottom: '1.5',
    // Beside a large room they share one line if it is long enough.
    '[data-wide] > &': { marginBottom: '0', flexWrap: { lg: 'nowrap' } },
    [SIDEWAYS]: {
      '&, [data-wide] > &': { margin: '0' },
      gridArea: 'rail',
      display: 'flex',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: '0.5',
      minHeight: '0',
      // Below the site's mark.
      paddingTop: 'calc(var(--mark-width, 0.375rem) - 0.375rem)',
      overflowY: 'auto',
      scrollbarWidth: 'none',
    },
  },
});

/** Clock and tools, which wrap together. */
export const ToolLine = chakra('div', {
  base: {
    display: { base: 'contents', md: 'flex' },
    flex: '1 0 auto',
    flexWrap: 'wrap',
    gap: '2.5',
    maxWidth: '100%',
    '[data-wide] &': { flex: { lg: 'none' }, flexWrap: { lg: 'nowrap' } },
    [SIDEWAYS]: { display: 'contents' },
  },
});
