import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isWhole: boolean;
  }
}

/** Factor by which the sample of `npm test` is smaller. */
const SHARE = 4;

/** The number of runs of a property: as given in `npm run unit:whole`, a quarter of that in `npm test`. */
export function runs(whole: number): number {
  return inject('isWhole') ? whole : Math.ceil(whole / SHARE);
}
