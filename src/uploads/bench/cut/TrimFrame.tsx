import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { findBounds } from '../../pixels/findBounds.ts';
import type { Pixels } from '../../pixels/Pixels.ts';

/** The dashed line of the trimmed picture, which reveals forgotten specks. */
export function TrimFrame({ cut }: { cut: Pixels }) {
  const bounds = useMemo(() => findBounds(cut), [cut]);
  if (!bounds) return null;
  const { x, y, width, height } = bounds;
  return (
    <Line
      aria-hidden
      style={{
        left: `${(x / cut.width) * 100}%`,
        top: `${(y / cut.height) * 100}%`,
        width: `${(width / cut.width) * 100}%`,
        height: `${(height / cut.height) * 100}%`,
      }}
    />
  );
}

const Line = chakra('span', {
  base: {
    position: 'absolute',
    border: '2px dashed var(--board-edge)',
    pointerEvents: 'none',
  },
});
