import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A row of numbers follows a rule; players enter the next two. */
export const goesOn: Idea = {
  id: 'goes-on',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const rule = chooseOne(RULES, chance);
    const first = chooseNumber(rule.from[0], rule.from[1], chance);
    const row = rule.row(first);
    const wanted = row.slice(-2);
    const by = author();
    const slots = { by, row: row.slice(0, -2).join(', ') };
    return {
      parameters: `${rule.id} ${first}`,
      answer: { password: wanted.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      asks: `${askFor(kit, 'figures', wanted.join('').length)} ${tell(WANTED, slots)}`,
      hints: [tell(METHOD), tell(rule.closer)],
    };
  },
};

function rowBy(first: number, next: (before: number, place: number) => number): readonly number[] {
  const row = [first];
  while (row.length < 7) row.push(next(row.at(-1) ?? 0, row.length));
  return row;
}

/** All rows end with two numbers of two figures. */
const RULES = [
  {
    id: 'growing',
    from: [1, 60],
    row: (first: number) => rowBy(first, (before, place) => before + place),
    closer: {
      en: ['Each step is larger than the last one by one.'],
      de: ['Jeder Schritt ist um eins größer als der vorige.'],
    },
  },
  {
    id: 'sevens',
    from: [11, 50],
    row: (first: number) => rowBy(first, (before) => before + 7),
    closer: { en: ['Each step is seven.'], de: ['Jeder Schritt ist sieben.'] },
  },
  {
    id: 'to and fro',
    from: [20, 70],
    row: (first: number) => rowBy(first, (before, place) => (place % 2 === 1 ? before + 9 : before - 4)),
    closer: {
      en: ['Up nine, down four, and again.'],
      de: ['Neun hinauf, vier hinunter und wieder von vorn.'],
    },
  },
  {
    id: 'backwards',
    from: [71, 99],
    row: (first: number) => rowBy(first, (before, place) => before - place),
    closer: {
      en: ['Down by one, by two, by three, and so on.'],
      de: ['Um eins hinunter, um zwei, um drei und so weiter.'],
    },
  },
] as const;

const CLUE = {
  en: [
    '{by} [counts the stairs|numbers the chairs|labels the jars] as nobody else would: {row} … [Two are missing|The last two are not done].',
    '“{row} … and so on for two more.” [Then the ink ran out|Then came lunch]. {by}.',
  ],
  de: [
    '{by} [zählt die Stufen|nummeriert die Stühle|beschriftet die Gläser], auf eigene Art: {row} … [Zwei fehlen|Die letzten zwei sind noch offen].',
    '„{row} … und so weiter, noch zweimal.“ [Dann war die Tinte leer|Dann gab es Mittagessen]. {by}.',
  ],
};

const WANTED = {
  en: [
    '[Above it|Beside it]: “The two that {by} left out.”',
    'A label says: “[How does {by} go on|What comes next, {by}]?”',
  ],
  de: [
    '[Darüber|Daneben]: „Die zwei, die {by} nicht geschafft hat.“',
    'Auf einem Schild steht: „[Wie macht {by} weiter|Was kommt als Nächstes, {by}]?“',
  ],
};

const METHOD = {
  en: ['[Look at|Mind] the steps between the numbers.'],
  de: ['[Achte auf|Miss] die Schritte zwischen den Zahlen.'],
};
