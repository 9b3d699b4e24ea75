/** Returns a stored count, or 0 if it is missing or not a whole number. */
export function wholeOr0(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;
}
