/**
 * Settings of every property test: a fixed seed makes failures reproducible. Stops at the first failure,
 * since shrinking these long lists takes minutes; turn that off to find the smallest one.
 */
export const SEED = { seed: 20260101, numRuns: 300, endOnFailure: true } as const;

/** Length of lists of choices. Without `size` fast-check keeps them near the minimum. */
export const CHOICES = { minLength: 400, maxLength: 900, size: 'max' } as const;

/** Far more than the options of any single choice. */
export const MOST = 100_000;
