import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const NOISE = 'QXWYVKJH';

/** Every second letter means nothing; the others are the word. */
export const everySecond: Idea = {
  id: 'every-second',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const row = [...word]
      .map(
        (letter) =>
          letter +
          chooseOne(
            [...NOISE].filter((noise) => noise !== letter),
            chance,
          ),
      )
      .join('');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, row }) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { letters: word.slice(0, 2) })],
    };
  },
};

const CLUE = {
  en: [
    '{row}. “[The typewriter stutters|My neighbour talks in between], every second letter is not mine.” {by}.',
    '{by} [was interrupted|sneezed] after each letter[, and wrote that down, too|]: {row}.',
  ],
  de: [
    '{row}. „[Die Schreibmaschine stottert|Mein Nachbar redet dazwischen], jeder zweite Buchstabe ist nicht von mir.“ {by}.',
    '{by} [wurde nach jedem Buchstaben unterbrochen|musste nach jedem Buchstaben niesen] [und schrieb das mit|und hat es mitgeschrieben]: {row}.',
  ],
};

const METHOD = {
  en: ['[Not every letter counts|Half of the letters mean nothing].'],
  de: ['[Nicht jeder Buchstabe zählt|Die Hälfte der Buchstaben bedeutet nichts].'],
};

const CLOSER = {
  en: ['Read the first, the third, the fifth: it begins with {letters}.'],
  de: ['Lies den ersten, den dritten, den fünften: Es beginnt mit {letters}.'],
};
