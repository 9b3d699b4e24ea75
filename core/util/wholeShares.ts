/**
 * Returns the parts of a whole as whole numbers of 100 that sum to 100; all are 0 where the parts sum to 0. Rounded one by
 * one, three parts can sum to 99 or 101. What is missing goes to the parts that rounding down cost most, the first ones
 * among equals.
 */
export function wholeShares(parts: readonly number[]): readonly number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum === 0) return parts.map(() => 0);
  // A remainder is a whole number too, so equal ones are seen to be equal.
  const whole = parts.map((part) => Math.floor((100 * part) / sum));
  const missing = whole.reduce((left, share) => left - share, 100);
  const raised = parts
    .map((part, place) => ({ place, rest: (100 * part) % sum }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing);
  return whole.map((share, place) => share + (raised.some((each) => each.place === place) ? 1 : 0));
}
