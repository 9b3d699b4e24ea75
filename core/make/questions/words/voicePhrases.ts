import type { Chance } from '../../../lock/shuffle.ts';
import { countInWords } from '../../locks/devices.ts';
import type { VoiceWords } from '../../voices/model.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { FittedAnswer } from '../answers/fitAnswer.ts';
import { asPhrases } from './asPhrases.ts';
import type { Phrases, Templates } from './Phrases.ts';

/** What the theme's voice says where `Phrases` have something for any place. */
export interface VoicePhrases {
  /** How a lock is fastened to a thing with `{part}`, and to a way: `{device}`. */
  fastened: Templates;
  barred: Templates;
  keyBox: Templates;
  key: Templates;
  opened: Templates;
  openedWay: Templates;
  hider: Templates;
  decoration: Templates;
  wrong: Templates;
  /** A lock's second hint: `{one}` is its paper. */
  lookAt: Templates;
}

/** Returns the phrases of a theme's voice; what holds something names it, too. */
export function voicePhrases(
  voice: VoiceWords,
  { precisely }: Phrases,
  language: MadeLanguage,
  chance: Chance,
): VoicePhrases {
  const said = (templates: Templates) => asPhrases(templates, language, chance);
  const naming = (templates: Templates) =>
    said(templates).map((template, at) => `${template} ${precisely[at % precisely.length] ?? ''}`);
  return {
    fastened: said(voice.fastened),
    barred: said(voice.barred),
    keyBox: said(voice.keyholes),
    key: said(voice.keys),
    opened: naming(voice.opened),
    openedWay: said(voice.ways),
    hider: naming(voice.found),
    decoration: said(voice.looks),
    wrong: said(voice.wrong),
    lookAt: said(voice.lookAt),
  };
}

/** Returns what the lock for an answer looks like, as a subject; how long a typed answer is stays unsaid. */
export function devicesFor(
  { type, password }: Pick<FittedAnswer, 'type' | 'password'>,
  { devices }: VoiceWords,
  phrases: Phrases,
  language: MadeLanguage,
): Templates {
  if (type === 'colours') return devices.colours;
  if (type === 'directions') return devices.ways;
  if (type !== 'wheels') return phrases.devices[type];
  const signs = password.split(' ');
  const hasLetters = signs.some((sign) => !/\d/.test(sign));
  const count = countInWords(signs.length, language);
  return (hasLetters ? devices.word : devices.wheels).map((device) => device.replace('{count}', count));
}
