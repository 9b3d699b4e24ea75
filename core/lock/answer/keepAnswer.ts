import { definitionOf } from '../faces.ts';
import type { Face } from '../model.ts';

/** Converts the answer of a lock to another face; empty if it cannot be entered there (M3). */
export function keepAnswer(from: Face, to: Face, answer: string): string {
  if (answer !== '' && isOfPieces(from) && from.type !== to.type && !isOfPieces(to)) return '';
  return definitionOf(to).keepAnswer(to, answer) ?? '';
}

/** Piece letters have no meaning for other faces. */
function isOfPieces({ type }: Face): boolean {
  return type === 'order' || type === 'jigsaw';
}
