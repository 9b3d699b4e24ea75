import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells how many shelves there are, how many books on each, and how many are lent; players work out the rest. */
export const lentBooks: Idea = {
  id: 'lent-books',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [shelves, each, lent] = [
      chooseNumber(7, 15, chance),
      chooseNumber(21, 48, chance),
      chooseNumber(4, 19, chance),
    ];
    const by = author();
    const slots = { by, shelves: String(shelves), each: String(each), lent: String(lent) };
    return {
      parameters: `${shelves}*${each}-${lent}`,
      answer: { password: String(shelves * each - lent), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      asks: `${askFor(kit, 'figures', 3)} ${tell(WANTED, slots)}`,
      hints: [tell(METHOD), tell(CLOSER, slots)],
    };
  },
};

const CLUE = {
  en: [
    '“{shelves} shelves, {each} books on every one of them, and {lent} are lent out[, as always the best|]. [Who counts them|Who has time to count]?” {by}.',
    '{by} buys in bulk[ and forgets it|]: {shelves} boxes with {each} candles each. {lent} have burnt down.',
  ],
  de: [
    '„{shelves} Regalbretter, auf jedem {each} Bücher, und {lent} sind verliehen[, wie immer die besten|]. [Wer zählt das|Wer hat Zeit zu zählen]?“ {by}.',
    '{by} kauft auf Vorrat[ und vergisst es|]: {shelves} Schachteln mit je {each} Kerzen. {lent} sind abgebrannt.',
  ],
};

const WANTED = {
  en: ['[Beside it|Above it]: “[How many are still there|What is left], {by}?”'],
  de: ['[Daneben|Darüber]: „[Wie viele sind noch da|Was bleibt übrig], {by}?“'],
};

const METHOD = {
  en: ['[Count what there was|Count all of them first], and take away what is gone.'],
  de: ['[Zähl erst alle zusammen|Rechne aus, wie viele es waren], und zieh ab, was fehlt.'],
};

const CLOSER = {
  en: ['{shelves} times {each}, less {lent}.'],
  de: ['{shelves} mal {each}, weniger {lent}.'],
};
