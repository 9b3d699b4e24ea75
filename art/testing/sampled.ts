import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** Only every third thing is tested in a second look, since all looks of a thing use the same code. */
const SECOND_EVERY = 3;

/**
 * Returns all looks in `npm run unit:whole`; in `npm test` the first and one more, selected by `turn`, so
 * that the things of a library are tested in different looks.
 */
export function sampled<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  const [first, ...others] = looks;
  const other = others[turn % Math.max(1, others.length)];
  if (inject('isWhole') || first === undefined || other === undefined) return looks;
  return [first, other];
}

/** Like `sampled`, but only every third turn has the further look. */
export function sampledSeldom<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  const round = turn / SECOND_EVERY;
  if (inject('isWhole') || Number.isInteger(round)) return sampled(looks, round);
  return looks.slice(0, 1);
}
