import type { BackgroundDrawing } from '../defineBackground.ts';
import { captainsCabin } from './captainsCabin.ts';
import { classroom } from './classroom.ts';
import { dungeon } from './dungeon.ts';
import { laboratory } from './laboratory.ts';
import { spaceship } from './spaceship.ts';
import { study } from './study.ts';
import { tomb } from './tomb.ts';
import { wizardTower } from './wizardTower.ts';

/** All rooms, in the order of the palette. */
export const backgrounds: readonly BackgroundDrawing[] = [
  study,
  dungeon,
  spaceship,
  classroom,
  laboratory,
  tomb,
  captainsCabin,
  wizardTower,
];
