/**
 * Time limits of all tests, proofs and benches, in milliseconds. They only end what hangs: a machine ten
 * times slower stays below them. No test has limits of its own.
 */

/** The limit of a whole test. */
export const TEST_LIMIT = 600_000;

/** The limit of one wait: an expectation, a press, a page load, a starting process. */
export const WAIT_LIMIT = 60_000;

/** The limit of set-up and clean-up: hooks, and fixtures of a worker. */
export const HOOK_LIMIT = 300_000;
