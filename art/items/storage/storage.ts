import type { Item } from '../../defineItem.ts';
import { chest } from './chest.ts';
import { dresser } from './dresser.ts';
import { filingCabinet } from './filingCabinet.ts';
import { locker } from './locker.ts';
import { safe } from './safe.ts';
import { wardrobe } from './wardrobe.ts';

/** All storage, in the order of the palette. */
export const storage: readonly Item[] = [chest, safe, dresser, wardrobe, locker, filingCabinet];
