/** Runs stepwise work to its end without pauses, where nothing may happen in between. */
export function finishAtOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
