import { Box, chakra } from '@chakra-ui/react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import { bend, type Point, toArrow, toPath } from '../puzzle/curve.ts';
import { type Size, useSize } from '../puzzle/useSize.ts';

interface RingArrowProps {
  /** In percent of the visible part; undefined for something in another scene. */
  from: PercentRect | undefined;
  to: PercentRect | undefined;
}

/** Pixels of an arrowhead, and between its tip and the middle of its target. */
const BARB = 11;
const GAP = 6;

/** An arrow between things that need each other, so that neither can be reached. */
export function RingArrow({ from, to }: RingArrowProps) {
  const [box, size] = useSize();
  const curve = size && from && to && bend(middleOf(from, size), middleOf(to, size), GAP);
  return (
    <Box ref={box} position="absolute" inset="0">
      {curve && (
        <Arrow data-arrow>
          <path data-case d={toPath(curve)} />
          <path data-case d={toArrow(curve, BARB)} />
          <path d={toPath(curve)} />
          <path d={toArrow(curve, BARB)} />
        </Arrow>
      )}
    </Box>
  );
}

function middleOf({ x, y, width, height }: PercentRect, size: Size): Point {
  return { x: ((x + width / 2) / 100) * size.width, y: ((y + height / 2) / 100) * size.height };
}

const Arrow = chakra('svg', {
  base: {
    width: 'full',
    height: 'full',
    fill: 'none',
    stroke: 'red.300',
    strokeWidth: '3.5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& [data-case]': { stroke: 'ink', strokeWidth: '7px' },
  },
});
