import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells the sum of the numbers of two facing pages; players work out both numbers. */
export const facingPages: Idea = {
  id: 'facing-pages',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const left = 2 * chooseNumber(55, 380, chance);
    const by = author();
    const slots = { by, sum: String(2 * left + 1) };
    return {
      parameters: String(left),
      answer: { password: `${left}${left + 1}`, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      asks: askFor(kit, 'figures', 6),
      hints: [tell(METHOD), tell(CLOSER, slots)],
    };
  },
};

const CLUE = {
  en: [
    '“The book fell open, and the numbers of the two pages made {sum} together. [I have never read further|That is where it stayed].” {by}.',
    '{by} marks pages [in a peculiar way|so that nobody finds them]: “Where left and right together make {sum}.”',
  ],
  de: [
    '„Das Buch fiel auf, und die Nummern der beiden Seiten ergaben zusammen {sum}. [Weiter habe ich nie gelesen|Dabei blieb es].“ {by}.',
    '{by} merkt sich Seiten [auf eigene Art|so, dass keiner sie findet]: „Wo links und rechts zusammen {sum} ergeben.“',
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
