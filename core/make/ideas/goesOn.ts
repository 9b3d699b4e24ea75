import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A row of numbers follows a rule; players enter the next two. */
export const goesOn: Idea = {
  id: 'goes-on',
  level: 3,
  fromAge: 12,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const rule = chooseOne(RULES, chance);
    const first = chooseNumber(rule.from[0], rule.from[1], chance);
    const row = rule.row(first);
    const wanted = row.slice(-2);
    const by = author();
    const numbered = chooseOne(props.numbered, chance);
    const slots = { by, row: row.slice(0, -2).join(', '), numbered };
    return {
      parameters: `${rule.id} ${first}`,
      answer: { password: wanted.join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: wanted.join('').length,
      inscription: tell(INSCRIPTION, slots),
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
    'I number {numbered}, in my own way: {row} … [The last two are not done|Two labels are still to be written]. [Anybody can see how it goes on|My knees].',
    '{row} … and so on for two more. [Then the ink ran out|Then came lunch].',
  ],
  de: [
    'Ich nummeriere {numbered}, auf meine Art: {row} … [Die letzten zwei sind noch offen|Zwei Schildchen fehlen noch]. [Wie es weitergeht, sieht ja jeder|Meine Knie].',
    '{row} … und so weiter, noch zweimal. [Dann war die Tinte leer|Dann gab es Mittagessen].',
  ],
};

const METHOD = {
  en: ['[Look at|Mind] the steps between the numbers.'],
  de: ['[Achte auf|Miss] die Schritte zwischen den Zahlen.'],
};

const INSCRIPTION = {
  en: [
    '[THE TWO THAT ARE MISSING|AND SO ON, TWICE]',
    '“[How does {by} go on|What would {by} have written next]?”',
  ],
  de: [
    '[DIE ZWEI, DIE FEHLEN|UND SO WEITER, ZWEIMAL]',
    '„[Wie macht {by} weiter|Was hätte {by} als Nächstes geschrieben]?“',
  ],
};
