/** Number of rows in a picture's likeness (its perceptual hash). */
export const LIKENESS_ROWS = 8;

/**
 * Returns the eight rows of a likeness with their indexes, for looking up similar pictures: two likenesses
 * that differ in at most seven bits share at least one row.
 * @param likeness 16 hex digits of rows, two for each, and six of a colour
 */
export function likenessBands(likeness: string): readonly string[] {
  return Array.from({ length: LIKENESS_ROWS }, (_, row) => `${row}${likeness.slice(row * 2, row * 2 + 2)}`);
}
