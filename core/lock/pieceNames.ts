import type { TextOf } from '../util/TextOf.ts';

/** The name by which a player's side knows a piece: where it lay at the start, and so nothing of where it belongs (P12). */
export type PieceName = TextOf<'PieceName'>;

/** The name of the piece that lies at a place (from 0) when the play begins. */
export function pieceNameAt(place: number): PieceName {
  return `p${place + 1}` as PieceName;
}

/** Where the piece of this name lay, from 0; NaN where the name is none. */
export function placeOfPiece(name: string): number {
  return /^p[1-9][0-9]?$/.test(name) ? Number(name.slice(1)) - 1 : Number.NaN;
}

const LETTERS = [...'abcdefghijklmnopqrst'];

/** What answers call the first so many pieces, as the settings list them. */
export function lettersOf(count: number): readonly string[] {
  return LETTERS.slice(0, count);
}
