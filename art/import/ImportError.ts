/** A fault in an imported drawing, in one line with the file and the position. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** A place in a file, for people: both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of a character in a text. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, Math.max(0, offset)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
