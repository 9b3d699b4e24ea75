import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** Letters that a thread can draw on nine pins in one go, numbered row by row. */
const LETTERS = {
  Z: '1 2 3 5 7 8 9',
  L: '1 4 7 8 9',
  U: '1 4 7 8 9 6 3',
  C: '3 2 1 4 7 8 9',
  M: '7 4 1 5 3 6 9',
  W: '1 4 7 5 9 6 3',
} as const;

/** Players draw a large letter with a thread on nine pins, from where a pen would begin. */
export const drawnInitial: Idea = {
  id: 'drawn-initial',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const letter = chooseOne(['Z', 'L', 'U', 'C', 'M', 'W'] as const, chance);
    const by = author();
    const start = START[kit.language][letter];
    return {
      parameters: letter,
      answer: { password: LETTERS[letter], face: { type: 'pattern', grid: '3x3' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, letter, start }) }],
      asks: askFor(kit, 'thread'),
      hints: [tell(METHOD), tell(CLOSER, { letter, start })],
    };
  },
};

const START = {
  en: {
    Z: 'top left',
    L: 'top left',
    U: 'top left',
    C: 'top right',
    M: 'bottom left',
    W: 'top left',
  },
  de: {
    Z: 'oben links',
    L: 'oben links',
    U: 'oben links',
    C: 'oben rechts',
    M: 'unten links',
    W: 'oben links',
  },
} as const;

const CLUE = {
  en: [
    '“[I sign with one letter|One letter is enough for me]: a large {letter}, in one go, begun {start}.” {by}.',
    '{by} [embroiders|draws] the same {letter} on everything, always in one go, from {start}.',
  ],
  de: [
    '„[Ich unterschreibe mit einem Buchstaben|Mir genügt ein Buchstabe]: ein großes {letter}, in einem Zug, begonnen {start}.“ {by}.',
    '{by} [stickt|malt] auf alles dasselbe {letter}, immer in einem Zug und {start} begonnen.',
  ],
};

const METHOD = {
  en: ['A letter can be drawn [on nine pins|with a thread].'],
  de: ['Ein Buchstabe lässt sich auf neun Stiften [zeichnen|ziehen].'],
};

const CLOSER = {
  en: ['Draw the {letter} as large as the board, from {start}, over every pin on its line.'],
  de: ['Zieh das {letter} so groß wie das Brett, beginne {start}, und nimm jeden Stift auf der Linie mit.'],
};
