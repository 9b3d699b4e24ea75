import { vi } from 'vitest';

/** A screen's own chunk takes seconds to come on a busy machine, and `vi` by itself is patient for one. */
const PATIENCE = { timeout: 20_000 };

/** Waits until `claim` no longer throws; its value. */
export const until: typeof vi.waitFor = (claim) => vi.waitFor(claim, PATIENCE);

/** Waits until `find` finds something; that. */
export const untilFound: typeof vi.waitUntil = (find) => vi.waitUntil(find, PATIENCE);
