import type { Item } from '../../defineItem.ts';
import { houseKey } from './houseKey.ts';
import { keyCard } from './keyCard.ts';
import { skeletonKey } from './skeletonKey.ts';

/** All keys, in the order of the palette. */
export const keys: readonly Item[] = [skeletonKey, houseKey, keyCard];
