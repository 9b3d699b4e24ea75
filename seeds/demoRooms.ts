import type { Recipe } from '../core/recipe/model.ts';
import { armchairExplorerInGerman } from './german/armchairExplorer.ts';
import { clockmakersStudyInGerman } from './german/clockmakersStudy.ts';
import { whereTheresAWillInGerman } from './german/whereTheresAWill.ts';
import { airlockSeven } from './rooms/airlockSeven.ts';
import { armchairExplorer } from './rooms/armchairExplorer.ts';
import { clockmakersStudy } from './rooms/clockmakersStudy.ts';
import { cupOfSugar } from './rooms/cupOfSugar.ts';
import { eightLocks } from './rooms/eightLocks.ts';
import { keptIn } from './rooms/keptIn.ts';
import { practicalExamination } from './rooms/practicalExamination.ts';
import { taxCollectorsTomb } from './rooms/taxCollectorsTomb.ts';
import { whereTheresAWill } from './rooms/whereTheresAWill.ts';

/**
 * The demo rooms in English, the hardest first. The room for several players comes before the easiest one, so
 * that the dashboard shows both on top.
 */
export const englishRooms: readonly Recipe[] = [
  armchairExplorer,
  eightLocks,
  taxCollectorsTomb,
  practicalExamination,
  cupOfSugar,
  airlockSeven,
  clockmakersStudy,
  whereTheresAWill,
  keptIn,
];

/**
 * The rooms that are published on a fresh installation; no browser may read their recipes, unlike those of starters.
 * The hardest of each language comes first, so that the easiest English one is the newest on the dashboard.
 */
export const demoRooms: readonly Recipe[] = [
  armchairExplorerInGerman,
  clockmakersStudyInGerman,
  whereTheresAWillInGerman,
  ...englishRooms,
];
