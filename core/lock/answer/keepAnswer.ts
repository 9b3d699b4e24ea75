import { definitionOf } from '../faces.ts';
import type { Face } from '../model.ts';

/** The answer of a lock that gets another face, in the form of that face; empty where it cannot be entered there (M3). */
export function keepAnswer(from: Face, to: Face, answer: string): string {
  if (answer !== '' && isOfPieces(from) && from.type !== to.type && !isOfPieces(to)) return '';
  return definitionOf(to).keepAnswer(to, answer) ?? '';
}

/** Letters of pieces mean nothing to another face. */
function isOfPieces({ type }: Face): boolean {
  return type === 'order' || type === 'jigsaw';
}
