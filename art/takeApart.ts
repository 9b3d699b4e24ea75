import { isLoose, type Move } from '../core/catalogue/moves.ts';
import type { Shows } from './ink/Ink.ts';
import type { Box } from './ink/path.ts';

/** SVG text of a thing or a room without what swings or turns in it, and of each of these in its box, in the drawing's units. */
export interface Apart {
  still: () => string;
  parts: readonly { box: Box; draw: () => string }[];
}

/** What a drawing is taken apart into by what it declares loose; null where that is nothing. */
export function takeApart(moves: readonly Move[], draw: (shows: Shows) => string): Apart | null {
  const loose = moves.filter(isLoose).sort((one, other) => one.part - other.part);
  if (loose.length === 0) return null;
  return {
    still: () => draw('still'),
    parts: loose.map(({ part, box }) => ({ box, draw: () => draw({ part, box }) })),
  };
}
