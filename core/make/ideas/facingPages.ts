import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells the sum of the numbers of two facing pages; players work out both numbers. */
export const facingPages: Idea = {
  id: 'facing-pages',
  level: 3,
  fromAge: 12,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const left = 2 * chooseNumber(55, 380, chance);
    const by = author();
    const slots = { sum: String(2 * left + 1) };
    return {
      parameters: String(left),
      answer: { password: `${left}${left + 1}`, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: 6,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, slots)],
    };
  },
};

const CLUE = {
  en: [
    'The book fell open, and the numbers of the two pages made {sum} together. [I have never read further|I took it for a sign and stopped there].',
    'I mark no pages, since marks are found. I remember that left and right make {sum} together, [and read on from there|and that has always been enough].',
  ],
  de: [
    'Das Buch fiel auf, und die Nummern der beiden Seiten ergaben zusammen {sum}. [Weiter habe ich nie gelesen|Ich hielt es für ein Zeichen und hörte auf].',
    'Lesezeichen findet jeder. Ich merke mir, dass links und rechts zusammen {sum} ergeben, [und lese dort weiter|das hat immer gereicht].',
  ],
};

const METHOD = {
  en: ['Two pages that face each other have [numbers that follow each other|neighbouring numbers].'],
  de: ['Zwei Seiten, die sich gegenüberliegen, haben [aufeinanderfolgende|benachbarte] Nummern.'],
};

const CLOSER = {
  en: ['Take one from {sum}, and halve it: that is the left page. Enter left, then right.'],
  de: ['Zieh von {sum} eins ab und halbiere: Das ist die linke Seite. Gib erst links, dann rechts ein.'],
};

const INSCRIPTION = {
  en: [
    '[BOTH PAGES, LEFT AND RIGHT|WHERE THE BOOK FELL OPEN]',
    '“[Which pages was I on|Find my place in the book]?”',
  ],
  de: [
    '[BEIDE SEITEN, LINKS UND RECHTS|WO DAS BUCH AUFFIEL]',
    '„[Auf welchen Seiten war ich|Wo habe ich aufgehört]?“',
  ],
};
