import { isLoose, type Move } from '../core/catalogue/moves.ts';
import type { Shows } from './ink/Ink.ts';
import type { Box } from './ink/path.ts';

/**
 * The SVG text of an item or a room without its swinging and turning parts, and of each part in its box, in
 * the drawing's units.
 */
export interface Apart {
  still: () => string;
  parts: readonly { box: Box; draw: () => string }[];
}

/** Separates a drawing into its declared moving parts; null where there are none. */
export function takeApart(moves: readonly Move[], draw: (shows: Shows) => string): Apart | null {
  const loose = moves.filter(isLoose).sort((one, other) => one.part - other.part);
  if (loose.length === 0) return null;
  return {
    still: () => draw('still'),
    parts: loose.map(({ part, box }) => ({ box, draw: () => draw({ part, box }) })),
  };
}
