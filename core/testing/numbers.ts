/** Settings of every property test: a fixed seed, so that a failure comes back. */
export const SEED = { seed: 20260101, numRuns: 300 } as const;

/** How long lists of choices get. Without `size` fast-check keeps them near the least length. */
export const CHOICES = { minLength: 200, maxLength: 600, size: 'max' } as const;

/** Above the count of possibilities of every single choice, by far. */
export const MOST = 100_000;
