import type { Item } from '../../defineItem.ts';
import { barnDoor } from './barnDoor.ts';
import { bookcaseDoor } from './bookcaseDoor.ts';
import { castleGate } from './castleGate.ts';
import { cellDoor } from './cellDoor.ts';
import { cryptDoor } from './cryptDoor.ts';
import { door } from './door.ts';
import { dungeonDoor } from './dungeonDoor.ts';
import { dutchDoor } from './dutchDoor.ts';
import { elevatorDoor } from './elevatorDoor.ts';
import { gardenDoor } from './gardenDoor.ts';
import { gingerbreadDoor } from './gingerbreadDoor.ts';
import { glassDoor } from './glassDoor.ts';
import { hotelDoor } from './hotelDoor.ts';
import { roundDoor } from './roundDoor.ts';
import { schoolDoor } from './schoolDoor.ts';
import { shipDoor } from './shipDoor.ts';
import { shojiDoor } from './shojiDoor.ts';
import { shopDoor } from './shopDoor.ts';
import { slideDoor } from './slideDoor.ts';
import { templeDoor } from './templeDoor.ts';
import { tombDoor } from './tombDoor.ts';
import { treeDoor } from './treeDoor.ts';
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
  dutchDoor,
  barnDoor,
  glassDoor,
  schoolDoor,
  elevatorDoor,
  shojiDoor,
  shopDoor,
  bookcaseDoor,
  hotelDoor,
  castleGate,
  cellDoor,
  cryptDoor,
  wizardDoor,
  tombDoor,
  treeDoor,
  shipDoor,
  templeDoor,
  gingerbreadDoor,
];
