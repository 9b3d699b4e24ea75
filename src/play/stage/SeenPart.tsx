import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';

interface SeenPartProps {
  /** The part of the stage that the canvas shows. */
  seen: PercentRect;
  /** Positions are in percent of the stage. */
  children: ReactNode;
}

/**
 * Covers the whole stage, also while only a part of it is visible. It scales by layout and not by transform,
 * so that text keeps its size.
 */
export function SeenPart({ seen, children }: SeenPartProps) {
  return (
    <Box
      position="absolute"
      top="0"
      insetInlineStart="0"
      aspectRatio="16/9"
      pointerEvents="none"
      style={{
        height: `${10_000 / seen.height}%`,
        transform: `translate(${-seen.x}%, ${-seen.y}%)`,
      }}
    >
      {children}
    </Box>
  );
}
