import type { Item } from '../../defineItem.ts';
import { castleGate } from './castleGate.ts';
import { cellDoor } from './cellDoor.ts';
import { cryptDoor } from './cryptDoor.ts';
import { door } from './door.ts';
import { dungeonDoor } from './dungeonDoor.ts';
import { gardenDoor } from './gardenDoor.ts';
import { roundDoor } from './roundDoor.ts';
import { slideDoor } from './slideDoor.ts';
import { tombDoor } from './tombDoor.ts';
import { vaultDoor } from './vaultDoor.ts';
import { wizardDoor } from './wizardDoor.ts';

/** All doors, in the order of the palette. */
export const doors: readonly Item[] = [
  door,
  dungeonDoor,
  slideDoor,
  gardenDoor,
  vaultDoor,
  roundDoor,
  castleGate,
  cellDoor,
  cryptDoor,
  wizardDoor,
  tombDoor,
];
