import type { TextOf } from '../util/TextOf.ts';

/** The player's name for a piece: its position at the start, which reveals nothing about the answer (P12). */
export type PieceName = TextOf<'PieceName'>;

/** Returns the name of the piece at a position (from 0) at the start of the play. */
export function pieceNameAt(place: number): PieceName {
  return `p${place + 1}` as PieceName;
}

/** Returns the piece's position at the start, from 0; NaN if the name is invalid. */
export function placeOfPiece(name: string): number {
  return /^p[1-9][0-9]?$/.test(name) ? Number(name.slice(1)) - 1 : Number.NaN;
}

const LETTERS = [...'abcdefghijklmnopqrst'];

/** Returns the letters that answers use for the first `count` pieces, as the settings list them. */
export function lettersOf(count: number): readonly string[] {
  return LETTERS.slice(0, count);
}
