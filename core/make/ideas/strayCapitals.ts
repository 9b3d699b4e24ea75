import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** Small words, each of which can hold a capital letter. */
const POOL: Readonly<Record<MadeLanguage, readonly string[]>> = {
  en: [
    'balcony',
    'carpet',
    'drizzle',
    'elephant',
    'fountain',
    'garlic',
    'hedgehog',
    'jumping',
    'kitchen',
    'lizard',
    'mountain',
    'oxygen',
    'puzzle',
    'quiet',
    'raven',
    'socks',
    'tomorrow',
    'velvet',
    'whisper',
    'yellow',
    'zigzag',
    'backwards',
    'joyful',
    'umbrella',
    'knives',
    'crooked',
  ],
  de: [
    'balkon',
    'teppich',
    'regnen',
    'elefant',
    'brunnen',
    'knoblauch',
    'igel',
    'springen',
    'küche',
    'eidechse',
    'berg',
    'sauerstoff',
    'puzzle',
    'quirlig',
    'rabe',
    'socken',
    'morgen',
    'samtig',
    'flüstern',
    'gelb',
    'zickzack',
    'rückwärts',
    'fröhlich',
    'schirm',
    'krumm',
    'juwel',
    'wolkig',
    'vorbei',
  ],
};

/** Capital letters in the middle of small words are the word. No sentence begins with these words, since that would add a capital. */
export const strayCapitals: Idea = {
  id: 'stray-capitals',
  level: 1,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter((each) => canHide(each, language)),
      chance,
    );
    const by = author();
    const row = hide(word, language, (from) => chooseOne(from, chance));
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { row: row.join(', ') }) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: row[0] ?? '' })],
    };
  },
};

function canHide(word: string, language: MadeLanguage): boolean {
  return [...word].every((letter) => holders(letter, language).length > 0);
}

/** Returns the small words that have a letter behind their first one. */
function holders(letter: string, language: MadeLanguage): readonly string[] {
  return POOL[language].filter((small) => small.indexOf(letter.toLowerCase(), 1) > 0);
}

/** Returns a small word for each letter, with that letter as a capital; each once while there are enough. */
function hide(
  word: string,
  language: MadeLanguage,
  choose: (from: readonly string[]) => string,
): readonly string[] {
  const used: string[] = [];
  return [...word].map((letter) => {
    const all = holders(letter, language);
    const unused = all.filter((small) => !used.includes(small));
    const small = choose(unused.length > 0 ? unused : all);
    used.push(small);
    const at = small.indexOf(letter.toLowerCase(), 1);
    return small.slice(0, at) + letter + small.slice(at + 1);
  });
}

const CLUE = {
  en: [
    '{row}\n\n[My hand jumps, and then it does not|Now and then my pen stands up, as one does for a king].',
    'Dictation. {row}. [Mark: poor|The teacher has given up, and I have kept it].',
  ],
  de: [
    '{row}\n\n[Die Hand zuckt, und dann wieder nicht|Ab und zu steht mir die Feder auf wie vor einem König].',
    'Diktat. {row}. [Note: mangelhaft|Die Lehrerin hat aufgegeben, ich habe es aufgehoben].',
  ],
};

const METHOD = {
  en: ['[Some letters are too large|Not all letters are the right size].'],
  de: ['[Manche Buchstaben sind zu groß|Nicht alle Buchstaben haben die richtige Größe].'],
};

const CLOSER = {
  en: ['Read only the capitals, from “{first}” on.'],
  de: ['Lies nur die großen Buchstaben, ab „{first}“.'],
};

const TITLE: Noun = { en: 'dictation', de: 'Diktat', gender: 'n' };

const INSCRIPTION = {
  en: ['[CAPITAL MISTAKES|WHAT STANDS OUT]', '“[Some are too large|Read only what is too tall].”'],
  de: ['[GROSSE FEHLER|WAS HERAUSRAGT]', '„[Manche sind zu groß|Lies nur, was zu groß geraten ist].“'],
};
