import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PlayPort } from '../../../game/ports.ts';
import { useStage } from './useStage.ts';

interface SeenPartProps {
  /** Tells which part of the stage the canvas shows. */
  port: PlayPort;
  /** Positions are in percent of the stage. */
  children: ReactNode;
}

/**
 * Covers the whole stage, also while only a part of it is visible. It scales by layout and not by transform,
 * so that text keeps its size.
 */
export function SeenPart({ port, children }: SeenPartProps) {
  const seen = useStage(port, (s) => s.seen);
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
