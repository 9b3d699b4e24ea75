import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NOTCH } from '../../shared/page/notch.ts';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { SIDE_BY_SIDE } from './PlaySheet.tsx';

interface IntroductionSheetProps {
  title: ReactNode;
  picture: ReactNode;
  /** The start button. */
  start: ReactNode;
  /** Notes to read before the start. */
  notes?: ReactNode;
  /** The story. */
  children: ReactNode;
}

/**
 * Lays out a room's page before its start: name, picture, story, start, notes. In one column the start button stays at
 * the window's lower edge while what is above it is read, which fades towards it.
 */
export function IntroductionSheet({ title, picture, start, notes, children }: IntroductionSheetProps) {
  const board = useRef<HTMLDivElement>(null);
  useMarkedOverPage(board);
  return (
    <Wall>
      <header>{title}</header>
      <Story>{children}</Story>
      <Beside>
        {/* Space for the bookmark's ribbon, which stands above the frame. */}
        <chakra.div minWidth="0" marginX={{ base: '2', md: '3.5' }} marginTop={{ base: '2.5', lg: '0' }}>
          {picture}
        </chakra.div>
        <Start ref={board}>{start}</Start>
        <chakra.div minWidth="0" marginX={{ base: '2', md: '3.5' }} order="3" _empty={{ display: 'none' }}>
          {notes}
        </chakra.div>
      </Beside>
    </Wall>
  );
}

/** As wide as other pages' content. */
const Wall = chakra('article', {
  base: {
    width: PAGE_WIDTH,
    marginX: 'auto',
    marginTop: { base: '5', md: '8' },
    marginBottom: '8',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    [SIDE_BY_SIDE]: {
      display: 'grid',
      columnGap: '8',
      rowGap: '4',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
    _sideways: {
      marginTop: '2',
      rowGap: '2',
      // Limits the picture, so that the start button is visible below it.
      gridTemplateColumns: 'clamp(15rem, (100dvh - 12.5rem) * 16 / 9, 50%) minmax(0, 1fr)',
    },
  },
});

const Story = chakra('div', {
  base: { order: '1', minWidth: '0', [SIDE_BY_SIDE]: { gridColumn: '2', paddingTop: '2' } },
});

/** Stands beside name and story if there is room, whatever their height. */
const Beside = chakra('div', {
  base: {
    display: 'contents',
    [SIDE_BY_SIDE]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      gridArea: '1 / 1 / span 2',
    },
    _sideways: { gap: '2' },
  },
});

const LOWER_EDGE = `max(0.5rem, ${NOTCH.bottom})`;

/** The page's ground above and below the board, or the story would seem to end with the line above it. */
const BESIDE_BOARD = {
  content: '""',
  position: 'absolute',
  insetInline: '-1rem',
  bg: 'bg',
  pointerEvents: 'none',
} as const;

const Start = chakra('div', {
  base: {
    order: '2',
    minWidth: '0',
    position: 'sticky',
    bottom: LOWER_EDGE,
    zIndex: '2',
    '&[data-over-page]': {
      _before: {
        ...BESIDE_BOARD,
        bottom: '100%',
        height: '5.5rem',
        maskImage: 'linear-gradient(0deg, #000, transparent)',
      },
      _after: { ...BESIDE_BOARD, top: '100%', height: LOWER_EDGE },
    },
    [SIDE_BY_SIDE]: { position: 'static' },
  },
});

/** Marks the board with `data-over-page` while it lies over the page, at the window's lower edge. */
function useMarkedOverPage(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!board.current) return;
    // Of a board at the edge the lowest pixels are outside.
    const observer = new IntersectionObserver(
      ([seen]) => seen?.target.toggleAttribute('data-over-page', isCutBelow(seen)),
      { rootMargin: '0px 0px -12px 0px', threshold: [0.9, 1] },
    );
    observer.observe(board.current);
    return () => observer.disconnect();
  }, [board]);
}

function isCutBelow({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean {
  return rootBounds !== null && boundingClientRect.bottom > rootBounds.bottom;
}
