import type { HeavyRequest } from './HeavyRequest.ts';
import { HEAVY_DOORS } from './heavyDoors.ts';
import { HEAVY_READS_AND_WRITES } from './heavyFirestore.ts';

/** Every request that once delayed everybody else, by name. */
export const HEAVY_REQUESTS: readonly HeavyRequest[] = [...HEAVY_READS_AND_WRITES, ...HEAVY_DOORS];
