import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds: ends only what hangs. */
    waitLimit: number;
  }
}

/** By itself `vi` is patient for a second. */
const patience = { timeout: inject('waitLimit') };

/** Waits until `claim` no longer throws; its value. */
export const until: typeof vi.waitFor = (claim) => vi.waitFor(claim, patience);

/** Waits until `find` finds something; that. */
export const untilFound: typeof vi.waitUntil = (find) => vi.waitUntil(find, patience);
