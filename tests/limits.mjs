/**
 * The limits of time of all tests, proofs and benches, in milliseconds. They end what hangs and judge nothing: a machine ten times
 * slower stays below them. No test has limits of its own.
 */

/** Of a whole test. */
export const TEST_LIMIT = 600_000;

/** Of one wait: an expectation, a press, a page that opens, a process that starts to answer. */
export const WAIT_LIMIT = 60_000;

/** Of what is made ready before tests and cleared away after them: hooks, and what a worker's tests share. */
export const HOOK_LIMIT = 300_000;
