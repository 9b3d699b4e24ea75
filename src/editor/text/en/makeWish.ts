import { createFormats } from '../../../shared/language/formats.ts';

const { counted } = createFormats('en');

/** Texts for making a room by a wish. */
export const makeWishText = {
  aboutHelp: 'Its story takes it up, too. Left empty, it gets a name of its own.',
  // Not “hard”: that is what the room's card says, which counts its steps.
  level: 'Its riddles',
  levels: { '1': 'simple', '2': 'mixed', '3': 'tricky' },
  length: 'How long',
  minutes: (minutes: number) => `about ${counted(minutes, 'minute', 'minutes')}`,
  who: 'Who plays',
  ages: { '8': 'Age 8 and up', '12': 'Age 12 and up', '18': 'Adults' },
  language: 'Language of its texts',
  none: 'No room could be made of this. Try another length or place.',
};
