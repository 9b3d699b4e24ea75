import type { Noun } from '../words/noun.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Players add up the three prices of a bill. */
export const threePrices: Idea = {
  id: 'three-prices',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const prices = [
      chooseNumber(320, 890, chance),
      chooseNumber(210, 760, chance),
      chooseNumber(480, 990, chance),
    ];
    const total = prices.reduce((sum, price) => sum + price, 0);
    const by = author();
    const [one = '', two = '', three = ''] = prices.map(String);
    const [first, second, third] = props.bill;
    return {
      parameters: prices.join('+'),
      answer: { password: String(total), face: { type: 'digits' } },
      clues: [
        {
          of: kit.papers,
          author: by,
          title: TITLE,
          says: tell(BILL, { one, two, three, first, second, third }),
        },
      ],
      size: 4,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { one, two, three })],
    };
  },
};

const BILL = {
  en: [
    'BILL\n{first}: {one}\n{second}: {two}\n{third}: {three}\n[Total: please add it up yourselves|To be paid at once].',
    'I am still owed something. {first}, that is {one}. {second}, that is {two}. {third}, and that is {three}. [The sum got wet|Where the sum stood is a hole].',
  ],
  de: [
    'RECHNUNG\n{first}: {one}\n{second}: {two}\n{third}: {three}\n[Summe: bitte selbst zusammenzählen|Zahlbar sofort].',
    'Ich bekomme noch etwas. {first}, das macht {one}. {second}, macht {two}. {third}, und das macht {three}. [Die Summe ist nass geworden|Wo die Summe stand, ist ein Loch].',
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

const TITLE: Noun = { en: 'bill', de: 'Rechnung', gender: 'f' };

const INSCRIPTION = {
  en: ['[PAID IN FULL|WHAT IT ALL COMES TO]', '“[First we settle up|The whole bill, please].”'],
  de: ['[ALLES BEZAHLT|WAS ALLES ZUSAMMEN KOSTET]', '„[Erst wird abgerechnet|Die ganze Rechnung bitte].“'],
};
