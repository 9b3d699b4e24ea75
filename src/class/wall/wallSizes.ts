/** A length in hundredths of the wall's height (`WallPage`), so that all of it is as large on any projector. */
export function high(hundredths: number): string {
  return `calc(${hundredths} * var(--wall-unit))`;
}
