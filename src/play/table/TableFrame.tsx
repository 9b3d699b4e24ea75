import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { type ComponentProps, useContext } from 'react';
import { NOTCH } from '../../shared/page/notch.ts';
import { BELOW_NAME } from '../stage/NearFrame.tsx';
import { useGameplay } from './gameContext.ts';
import { TeamParts } from './teamParts.ts';
import { useWideRoom } from './useWideRoom.ts';

/**
 * Grid of a running game, with the areas `name`, `header`, `stage`, `view`, `notice`, `places`, `tray` and `tools`. It
 * also turns on the condition `_wideRoom`. SPEC §2 "Layout": the stage takes 95, 90 and 60 % of the window, but never
 * so much that players would have to scroll to the clock or the inventory.
 */
export function TableFrame(props: ComponentProps<typeof chakra.section>) {
  const isWide = useWideRoom();
  const hasPlaces = useGameplay((s) => s.places.length > 1);
  const isNear = useGameplay(({ scene }) => scene?.kind === 'closeUp');
  const hasNamePlate = useGameplay(({ scene }) => scene?.kind === 'closeUp' && scene.name !== '');
  const team = useContext(TeamParts);
  const layout = isWide ? WIDE : USUAL;
  return (
    <chakra.section
      data-wide={isWide ? '' : undefined}
      data-near={isNear ? '' : undefined}
      css={[
        FRAME,
        layout.frame,
        hasPlaces ? layout.withPlaces : {},
        isNear ? CLOSE_UP : {},
        SIDEWAYS,
        team ? WITH_SIGNAL : {},
        hasNamePlate ? { '--below-name': BELOW_NAME } : {},
      ]}
      {...props}
    />
  );
}

/** Custom properties computed from those of the layout: the size of the stage. */
const STAGE_SIZE: SystemStyleObject = {
  '--rows-height':
    'calc(var(--name-height) + var(--tools-height) + var(--view-height) + var(--places-height))',
  '--free-height': 'calc(var(--window-height) - var(--rows-height) - var(--other-height))',
  '--stage-width': 'max(16rem, min(var(--room-width), var(--free-height) * 16 / 9))',
  '--stage-height': 'calc(var(--stage-width) * 9 / 16)',
  '--top': 'clamp(0.25rem, (var(--free-height) - var(--stage-height)) / 3, 4.5rem)',
  // Space for the logo if the room begins close to the window's corner.
  '--mark-space':
    'clamp(0px, var(--mark-width, 0rem) - (var(--window-width) - var(--stage-width)) / 2, (2.75rem - var(--top)) * 99)',
};

const FRAME: SystemStyleObject = {
  // Keeps what is drawn beyond the room behind everything else.
  isolation: 'isolate',
  // It gets the focus only as a starting point for Tab: a ring around everything would say nothing.
  outline: 'none',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  // No text is smaller than this while the clock runs.
  '--chakra-font-sizes-xs': '1rem',
  '--chakra-font-sizes-sm': '1rem',
  '--tools-height': { base: '3.5rem', md: '0rem' },
  '--places-height': '0rem',
  // What is said over the room begins below a close-up's name plate.
  '--below-name': '0rem',
  '--view-height': '0rem',
  '--words-height': '3.5rem',
  '--tray-height': '5rem',
  ...STAGE_SIZE,
  _upright: {
    // The ending is read over the room alone, not over its name and clock.
    '&:has([data-exit=outside]) > :not([data-stage])': { visibility: 'hidden' },
    '--view-height': '4rem',
    '--top': 'clamp(0.25rem, (var(--free-height) - var(--stage-height)) / 3, 11rem)',
  },
  _uprightPhone: {
    // The name is on the line of the site's mark.
    '--top': '0rem',
    // What words and tray have: the window without the room, its rows, the clock's and the lower edge.
    '--spare-height': 'calc(var(--window-height) - var(--room-height) - var(--rows-height) - 4.25rem)',
    '--room-height': 'var(--stage-height)',
    // Two rows of things, the larger the more space there is.
    '--slot': 'clamp(3.875rem, (var(--tray-height) - 1.5rem) / 2, 4.5rem)',
  },
  display: 'grid',
  width: 'var(--stage-width)',
  marginX: 'auto',
  paddingTop: `calc(${NOTCH.top} + var(--top))`,
  paddingBottom: `calc(0.75rem + ${NOTCH.bottom})`,
};

interface Layout {
  frame: SystemStyleObject;
  /** Added for a room of several places, which have a row of their own. */
  withPlaces: SystemStyleObject;
}

const IN_COLUMN = '"name" "header" "stage" "view" "notice" "places" "tray" "tools"';

/** The room has its usual share of the window. */
const USUAL: Layout = {
  frame: {
    '--room-width': { base: '95vw', md: '90vw', lg: '60vw' },
    // A line for the room's name, where it needs one.
    '--name-height': { base: '2.75rem', md: '2.25rem' },
    '--other-height': { base: '12.75rem', md: '12.5rem' },
    _uprightPhone: {
      '--tray-height': 'clamp(5rem, var(--spare-height) * 0.46, 10.5rem)',
      '--words-height': 'clamp(3.5rem, var(--spare-height) - var(--tray-height), 18rem)',
    },
    gridTemplateAreas: { base: IN_COLUMN, md: '"rail" "stage" "view" "notice" "places" "tray"' },
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  withPlaces: { '--places-height': '3.25rem' },
};

/** The room fills the window, and text lies over it. */
const WIDE: Layout = {
  frame: {
    '--room-width': 'calc(var(--window-width) - 1.5rem)',
    '--name-height': { base: '2.75rem', md: '0rem' },
    '--other-height': '9.75rem',
    _uprightPhone: { '--tray-height': 'clamp(5rem, var(--spare-height), 10.5rem)' },
    gridTemplateAreas: { base: IN_COLUMN, md: '"rail rail" "stage stage" "places tray"' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'fit-content(40%) minmax(0, 1fr)' },
    rowGap: { md: '2' },
    _upright: {
      // The width is SPEC's; the taller part scrolls.
      '--room-width': { base: '95vw', md: '90vw' },
      '--name-height': { base: '2.75rem', md: '2.25rem' },
      '--other-height': { base: '9.25rem', md: '10rem' },
      '--stage-width': 'var(--room-width)',
      // About half of the room is in sight, twice as large.
      '--stage-height':
        'max(var(--room-width) * 9 / 16, min(var(--room-width) * 1.2, 66dvh, var(--free-height)))',
      '--stage-fill': 'var(--stage-height)',
      gridTemplateAreas: {
        base: '"name" "header" "stage" "view" "places" "tray" "tools"',
        md: '"rail rail" "stage stage" "view view" "places tray"',
      },
    },
  },
  // On tablets places stand beside the tray.
  withPlaces: { _upright: { '--places-height': { base: '3.25rem', md: '0rem' } } },
};

/**
 * On an upright phone a close-up has some of the height that words have below a place: about half of it is in sight,
 * larger, and the rest is a finger's way off. Four lines of words still fit below it.
 */
const CLOSE_UP: SystemStyleObject = {
  _uprightPhone: {
    '--room-height': 'calc(var(--stage-width) * 9 / 16)',
    '--place-words': 'clamp(3.5rem, var(--spare-height) - var(--tray-height), 18rem)',
    '--taller': 'clamp(0rem, var(--place-words) - 7rem, var(--stage-width) / 2)',
    '--stage-height': 'calc(var(--room-height) + var(--taller))',
    '--stage-fill': 'var(--stage-height)',
    '--words-height': 'calc(var(--place-words) - var(--taller))',
  },
};

/**
 * On a phone held sideways the room has the whole height, whatever was chosen; everything else stands in rails beside
 * it.
 */
const SIDEWAYS: SystemStyleObject = {
  _sideways: {
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
};

/** A party has one tool more than the rail has room for. */
const WITH_SIGNAL: SystemStyleObject = {
  _sideways: {
    gridTemplateAreas: '"rail stage places" "rail stage tray" "rail stage signal"',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
  },
};

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
    _wideRoom: { marginBottom: '0', flexWrap: { lg: 'nowrap' } },
    _sideways: {
      margin: '0',
      _wideRoom: { margin: '0' },
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
    gap: '2',
    maxWidth: '100%',
    _wideRoom: { flex: { lg: 'none' }, flexWrap: { lg: 'nowrap' } },
    _sideways: { display: 'contents' },
  },
});
