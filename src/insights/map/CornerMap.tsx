import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useState } from 'react';
import type { DrawnMap } from '../../editor/map/drawMap.ts';
import type { Size } from '../../editor/puzzle/useSize.ts';

/** Pixels of the longer side. */
const LONGEST = 150;

interface CornerMapProps {
  drawn: DrawnMap;
  /** The scrolling area. */
  place: RefObject<HTMLDivElement | null>;
  size: Size;
}

/** A small picture of the whole map with the part that is in view; nothing if all of it is. */
export function CornerMap({ drawn, place, size }: CornerMapProps) {
  const at = useScrollOf(place);
  const { width, height, lanes, nodes } = drawn;
  if (width <= size.width && height <= size.height) return null;
  const scale = LONGEST / Math.max(width, height);
  return (
    <Picture
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      strokeWidth={2 / scale}
    >
      {lanes.map(({ scene, rect }) => (
        <rect key={scene} {...rect} data-lane />
      ))}
      {[...nodes].map(([id, rect]) => (
        <rect key={id} {...rect} data-node />
      ))}
      <rect x={at.x} y={at.y} width={size.width} height={size.height} data-view />
    </Picture>
  );
}

function useScrollOf(place: RefObject<HTMLDivElement | null>): { x: number; y: number } {
  const [at, setAt] = useState({ x: 0, y: 0 });
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const follow = () => setAt({ x: current.scrollLeft, y: current.scrollTop });
    current.addEventListener('scroll', follow, { passive: true });
    return () => current.removeEventListener('scroll', follow);
  }, [place]);
  return at;
}

const Picture = chakra('svg', {
  base: {
    position: 'absolute',
    insetEnd: '3',
    bottom: '4',
    borderRadius: 'sm',
    bg: 'bg.page',
    boxShadow: '0 0 0 1px {colors.border.strong}, {shadows.md}',
    opacity: '0.92',
    pointerEvents: 'none',
    '& [data-lane]': { fill: 'none', stroke: 'border' },
    '& [data-node]': { fill: 'dusk.400' },
    '& [data-view]': { fill: 'rgb(248 217 138 / 0.14)', stroke: 'brass.300' },
  },
});
