import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds; only ends what hangs. */
    waitLimit: number;
  }
}

/** The default of `vi` is one second. */
const patience = { timeout: inject('waitLimit') };

/** Waits until `claim` no longer throws; returns its value. */
export const until: typeof vi.waitFor = (claim) => vi.waitFor(claim, patience);

/** Waits until `find` finds something; returns it. */
export const untilFound: typeof vi.waitUntil = (find) => vi.waitUntil(find, patience);
