/**
 * Returns a length in hundredths of the wall's height (`WallPage`), so that the wall looks the same on every
 * projector.
 */
export function high(hundredths: number): string {
  return `calc(${hundredths} * var(--wall-unit))`;
}
