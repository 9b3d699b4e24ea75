import type { Item } from './defineItem.ts';
import { books } from './items/decorations/books.ts';
import { clock } from './items/decorations/clock.ts';
import { globe } from './items/decorations/globe.ts';
import { lamp } from './items/decorations/lamp.ts';
import { note } from './items/decorations/note.ts';
import { painting } from './items/decorations/painting.ts';
import { plant } from './items/decorations/plant.ts';
import { rug } from './items/decorations/rug.ts';
import { door } from './items/doors/door.ts';
import { dungeonDoor } from './items/doors/dungeonDoor.ts';
import { slideDoor } from './items/doors/slideDoor.ts';
import { computer } from './items/electronics/computer.ts';
import { keypad } from './items/electronics/keypad.ts';
import { radio } from './items/electronics/radio.ts';
import { tv } from './items/electronics/tv.ts';
import { houseKey } from './items/keys/houseKey.ts';
import { keyCard } from './items/keys/keyCard.ts';
import { skeletonKey } from './items/keys/skeletonKey.ts';
import { chest } from './items/storage/chest.ts';
import { dresser } from './items/storage/dresser.ts';
import { locker } from './items/storage/locker.ts';
import { safe } from './items/storage/safe.ts';

/** All drawings, in the order of the palette. */
export const items: readonly Item[] = [
  door,
  dungeonDoor,
  slideDoor,
  skeletonKey,
  houseKey,
  keyCard,
  chest,
  safe,
  dresser,
  locker,
  note,
  painting,
  clock,
  rug,
  plant,
  books,
  globe,
  lamp,
  computer,
  tv,
  keypad,
  radio,
];
