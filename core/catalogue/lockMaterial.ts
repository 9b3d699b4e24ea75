/** What a lock in the hand may be made of. */
export const LOCK_MATERIALS = ['wood', 'brass', 'steel', 'terminal', 'stone', 'paper', 'painted'] as const;
export type LockMaterial = (typeof LOCK_MATERIALS)[number];
