/** Number of rows in a picture's likeness (its perceptual hash). */
export const LIKENESS_ROWS = 8;

/**
 * Returns the eight rows of a likeness with their indexes, for looking up similar pictures: two likenesses that differ
 * in at most seven bits share at least one row.
 * @param likeness 22 hex digits: two for each of the eight rows, then six for a colour
 */
export function likenessBands(likeness: string): readonly string[] {
  return Array.from({ length: LIKENESS_ROWS }, (_, row) => `${row}${likeness.slice(row * 2, row * 2 + 2)}`);
}
