import { chooseOne } from './choose.ts';
import type { Idea, Occasion } from './model.ts';

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
  sort: 'thread',
  kind: 'told',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const letter = chooseOne(['Z', 'L', 'U', 'C', 'M', 'W'] as const, chance);
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const start = START[kit.language][letter];
    return {
      parameters: letter,
      answer: { password: LETTERS[letter], face: { type: 'pattern', grid: '3x3' } },
      clues: [{ of: kit.papers, author: by, says: tell(clue, { letter, start }) }],
      size: 0,
      inscription: tell(inscription),
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

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['[SIGN HERE|YOUR MARK, PLEASE]', '“Sign [as I do|in one go].”'],
      de: ['[HIER UNTERSCHREIBEN|DIE UNTERSCHRIFT BITTE]', '„Unterschreib [wie ich|in einem Zug].“'],
    },
    clue: {
      en: [
        'I sign with one letter, [it saves ink|my name is long]: a large {letter}, in one go, begun {start}. [The bank has accepted it|My teacher called it lazy, and copied it].',
      ],
      de: [
        'Ich unterschreibe mit einem Buchstaben, [das spart Tinte|mein Name ist lang]: ein großes {letter}, in einem Zug, begonnen {start}. [Die Bank nimmt es hin|Meine Lehrerin nannte es faul und machte es nach].',
      ],
    },
  },
  {
    inscription: {
      en: [
        '[THE INITIAL, AS ON THE LINEN|TO BE EMBROIDERED]',
        '“[As on the napkins|As on the dog’s blanket].”',
      ],
      de: [
        '[DER BUCHSTABE, WIE AUF DER WÄSCHE|ZU STICKEN]',
        '„[Wie auf den Servietten|Wie auf der Hundedecke].“',
      ],
    },
    clue: {
      en: [
        'Embroider it on everything, please, [napkins too|also the dog’s blanket]: a {letter}, drawn in one go from {start}, [as large as there is room|right to the edges].',
      ],
      de: [
        'Bitte auf alles sticken, [auch auf die Servietten|auch auf die Hundedecke]: ein {letter}, in einem Zug und {start} begonnen, [so groß, wie Platz ist|bis an den Rand].',
      ],
    },
  },
];

const METHOD = {
  en: ['A letter can be drawn [on nine pins|with a thread].'],
  de: ['Ein Buchstabe lässt sich auf neun Stiften [zeichnen|ziehen].'],
};

const CLOSER = {
  en: ['Draw the {letter} as large as the board, from {start}, over every pin on its line.'],
  de: ['Zieh das {letter} so groß wie das Brett, beginne {start}, und nimm jeden Stift auf der Linie mit.'],
};
