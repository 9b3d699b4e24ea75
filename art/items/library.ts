import type { Item } from '../defineItem.ts';
import { books } from './decorations/books.ts';
import { clock } from './decorations/clock.ts';
import { globe } from './decorations/globe.ts';
import { lamp } from './decorations/lamp.ts';
import { note } from './decorations/note.ts';
import { painting } from './decorations/painting.ts';
import { plant } from './decorations/plant.ts';
import { rug } from './decorations/rug.ts';
import { door } from './doors/door.ts';
import { dungeonDoor } from './doors/dungeonDoor.ts';
import { gardenDoor } from './doors/gardenDoor.ts';
import { roundDoor } from './doors/roundDoor.ts';
import { slideDoor } from './doors/slideDoor.ts';
import { vaultDoor } from './doors/vaultDoor.ts';
import { computer } from './electronics/computer.ts';
import { keypad } from './electronics/keypad.ts';
import { radio } from './electronics/radio.ts';
import { tv } from './electronics/tv.ts';
import { houseKey } from './keys/houseKey.ts';
import { keyCard } from './keys/keyCard.ts';
import { skeletonKey } from './keys/skeletonKey.ts';
import { chest } from './storage/chest.ts';
import { dresser } from './storage/dresser.ts';
import { locker } from './storage/locker.ts';
import { safe } from './storage/safe.ts';

/** All drawings, in the order of the palette. */
export const items: readonly Item[] = [
  door,
  dungeonDoor,
  slideDoor,
  gardenDoor,
  vaultDoor,
  roundDoor,
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
