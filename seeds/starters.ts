import type { Recipe } from '../core/recipe/model.ts';
import { brokenMedalInGerman } from './german/starters/brokenMedal.ts';
import { captainsNapInGerman } from './german/starters/captainsNap.ts';
import { cockCrowInGerman } from './german/starters/cockCrow.ts';
import { deskOfTheDeanInGerman } from './german/starters/deskOfTheDean.ts';
import { fourServantsInGerman } from './german/starters/fourServants.ts';
import { guestRoomInGerman } from './german/starters/guestRoom.ts';
import { nightShiftInGerman } from './german/starters/nightShift.ts';
import { pleaseHoldInGerman } from './german/starters/pleaseHold.ts';
import { quietAfternoonInGerman } from './german/starters/quietAfternoon.ts';
import { brokenMedal } from './starters/brokenMedal.ts';
import { captainsNap } from './starters/captainsNap.ts';
import { cockCrow } from './starters/cockCrow.ts';
import { deskOfTheDean } from './starters/deskOfTheDean.ts';
import { fourServants } from './starters/fourServants.ts';
import { guestRoom } from './starters/guestRoom.ts';
import { nightShift } from './starters/nightShift.ts';
import { pleaseHold } from './starters/pleaseHold.ts';
import { quietAfternoon } from './starters/quietAfternoon.ts';

const english: readonly Recipe[] = [
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

const german: readonly Recipe[] = [
  quietAfternoonInGerman,
  guestRoomInGerman,
  nightShiftInGerman,
  brokenMedalInGerman,
  fourServantsInGerman,
  captainsNapInGerman,
  deskOfTheDeanInGerman,
  pleaseHoldInGerman,
  cockCrowInGerman,
];

/**
 * The rooms that the editor offers to begin from, the same ones in each language of the product. Everybody may read
 * them with their answers, so none of them is published here.
 */
export const starters: readonly Recipe[] = [
  ...english.map((room) => ({ ...room, language: 'en' })),
  ...german,
];
