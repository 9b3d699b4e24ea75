import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A paper has a word that is dialled: each of its letters becomes the telephone key that holds it, as the lock shows. */
export const dialledWord: Idea = {
  id: 'dialled-word',
  level: 3,
  since: 1880,
  fromAge: 12,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 6),
      chance,
    );
    const keeper = author();
    return {
      parameters: word,
      answer: { password: dial(word), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: keeper, says: tell(CLUE, { word }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { keys: KEYS_TEXT }),
      hints: [
        tell(METHOD, { keeper }),
        tell(CLOSER, { letter: word.slice(0, 1), digit: dial(word).slice(0, 1) }),
      ],
    };
  },
};

/** Returns the digits of a telephone's keys that hold these letters. */
export function dial(word: string): string {
  return [...word].map((letter) => KEYS.findIndex((key) => key.includes(letter)) + 2).join('');
}

const KEYS_TEXT = KEYS.map((letters, place) => `${place + 2} ${letters}`).join(', ');

const INSCRIPTION = {
  en: ['{keys}', '“[My number, please|Call me]: {keys}.”'],
  de: ['{keys}', '„[Meine Nummer bitte|Ruf mich an]: {keys}.“'],
};

const CLUE = {
  en: [
    'Numbers leave me, words stay. Whoever needs me dials {word}. [Mostly I am asleep|Let it ring, it is a long way from the bath].',
    'My telephone number is a word, [so that my mother can remember it|since I cannot keep figures in my head]: {word}. [Wrong numbers want the butcher|Nobody has ever called].',
    'For the visiting cards: no figures, they look so needy. Just “Dial {word}”, [in italics|and my name very small].',
  ],
  de: [
    'Nummern vergesse ich, Wörter bleiben. Wer mich braucht, wählt {word}. [Meistens schlafe ich|Lass es läuten, aus der Wanne ist es weit].',
    'Meine Telefonnummer ist ein Wort, [damit meine Mutter sie behält|weil ich mir Zahlen nicht merken kann]: {word}. [Wer sich verwählt, will den Metzger|Angerufen hat noch nie jemand].',
    'Für die Visitenkarten: keine Ziffern, das wirkt so bedürftig. Nur „Wählen Sie {word}“, [in Schrägschrift|und den Namen ganz klein].',
  ],
};

const METHOD = {
  en: ['The number of {keeper} is a word, and every key has letters.'],
  de: ['Die Nummer von {keeper} ist ein Wort, und auf jeder Taste stehen Buchstaben.'],
};

const CLOSER = {
  en: ['Each letter of the word is the key that it stands on: {letter} is {digit}.'],
  de: ['Jeder Buchstabe des Wortes ist die Taste, auf der er steht: {letter} ist {digit}.'],
};
