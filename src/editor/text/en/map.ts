import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { list } = createFormats('en');

/** Texts of the map of a room's puzzle. */
export const mapText = {
  open: 'Map',
  title: 'The whole puzzle',
  help: 'From the start to the door. Click a thing to go to it in the room.',
  area: 'Map',
  whole: 'Whole map',
  addStep: 'Add a step',
  addStepHelp: 'Choose a thing. One more lock is added there.',
  start: 'Start',
  exit: 'the way out',
  noWay: 'nothing leads here',
  legend: 'What the lines mean',
  step: (step: number) => `step ${step}`,
  /** What leads to a thing or a scene, by kind of line. */
  by: {
    opens: (names: readonly string[]) => `opened by ${list(names)}`,
    clicks: (names: readonly string[]) => `opened by clicks on ${list(names)}`,
    makes: (names: readonly string[]) => `made of ${list(names)}`,
    tells: (names: readonly string[]) => `clue to its answer: ${list(names)}`,
    leads: (names: readonly string[]) => `reached through ${list(names)}`,
  },
  hidden: (hider: string, place: HidingPlace) => `hidden ${place} ${hider}`,
} as const;
