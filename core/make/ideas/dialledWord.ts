import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** A word at the lock is dialled: each of its letters becomes the telephone key that holds it, as a paper shows. */
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
      clues: [{ of: kit.papers, author: keeper, says: tell(TABLE, { table: TABLE_TEXT }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { word }),
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

const INSCRIPTION = {
  en: ['[CALL {word}|DIAL {word}]', '“[If you need me, dial {word}|I can be reached under {word}].”'],
  de: [
    '[{word} ANRUFEN|{word} WÄHLEN]',
    '„[Wenn du mich brauchst, wähl {word}|Zu erreichen bin ich unter {word}].“',
  ],
};

const TABLE = {
  en: [
    'I copied the keys of the telephone before they took it away:\n{table}\n[I still dial on the table, with one finger|Nobody ever called].',
    'Numbers leave me, words stay. That is how I telephone:\n{table}\n[The one and the zero I never needed|It takes longer, but I enjoy it].',
  ],
  de: [
    'Ich habe die Tasten des Telefons abgeschrieben, bevor es abgeholt wurde:\n{table}\n[Ich wähle noch immer, auf der Tischplatte|Angerufen hat nie jemand].',
    'Nummern vergesse ich, Wörter bleiben. So telefoniere ich:\n{table}\n[Eins und null habe ich nie gebraucht|Es dauert länger, aber ich tue es gern].',
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
