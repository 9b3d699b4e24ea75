import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';

interface SeenPartProps {
  /** What of the stage the canvas shows. */
  seen: PercentRect;
  /** In percent of the stage. */
  children: ReactNode;
}

/** Lies over the whole stage, also where only a part of it is seen. It is enlarged by its measures, so that words keep their size. */
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
