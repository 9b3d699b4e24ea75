import type { BackgroundDrawing } from '../defineBackground.ts';
import { dungeon } from './dungeon.ts';
import { spaceship } from './spaceship.ts';
import { study } from './study.ts';

/** All rooms, in the order of the palette. */
export const backgrounds: readonly BackgroundDrawing[] = [study, dungeon, spaceship];
