import type { Recipe } from '../core/recipe/model.ts';
import { guestRoom } from './starters/guestRoom.ts';
import { nightShift } from './starters/nightShift.ts';
import { quietAfternoon } from './starters/quietAfternoon.ts';

/** The rooms that the editor offers to begin from. Everybody may read them, codes and all, so none is published here. */
export const starters: readonly Recipe[] = [quietAfternoon, guestRoom, nightShift];
