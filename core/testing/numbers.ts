/**
 * Settings of every property test: a fixed seed, so that a failure comes back. It ends with the first failure, since
 * making these long lists smaller takes minutes; turn that off to look for the smallest one.
 */
export const SEED = { seed: 20260101, numRuns: 300, endOnFailure: true } as const;

/** How long lists of choices get. Without `size` fast-check keeps them near the least length. */
export const CHOICES = { minLength: 400, maxLength: 900, size: 'max' } as const;

/** Above the count of possibilities of every single choice, by far. */
export const MOST = 100_000;
