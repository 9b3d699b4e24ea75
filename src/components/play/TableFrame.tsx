import { chakra } from '@chakra-ui/react';

/** Phones held sideways: the clock and the inventory stand beside the room, where there is space. */
export const SIDEWAYS = '@media (orientation: landscape) and (max-height: 500px)';

/**
 * Places the parts of a running game (`header`, `tools`, `stage`, `notice`, `places`, `tray`). SPEC §2 "Layout": the stage takes 95, 90 and 60 % of
 * the window, but never so much that the clock or the inventory would have to be scrolled to.
 */
export const TableFrame = chakra(
  'section',
  {
    base: {
      // Focused only to go on from here: a ring round all of it would say nothing.
      _focusVisible: { outline: 'none', boxShadow: 'none' },
      '--room-width': { base: '95vw', md: '90vw', lg: '60vw' },
      '--name-height': { base: '2.25rem', md: '0rem' },
      '--tools-height': { base: '3.5rem', md: '0rem' },
      '--places-height': '0rem',
      '&[data-places]': { '--places-height': '3.25rem' },
      '--rows-height': 'calc(var(--name-height) + var(--tools-height) + var(--places-height))',
      '--free-height': 'calc(100dvh - var(--nav-height) - var(--rows-height) - 12.5rem)',
      '--stage-width': 'max(16rem, min(var(--room-width), var(--free-height) * 16 / 9))',
      '--stage-height': 'calc(var(--stage-width) * 9 / 16)',
      display: 'grid',
      gridTemplateAreas: {
        base: '"header" "stage" "notice" "places" "tray" "tools"',
        md: '"header tools" "stage stage" "notice notice" "places places" "tray tray"',
      },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      width: 'var(--stage-width)',
      marginX: 'auto',
      paddingTop: 'clamp(0.5rem, (var(--free-height) - var(--stage-height)) / 3, 4.5rem)',
      paddingBottom: '3',
      outline: 'none',
      [SIDEWAYS]: {
        '--free-height': 'calc(100dvh - var(--nav-height) - 1rem)',
        '--stage-width': 'min(100vw - 16rem, var(--free-height) * 16 / 9)',
        gridTemplateAreas: '"stage header" "stage tools" "stage notice" "stage places" "stage tray"',
        gridTemplateColumns: 'var(--stage-width) minmax(13rem, 20rem)',
        gridTemplateRows: 'auto auto auto auto minmax(0, 1fr)',
        justifyContent: 'center',
        width: 'auto',
        columnGap: '3',
        height: 'calc(var(--stage-height) + 1rem)',
        paddingY: '2',
        paddingX: '2',
      },
    },
  },
  // The page's foot leaves while somebody plays (`Layout`).
  { defaultProps: { 'data-at-play': '' } },
);
