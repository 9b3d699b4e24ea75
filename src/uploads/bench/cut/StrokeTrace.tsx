import { chakra } from '@chakra-ui/react';
import type { Share } from '../../pixels/Pixels.ts';
import type { BenchPicture } from '../../store/benchWork.ts';
import type { BrushSettings } from './tools.ts';

interface StrokeTraceProps {
  points: readonly Share[];
  brush: BrushSettings;
  picture: BenchPicture;
}

/** The brush's path until the studio has painted it. */
export function StrokeTrace({ points, brush, picture: { width, height } }: StrokeTraceProps) {
  const path = points.map(({ x, y }) => `${x * width},${y * height}`).join(' ');
  return (
    <Trace viewBox={`0 0 ${width} ${height}`} aria-hidden isRestoring={brush.type === 'restore'}>
      <polyline
        points={points.length === 1 ? `${path} ${path}` : path}
        strokeWidth={(brush.size / 50) * Math.max(width, height)}
      />
    </Trace>
  );
}

const Trace = chakra('svg', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    pointerEvents: 'none',
    fill: 'none',
    stroke: '#f3eee2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity: '0.85',
  },
  variants: { isRestoring: { true: { stroke: 'brass.300', opacity: '0.5' } } },
});
