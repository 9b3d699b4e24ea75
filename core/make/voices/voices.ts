import type { ThemeId } from '../furnish/model.ts';
import type { Templates } from '../words/Teller.ts';
import { atticVoice } from './attic.ts';
import { bankVoice } from './bank.ts';
import { detectiveVoice } from './detective.ts';
import { dungeonVoice } from './dungeon.ts';
import { hospitalVoice } from './hospital.ts';
import { jungleVoice } from './jungle.ts';
import { kitchenVoice } from './kitchen.ts';
import { laboratoryVoice } from './laboratory.ts';
import { mansionVoice } from './mansion.ts';
import type { Voice, VoiceWords } from './model.ts';
import { schoolVoice } from './school.ts';
import { seaVoice } from './sea.ts';
import { spaceshipVoice } from './spaceship.ts';
import { tombVoice } from './tomb.ts';
import { trainVoice } from './train.ts';
import { wizardVoice } from './wizard.ts';

/** How each theme is told. */
export const VOICES: Readonly<Record<ThemeId, Voice>> = {
  mansion: mansionVoice,
  wizard: wizardVoice,
  spaceship: spaceshipVoice,
  tomb: tombVoice,
  school: schoolVoice,
  sea: seaVoice,
  detective: detectiveVoice,
  bank: bankVoice,
  train: trainVoice,
  kitchen: kitchenVoice,
  attic: atticVoice,
  dungeon: dungeonVoice,
  laboratory: laboratoryVoice,
  hospital: hospitalVoice,
  jungle: jungleVoice,
};

/** Returns what a voice says of something, in each language. */
export function inVoice(voice: Voice, words: (of: VoiceWords) => readonly string[]): Templates {
  return { en: words(voice.en), de: words(voice.de) };
}
