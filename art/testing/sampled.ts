import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/**
 * Returns all looks in `npm run unit:whole`; in `npm test` the first and one more, selected by `turn`, so
 * that the items of a library are tested in different looks.
 */
export function sampled<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  const [first, ...others] = looks;
  const other = others[turn % Math.max(1, others.length)];
  if (inject('isWhole') || first === undefined || other === undefined) return looks;
  return [first, other];
}
