/** A stored count; 0 where there is none, or no such number. */
export function wholeOr0(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;
}
