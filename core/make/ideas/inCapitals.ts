/** Two names in capital letters, for what is engraved. */
export function inCapitals(first: string, second: string): { FIRST: string; SECOND: string } {
  return { FIRST: first.toUpperCase(), SECOND: second.toUpperCase() };
}
