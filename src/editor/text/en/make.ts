import type { ThemeId } from '../../../../core/make/furnish/model.ts';
import type { Difficulty } from '../../../../core/room/lists/difficulty.ts';
import type { Room } from '../../../../core/room/model.ts';
import { createFormats } from '../../../shared/language/formats.ts';

const { counted, number } = createFormats('en');

/** Texts of the dialog that makes a room. */
export const makeText = {
  title: 'Make me a room',
  ways: 'How it is made',
  tabs: { wish: 'From a wish', questions: 'From questions', assistant: 'From an assistant' },
  theme: 'Where does it take place?',
  themes: {
    mansion: 'Old mansion',
    wizard: 'Wizard’s tower',
    spaceship: 'Spaceship',
    tomb: 'Tomb',
    school: 'School',
    sea: 'At sea',
    dungeon: 'Dungeon',
    laboratory: 'Laboratory',
    kitchen: 'Kitchen',
    train: 'Train',
    attic: 'Child’s attic',
    detective: 'Detective’s office',
    bank: 'Bank',
    hospital: 'Hospital',
    jungle: 'Jungle temple',
  } satisfies Record<ThemeId, string>,
  minutes: 'How many minutes it takes',
  about: 'Its name',
  optional: 'optional',
  another: 'Another one',
  use: 'Use this room',
  scene: 'Scene',
  escapable: (steps: number) => `Escapable in ${counted(steps, 'step', 'steps')}`,
  measures: ({ minutes }: Difficulty, { timeLimit, sceneOrder, itemOrder }: Room) =>
    [
      `about ${counted(minutes, 'minute', 'minutes')}`,
      `${number(timeLimit)} on the clock`,
      counted(sceneOrder.length, 'scene', 'scenes'),
      counted(itemOrder.length, 'thing', 'things'),
    ].join(', '),
  wayOut: 'How it is escaped',
  keepHelp:
    'A pin keeps a part for the next room. Doors, and locks that count what is painted, are made anew.',
  keepPart: 'Keep this part',
  keep: (step: string) => `Keep this part. ${step}`,
  kept: (parts: number) => `${counted(parts, 'part', 'parts')} kept for the next room`,
  keepNothing: 'Keep nothing',
  keptDropped: 'Nothing is kept any more, since the place or the language is another one.',
  noneAround: 'No other room has space for these parts. Keep fewer, or choose another length.',
};
