/** Rows of a picture's likeness. */
export const LIKENESS_ROWS = 8;

/**
 * The eight rows of a likeness with their places, by which alike pictures are looked up: two likenesses that differ in seven bits
 * at most have one of these in common.
 * @param likeness 16 hex digits of rows, two for each, and six of a colour
 */
export function likenessBands(likeness: string): readonly string[] {
  return Array.from({ length: LIKENESS_ROWS }, (_, row) => `${row}${likeness.slice(row * 2, row * 2 + 2)}`);
}
