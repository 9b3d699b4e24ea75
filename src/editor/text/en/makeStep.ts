import type { HidingPlace } from '../../../../core/catalogue/hidingPlace.ts';
import type { StepRefusal } from '../../../../core/make/step/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts for adding a step to a room. */
export const makeStepText = {
  begin: 'Add a step here…',
  /** Further words that find the command. */
  also: 'puzzle lock longer harder grow make generate',
  title: (name: string) => `Add a step: ${name}`,
  help: 'One more lock on the way out. What players find here gets a locked container, and what opens that one is found in its place. You can change everything later.',
  newThing: {
    answer: (name: string) => `New, a paper with a puzzle: ${name}`,
    key: (name: string) => `New, used as a key: ${name}`,
    container: (name: string) => `New, with a lock: ${name}`,
  },
  where: {
    inSight: 'In sight.',
    hidden: (name: string, place: HidingPlace) => `Now hidden ${place} ${name}.`,
  },
  holds: (name: string) => `Players find in it: ${name}.`,
  longer: (minutes: number) =>
    `The time limit becomes ${counted(minutes, 'minute', 'minutes')}, or it would be too short.`,
  add: 'Add this step',
  added: (name: string) => `One more step, with its lock at: ${name}.`,
  refusals: {
    noWayOut: 'This room has no way out yet. Once it has one, a step can be added to it.',
    full: 'This room is full. Delete something that players do not need.',
    nothingToGuard:
      'Nothing here can be locked away: players get out without it, or it has to stay where it is. Try a key, a paper or a lock.',
    noPlace:
      'Nothing that could hold it has a free place in this scene. Move or delete something there, or try another thing.',
  } satisfies Record<StepRefusal, string>,
};
