import type { Item } from '../../defineItem.ts';
import { chest } from './chest.ts';
import { dresser } from './dresser.ts';
import { locker } from './locker.ts';
import { safe } from './safe.ts';

/** All storage, in the order of the palette. */
export const storage: readonly Item[] = [chest, safe, dresser, locker];
