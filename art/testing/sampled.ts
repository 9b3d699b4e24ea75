import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/**
 * Of a list of looks all in `npm run unit:whole`; in `npm test` the first and another one, which `turn` chooses, so that
 * the things of a library are looked at in different ones.
 */
export function sampled<Look>(looks: readonly Look[], turn: number): readonly Look[] {
  const [first, ...others] = looks;
  const other = others[turn % Math.max(1, others.length)];
  if (inject('isWhole') || first === undefined || other === undefined) return looks;
  return [first, other];
}
