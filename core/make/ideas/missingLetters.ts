import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In each row of the alphabet one letter is missing; the missing letters are the word. */
export const missingLetters: Idea = {
  id: 'missing-letters',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const words = ANSWER_WORDS[language].filter(
      (word) => word.length <= 7 && !/[AZ]/.test(word) && new Set(word).size === word.length,
    );
    const word = chooseOne(words, chance);
    const by = author();
    const rows = [...word].map(rowWithout);
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, rows: rows.join('\n') }) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { row: rows[0] ?? '', letter: word.slice(0, 1) })],
    };
  },
};

/** Returns the letters on both sides of a letter, up to two on each, without it. */
function rowWithout(letter: string): string {
  const at = LETTERS.indexOf(letter);
  return [...LETTERS.slice(Math.max(0, at - 2), at), ...LETTERS.slice(at + 1, at + 3)].join(' ');
}

const CLUE = {
  en: [
    '{by} [learns the alphabet|practises writing], [a row a day|row by row], and [loses|skips] a letter each time:\n{rows}',
    '{rows}\n“[Something is always missing|One has to begin somewhere].” {by}.',
  ],
  de: [
    '{by} [lernt das Alphabet|übt das Schreiben], [jeden Tag eine Reihe|Reihe für Reihe], und lässt jedes Mal einen Buchstaben aus:\n{rows}',
    '{rows}\n„[Irgendetwas fehlt immer|Irgendwo muss man anfangen].“ {by}.',
  ],
};

const METHOD = {
  en: ['What counts is what is not there[, row by row|].'],
  de: ['Es zählt, was nicht dasteht[, Reihe für Reihe|].'],
};

const CLOSER = {
  en: ['In {row} the {letter} is missing.'],
  de: ['In {row} fehlt das {letter}.'],
};
