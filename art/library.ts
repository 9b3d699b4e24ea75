import type { Item } from './defineItem.ts';
import { door } from './items/doors/door.ts';
import { dungeonDoor } from './items/doors/dungeonDoor.ts';
import { slideDoor } from './items/doors/slideDoor.ts';

/** All drawings, in the order of the palette. */
export const items: readonly Item[] = [door, dungeonDoor, slideDoor];
