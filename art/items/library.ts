import type { Item } from '../defineItem.ts';
import { decorations } from './decorations/decorations.ts';
import { doors } from './doors/doors.ts';
import { electronics } from './electronics/electronics.ts';
import { keys } from './keys/keys.ts';
import { storage } from './storage/storage.ts';

/** All drawings, in the order of the palette. */
export const items: readonly Item[] = [...doors, ...keys, ...storage, ...decorations, ...electronics];
