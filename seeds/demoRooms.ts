import type { Recipe } from '../core/recipe/model.ts';
import { airlockSeven } from './rooms/airlockSeven.ts';
import { clockmakersStudy } from './rooms/clockmakersStudy.ts';
import { cupOfSugar } from './rooms/cupOfSugar.ts';
import { eightLocks } from './rooms/eightLocks.ts';
import { keptIn } from './rooms/keptIn.ts';
import { practicalExamination } from './rooms/practicalExamination.ts';
import { taxCollectorsTomb } from './rooms/taxCollectorsTomb.ts';

/**
 * The published rooms that a fresh installation starts with, which no browser may read (starters are others): the hardest
 * first, so that the easiest is the newest on the dashboard.
 */
export const demoRooms: readonly Recipe[] = [
  eightLocks,
  taxCollectorsTomb,
  practicalExamination,
  cupOfSugar,
  airlockSeven,
  clockmakersStudy,
  keptIn,
];
