import type { Item } from '../../defineItem.ts';
import { airlockDoor } from './airlockDoor.ts';
import { barnDoor } from './barnDoor.ts';
import { bookcaseDoor } from './bookcaseDoor.ts';
import { bunkerDoor } from './bunkerDoor.ts';
import { castleGate, wideCastleGate } from './castleGate.ts';
import { cellDoor } from './cellDoor.ts';
import { cryptDoor } from './cryptDoor.ts';
import { curtain, wideCurtain } from './curtain.ts';
import { door } from './door.ts';
import { dungeonDoor } from './dungeonDoor.ts';
import { dutchDoor } from './dutchDoor.ts';
import { elevatorDoor } from './elevatorDoor.ts';
import { freezerDoor } from './freezerDoor.ts';
import { garageDoor, wideGarageDoor } from './garageDoor.ts';
import { frenchDoors, gardenDoor } from './gardenDoor.ts';
import { gingerbreadDoor } from './gingerbreadDoor.ts';
import { glassDoor } from './glassDoor.ts';
import { hotelDoor } from './hotelDoor.ts';
import { labDoor } from './labDoor.ts';
import { portal } from './portal.ts';
import { roundDoor } from './roundDoor.ts';
import { schoolDoor } from './schoolDoor.ts';
import { shipDoor } from './shipDoor.ts';
import { shojiDoor } from './shojiDoor.ts';
import { shopDoor } from './shopDoor.ts';
import { slideDoor } from './slideDoor.ts';
import { submarineHatch } from './submarineHatch.ts';
import { templeDoor } from './templeDoor.ts';
import { tombDoor } from './tombDoor.ts';
import { trainDoor } from './trainDoor.ts';
import { treeDoor } from './treeDoor.ts';
import { vaultDoor } from './vaultDoor.ts';
import { wizardDoor } from './wizardDoor.ts';

/** All doors, in the order of the palette. */
export const doors: readonly Item[] = [
  door,
  dungeonDoor,
  slideDoor,
  frenchDoors,
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
  wideCastleGate,
  cellDoor,
  cryptDoor,
  wizardDoor,
  tombDoor,
  treeDoor,
  shipDoor,
  templeDoor,
  gingerbreadDoor,
  labDoor,
  wideGarageDoor,
  trainDoor,
  freezerDoor,
  bunkerDoor,
  submarineHatch,
  airlockDoor,
  portal,
  wideCurtain,
  gardenDoor,
  castleGate,
  garageDoor,
  curtain,
];
