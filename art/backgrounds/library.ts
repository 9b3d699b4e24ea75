import type { BackgroundDrawing } from '../defineBackground.ts';
import { bankVault } from './bankVault.ts';
import { behindPicture } from './behindPicture.ts';
import { captainsCabin } from './captainsCabin.ts';
import { childsAttic } from './childsAttic.ts';
import { classroom } from './classroom.ts';
import { deskTop } from './deskTop.ts';
import { detectiveOffice } from './detectiveOffice.ts';
import { drawerInside } from './drawerInside.ts';
import { dungeon } from './dungeon.ts';
import { floorHatch } from './floorHatch.ts';
import { hospital } from './hospital.ts';
import { jungleTemple } from './jungleTemple.ts';
import { kitchen } from './kitchen.ts';
import { laboratory } from './laboratory.ts';
import { lockerInside } from './lockerInside.ts';
import { machinePanel } from './machinePanel.ts';
import { manorHall } from './manorHall.ts';
import { shelfNear } from './shelfNear.ts';
import { spaceship } from './spaceship.ts';
import { study } from './study.ts';
import { tomb } from './tomb.ts';
import { trainCompartment } from './trainCompartment.ts';
import { wallNear } from './wallNear.ts';
import { wizardTower } from './wizardTower.ts';

/** All rooms and then the close-ups, in the order of the palette. */
export const backgrounds: readonly BackgroundDrawing[] = [
  study,
  dungeon,
  spaceship,
  classroom,
  laboratory,
  tomb,
  captainsCabin,
  wizardTower,
  childsAttic,
  kitchen,
  hospital,
  bankVault,
  jungleTemple,
  detectiveOffice,
  trainCompartment,
  manorHall,
  deskTop,
  drawerInside,
  behindPicture,
  machinePanel,
  lockerInside,
  shelfNear,
  wallNear,
  floorHatch,
];
