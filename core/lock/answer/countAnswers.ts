/** The upper bound of counts, far more than anybody can try. */
const MOST = Number.MAX_SAFE_INTEGER;

/** Returns the product of these numbers, up to the bound. */
export function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => Math.min(MOST, all * factor), 1);
}

/** Returns the number of sequences of length 1 to `longest` over `choices` symbols. */
export function countSequences(choices: number, longest: number): number {
  let all = 0;
  for (let length = 1; length <= longest && all < MOST; length++)
    all = Math.min(MOST, all + choices ** length);
  return all;
}

/** Returns the number of sequences of `length` different symbols out of `choices`. */
export function countArrangements(choices: number, length: number): number {
  return product(Array.from({ length }, (_, place) => choices - place));
}
