import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** How much smaller the sample is that `npm test` takes. */
const SHARE = 4;

/** How often a property is tried: as often as told in `npm run unit:whole`, a quarter of that in `npm test`. */
export function runs(whole: number): number {
  return inject('isWhole') ? whole : Math.ceil(whole / SHARE);
}
