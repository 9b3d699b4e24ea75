import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** One thing in this many is tested in a second look: all looks of a thing use the same code. */
const SECOND_EVERY = 3;

/**
 * Returns all looks in `npm run unit:whole`. In `npm test` it returns the first one, and one more where `turn` is a
 * multiple of three; `turn` selects which, so that the things of a library are tested in different looks.
 */
export function sampled<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  if (inject('isWhole')) return looks;
  const [first, ...others] = looks;
  const round = turn / SECOND_EVERY;
  const second = Number.isInteger(round) ? others[round % Math.max(1, others.length)] : undefined;
  return [first, second].filter((look) => look !== undefined);
}
