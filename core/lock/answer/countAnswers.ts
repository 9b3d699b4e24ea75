/** Counts of answers end here: nobody tries so many. */
const MOST = Number.MAX_SAFE_INTEGER;

/** The product of these numbers, as far as counts go. */
export function product(factors: readonly number[]): number {
  return factors.reduce((all, factor) => Math.min(MOST, all * factor), 1);
}

/** How many sequences of one of `choices` each there are, from one to `longest` of them. */
export function countSequences(choices: number, longest: number): number {
  let all = 0;
  for (let length = 1; length <= longest && all < MOST; length++)
    all = Math.min(MOST, all + choices ** length);
  return all;
}

/** In how many ways so many of `choices` different things can follow one another. */
export function countArrangements(choices: number, length: number): number {
  return product(Array.from({ length }, (_, place) => choices - place));
}
