import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** Each number stands for a letter: 1 is A, 2 is B, and so on. */
export const countedLetters: Idea = {
  id: 'counted-letters',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const numbers = [...word].map((letter) => letter.charCodeAt(0) - 64);
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, numbers: numbers.join(' – ') }) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { number: String(numbers[0]), letter: word.slice(0, 1) })],
    };
  },
};

const CLUE = {
  en: [
    '{numbers}. “[I can count, I just cannot spell|Letters are only numbers with manners].” {by}.',
    '{by} [keeps accounts even of words|trusts numbers more than letters]: {numbers}.',
  ],
  de: [
    '{numbers}. „[Rechnen kann ich, nur nicht schreiben|Buchstaben sind auch nur Zahlen, bloß höflicher].“ {by}.',
    '{by} [führt sogar über Wörter Buch|traut Zahlen mehr als Buchstaben]: {numbers}.',
  ],
};

const METHOD = {
  en: ['Each number stands for a letter[ of the alphabet|, counted in the alphabet].'],
  de: ['Jede Zahl steht für einen Buchstaben[ des Alphabets|, gezählt im Alphabet].'],
};

const CLOSER = {
  en: ['A is 1, B is 2, and so on: {number} is {letter}.'],
  de: ['A ist 1, B ist 2 und so weiter: {number} ist {letter}.'],
};
