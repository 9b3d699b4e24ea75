/** The materials of a lock in the lock dialog. */
export const LOCK_MATERIALS = ['wood', 'brass', 'steel', 'terminal', 'stone', 'paper', 'painted'] as const;
export type LockMaterial = (typeof LOCK_MATERIALS)[number];
