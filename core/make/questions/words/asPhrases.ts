import type { Chance } from '../../../lock/shuffle.ts';
import { capitalized } from '../../words/capitalized.ts';
import { chooseWording } from '../../words/chooseWording.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Templates } from './Phrases.ts';

/** The article before a thing, by the form that a voice's slot asks for. */
const ARTICLES: Readonly<Record<MadeLanguage, Readonly<Record<string, string>>>> = {
  en: { '': 'the', a: 'the', d: 'the' },
  de: { '': 'der', a: 'den', d: 'dem' },
};

/** Slots of a voice that name a thing; all others are filled as they are. */
const THINGS: ReadonlySet<string> = new Set(['lock', 'part', 'thing', 'place', 'one']);

const SLOT = /\{(\w+)(?::([ad]))?\}/gu;

/** Returns what a voice says (`VoiceWords`) in the templates of rooms made from questions, one wording of each. */
export function asPhrases(said: Templates, language: MadeLanguage, chance: Chance): Templates {
  return said.map((template) =>
    chooseWording(template, chance).replace(
      SLOT,
      (_, slot: string, form: string | undefined, at: number, whole: string) => {
        // Nobody but its owner is known in such a room.
        if (slot === 'someone') return '{owner}';
        if (!THINGS.has(slot)) return `{${slot}}`;
        const article = ARTICLES[language][form ?? ''] ?? '';
        const isFirst = at === 0 || /[.!?][“”]?\s$/u.test(whole.slice(0, at));
        return `{${isFirst ? capitalized(article) : article} ${slot}}`;
      },
    ),
  );
}
