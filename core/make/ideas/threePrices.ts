import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Players add up the three prices of a bill. */
export const threePrices: Idea = {
  id: 'three-prices',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const prices = [
      chooseNumber(320, 890, chance),
      chooseNumber(210, 760, chance),
      chooseNumber(480, 990, chance),
    ];
    const total = prices.reduce((sum, price) => sum + price, 0);
    const by = author();
    const [one = '', two = '', three = ''] = prices.map(String);
    return {
      parameters: prices.join('+'),
      answer: { password: String(total), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(BILL, { by, one, two, three }) }],
      asks: `${askFor(kit, 'figures', 4)} ${tell(WANTED)}`,
      hints: [tell(METHOD), tell(CLOSER, { one, two, three })],
    };
  },
};

const BILL = {
  en: [
    'Bill from {by}:\n[A coat, mended|A clock, oiled|A chair, glued]: {one}\n[A second one|The same again, worse]: {two}\n[Patience|Waiting|Good advice]: {three}\n[Total: please add it up yourselves|To be paid at once].',
    '{by} is owed:\n{one} for [soup|coal|string],\n{two} for [more soup|better coal|longer string],\n{three} for [asking|the trouble]. [The sum got wet|Where the sum stood is a hole].',
  ],
  de: [
    'Rechnung von {by}:\n[Ein Mantel, geflickt|Eine Uhr, geölt|Ein Stuhl, geleimt]: {one}\n[Noch einmal dasselbe|Das Gleiche, nur schlimmer]: {two}\n[Geduld|Warten|Guter Rat]: {three}\n[Summe: bitte selbst zusammenzählen|Zahlbar sofort].',
    '{by} bekommt noch:\n{one} für [Suppe|Kohlen|Schnur],\n{two} für [mehr Suppe|bessere Kohlen|längere Schnur],\n{three} für [das Fragen|die Mühe]. [Die Summe ist nass geworden|Wo die Summe stand, ist ein Loch].',
  ],
};

const WANTED = {
  en: [
    '[Beside it|Above it]: “[What it all costs|The whole sum].”',
    'For [whoever pays the whole bill|those who can add], [says a plate|says the rim].',
  ],
  de: [
    '[Daneben|Darüber]: „[Was alles zusammen kostet|Die ganze Summe].“',
    'Nur für Leute, die [die ganze Rechnung zahlen|zusammenzählen können], [sagt ein Schild|steht am Rand].',
  ],
};

const METHOD = {
  en: ['[Somebody|The writer] forgot to add up a bill.'],
  de: ['Eine Rechnung ist nicht zu Ende [gerechnet|geführt].'],
};

const CLOSER = {
  en: ['Add {one}, {two} and {three}.'],
  de: ['Zähle {one}, {two} und {three} zusammen.'],
};
