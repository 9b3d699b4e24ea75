import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells how many shelves there are, how many books on each, and how many are lent; players work out the rest. */
export const lentBooks: Idea = {
  id: 'lent-books',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const [shelves, each, lent] = [
      chooseNumber(7, 15, chance),
      chooseNumber(21, 48, chance),
      chooseNumber(4, 19, chance),
    ];
    const by = author();
    const slots = { by, shelves: String(shelves), each: String(each), lent: String(lent), ...props.stock };
    return {
      parameters: `${shelves}*${each}-${lent}`,
      answer: { password: String(shelves * each - lent), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: 3,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD), tell(CLOSER, slots)],
    };
  },
};

const CLUE = {
  en: [
    'We have {shelves} shelves with {each} books on every one of them, and {lent} are lent out[, as always the best|, some since the war]. [Who has time to count|I am not going up that ladder again].',
    'I lay in stores[ and forget that I did|]: {shelves} {boxes} with {each} {things} each. {lent} {gone}. [The rest will see me out|I have locked up the rest].',
  ],
  de: [
    'Wir haben {shelves} Regalbretter mit je {each} Büchern, und {lent} sind verliehen[, wie immer die besten|, manche seit dem Krieg]. [Wer hat Zeit zu zählen|Auf die Leiter steige ich nicht mehr].',
    'Ich lege Vorräte an[ und vergesse sie dann|]: {shelves} {boxes} mit je {each} {things}. {lent} {gone}. [Der Rest überlebt mich|Den Rest habe ich eingeschlossen].',
  ],
};

const METHOD = {
  en: ['[Count what there was|Count all of them first], and take away what is gone.'],
  de: ['[Zähl erst alle zusammen|Rechne aus, wie viele es waren], und zieh ab, was fehlt.'],
};

const CLOSER = {
  en: ['{shelves} times {each}, less {lent}.'],
  de: ['{shelves} mal {each}, weniger {lent}.'],
};

const INSCRIPTION = {
  en: [
    '[WHAT IS LEFT|NOT ONE MORE, NOT ONE LESS]',
    '“[How many are still there|How many have we left], {by}?”',
  ],
  de: [
    '[WAS NOCH DA IST|KEINS MEHR, KEINS WENIGER]',
    '„[Wie viele sind noch da|Was bleibt uns übrig], {by}?“',
  ],
};
