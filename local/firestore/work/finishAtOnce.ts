/** Does work that stops between its steps without a stop, where nobody may come between. */
export function finishAtOnce<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
