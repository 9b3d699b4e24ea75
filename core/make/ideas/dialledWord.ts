import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A word is dialled: each of its letters becomes the telephone key that holds it, as another paper shows. */
export const dialledWord: Idea = {
  id: 'dialled-word',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 6),
      chance,
    );
    const [by, keeper] = [author(), author()];
    return {
      parameters: word,
      answer: { password: dial(word), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, says: tell(WORD, { by, word }) },
        { of: kit.papers, author: keeper, says: tell(TABLE, { keeper, table: TABLE_TEXT }) },
      ],
      asks: askFor(kit, 'figures', word.length),
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

const TABLE_TEXT = KEYS.map((letters, place) => `${place + 2} ${letters}`).join('\n');

const WORD = {
  en: [
    '“[If you need me, dial|To reach me, dial] {word}. [Not the thing: the word|I chose it myself].” {by}.',
    '{by} cannot remember numbers and [dials words|keeps words instead]: {word}.',
  ],
  de: [
    '„[Wenn du mich brauchst, wähl|Unter diesem Wort bin ich zu erreichen:] {word}. [Nicht das Ding, das Wort|Selbst ausgesucht].“ {by}.',
    '{by} kann sich keine Nummern merken und [wählt Wörter|merkt sich Wörter]: {word}.',
  ],
};

const TABLE = {
  en: [
    '{keeper} has copied the keys of [an old telephone|the telephone in the hall]:\n{table}',
    '[How telephones spell|The spelling of telephones], by {keeper}:\n{table}',
  ],
  de: [
    '{keeper} hat die Tasten [eines alten Telefons|des Telefons im Flur] abgeschrieben:\n{table}',
    '[So buchstabieren Telefone|Das Alphabet der Telefone], notiert von {keeper}:\n{table}',
  ],
};

const METHOD = {
  en: ['{keeper} has drawn up which key holds which letters.'],
  de: ['{keeper} hat notiert, welche Taste welche Buchstaben hat.'],
};

const CLOSER = {
  en: ['Each letter of the word is the key that it stands on: {letter} is {digit}.'],
  de: ['Jeder Buchstabe des Wortes ist die Taste, auf der er steht: {letter} ist {digit}.'],
};
