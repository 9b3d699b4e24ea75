import { chakra } from '@chakra-ui/react';
import type { Share } from '../../pixels/Pixels.ts';
import type { BenchPicture } from '../../store/benchWork.ts';
import type { BrushSettings, Tool } from './tools.ts';

interface BoardCursorProps {
  at: Share;
  picture: BenchPicture;
  tool: Tool;
  brush: BrushSettings;
}

/** The tool's cursor: the brush in its size, other tools as a small ring. */
export function BoardCursor({ at, picture: { width, height }, tool, brush }: BoardCursorProps) {
  const across = (brush.size / 50) * (Math.max(width, height) / width);
  return (
    <Ring
      aria-hidden
      style={{
        left: `${at.x * 100}%`,
        top: `${at.y * 100}%`,
        width: tool === 'brush' ? `${across * 100}%` : '14px',
      }}
    />
  );
}

/** Light inside dark, visible on every picture. */
const Ring = chakra('span', {
  base: {
    position: 'absolute',
    aspectRatio: '1',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'full',
    border: '1.5px solid {colors.white}',
    outline: '1.5px solid {colors.ink}',
    pointerEvents: 'none',
  },
});
