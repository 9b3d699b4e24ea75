import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const MORSE: Readonly<Record<string, string>> = {
  A: '•–',
  B: '–•••',
  C: '–•–•',
  D: '–••',
  E: '•',
  F: '••–•',
  G: '––•',
  H: '••••',
  I: '••',
  J: '•–––',
  K: '–•–',
  L: '•–••',
  M: '––',
  N: '–•',
  O: '–––',
  P: '•––•',
  Q: '––•–',
  R: '•–•',
  S: '•••',
  T: '–',
  U: '••–',
  V: '•••–',
  W: '•––',
  X: '–••–',
  Y: '–•––',
  Z: '––••',
};

/** One paper tells a word in Morse code, another lists the code of each letter. */
export const knockedLetters: Idea = {
  id: 'knocked-letters',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 6),
      chance,
    );
    const [by, keeper] = [author(), author()];
    const knocks = [...word].map((letter) => MORSE[letter] ?? '').join('\n');
    const table = Object.entries(MORSE)
      .map((entry) => entry.join(' '))
      .join(', ');
    return {
      parameters: word,
      answer: { password: word },
      clues: [
        { of: kit.papers, author: by, says: tell(KNOCKS, { by, knocks }) },
        { of: kit.papers, author: keeper, says: tell(TABLE, { keeper, table }) },
      ],
      asks: askFor(kit, 'word', word.length),
      hints: [
        tell(METHOD, { keeper }),
        tell(CLOSER, { first: MORSE[word.slice(0, 1)] ?? '', letter: word.slice(0, 1) }),
      ],
    };
  },
};

const KNOCKS = {
  en: [
    '{by} heard knocking [in the pipes|behind the wall] and wrote it down:\n{knocks}',
    '“[The tap drips|The neighbour knocks] [with a system|as if it meant something]:\n{knocks}” {by}.',
  ],
  de: [
    '{by} hat Klopfen [in den Rohren|hinter der Wand] gehört und mitgeschrieben:\n{knocks}',
    '„[Der Hahn tropft|Der Nachbar klopft] [mit System|wie mit Absicht]:\n{knocks}“ {by}.',
  ],
};

const TABLE = {
  en: ['{keeper} was at sea [once|for a week] and still knows it [all|by heart]: {table}.'],
  de: ['{keeper} war [einmal|eine Woche lang] zur See und kann es [noch immer|auswendig]: {table}.'],
};

const METHOD = {
  en: ['{keeper} knows which knocks mean which letter.'],
  de: ['{keeper} weiß, welches Klopfen welchen Buchstaben bedeutet.'],
};

const CLOSER = {
  en: ['Each line is a letter. The first, {first}, is {letter}.'],
  de: ['Jede Zeile ist ein Buchstabe. Der erste, {first}, ist {letter}.'],
};
