import type { BackgroundDrawing } from '../defineBackground.ts';
import { bankVault } from './bankVault/bankVault.ts';
import { behindPicture } from './behindPicture/behindPicture.ts';
import { captainsCabin } from './captainsCabin/captainsCabin.ts';
import { childsAttic } from './childsAttic/childsAttic.ts';
import { classroom } from './classroom/classroom.ts';
import { deskTop } from './deskTop/deskTop.ts';
import { detectiveOffice } from './detectiveOffice/detectiveOffice.ts';
import { drawerInside } from './drawerInside/drawerInside.ts';
import { dungeon } from './dungeon/dungeon.ts';
import { floorHatch } from './floorHatch/floorHatch.ts';
import { hospital } from './hospital/hospital.ts';
import { jungleTemple } from './jungleTemple/jungleTemple.ts';
import { kitchen } from './kitchen/kitchen.ts';
import { laboratory } from './laboratory/laboratory.ts';
import { lockerInside } from './lockerInside/lockerInside.ts';
import { machinePanel } from './machinePanel/machinePanel.ts';
import { manorHall } from './manorHall/manorHall.ts';
import { shelfNear } from './shelfNear/shelfNear.ts';
import { spaceship } from './spaceship/spaceship.ts';
import { study } from './study/study.ts';
import { tomb } from './tomb/tomb.ts';
import { trainCompartment } from './trainCompartment/trainCompartment.ts';
import { wallNear } from './wallNear/wallNear.ts';
import { wizardTower } from './wizardTower/wizardTower.ts';

/** All rooms, then the close-ups, in the order of the palette. */
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
