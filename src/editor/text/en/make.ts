import type { Difficulty } from '../../../../core/room/lists/difficulty.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import { bandNames } from '../../../shared/text/en/bands.ts';

const { counted } = createFormats('en');

/** Texts of the dialog that makes a room. */
export const makeText = {
  title: 'Make me a room',
  ways: 'How it is made',
  tabs: { assistant: 'From an assistant' },
  another: 'Another one',
  use: 'Use this room',
  scene: 'Scene',
  escapable: (steps: number) => `Escapable in ${counted(steps, 'step', 'steps')}`,
  measures: ({ band, minutes }: Difficulty, scenes: number, things: number) =>
    [
      `about ${counted(minutes, 'minute', 'minutes')}`,
      bandNames[band].toLowerCase(),
      counted(scenes, 'scene', 'scenes'),
      counted(things, 'thing', 'things'),
    ].join(', '),
  wayOut: 'How it is escaped',
};
