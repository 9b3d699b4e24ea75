import type { Recipe } from '../core/recipe/model.ts';
import { brokenMedal } from './starters/brokenMedal.ts';
import { captainsNap } from './starters/captainsNap.ts';
import { cockCrow } from './starters/cockCrow.ts';
import { deskOfTheDean } from './starters/deskOfTheDean.ts';
import { fourServants } from './starters/fourServants.ts';
import { guestRoom } from './starters/guestRoom.ts';
import { nightShift } from './starters/nightShift.ts';
import { pleaseHold } from './starters/pleaseHold.ts';
import { quietAfternoon } from './starters/quietAfternoon.ts';

/** The rooms that the editor offers to begin from. Everybody may read them, codes and all, so none is published here. */
export const starters: readonly Recipe[] = [
  quietAfternoon,
  guestRoom,
  nightShift,
  brokenMedal,
  fourServants,
  captainsNap,
  deskOfTheDean,
  pleaseHold,
  cockCrow,
];
