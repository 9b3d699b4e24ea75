import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Players enter the ages of three people: a paper tells the eldest one’s, and how many years less the others have. */
export const agesInOrder: Idea = {
  id: 'ages-in-order',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [eldest, middle, youngest] = [author(), author(), author()];
    const [age, gap, step] = [
      chooseNumber(61, 97, chance),
      chooseNumber(3, 19, chance),
      chooseNumber(5, 24, chance),
    ];
    const slots = { eldest, middle, youngest, age: String(age), gap: String(gap), step: String(step) };
    return {
      parameters: `${age}-${gap}-${step}`,
      answer: { password: [age, age - gap, age - gap - step].join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: middle, says: tell(FAMILY, slots) }],
      asks: `${askFor(kit, 'figures', 6)} ${tell(WANTED)}`,
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FAMILY = {
  en: [
    '“{eldest} is {age} [today|this week]. I am {gap} years younger, and {youngest} is {step} years younger than I am[, and behaves like it|]. [Three cakes|One cake, three wishes].” {middle}.',
    '“[We share a birthday|We were all born on the same day]: {youngest} is {step} years younger than I am, {eldest} is {gap} years older, [which makes {eldest} {age}|so {eldest} is {age}].” {middle}.',
  ],
  de: [
    '„{eldest} wird [heute|diese Woche] {age}. Ich bin {gap} Jahre jünger, und {youngest} ist {step} Jahre jünger als ich[ und benimmt sich auch so|]. [Drei Kuchen|Ein Kuchen, drei Wünsche].“ {middle}.',
    '„[Wir haben am selben Tag Geburtstag|Wir feiern alle am selben Tag Geburtstag]: {youngest} ist {step} Jahre jünger als ich, {eldest} ist {gap} Jahre älter, [damit|also] ist {eldest} {age}.“ {middle}.',
  ],
};

const WANTED = {
  en: ['[Above it|Beside it]: THREE AGES, THE OLDEST FIRST.'],
  de: ['[Darüber|Daneben]: DREI LEBENSALTER, DAS HÖCHSTE ZUERST.'],
};

const METHOD = {
  en: ['Three people, and only the age of {eldest} [is told|is written down].'],
  de: ['Drei Leute, und nur das Alter von {eldest} [ist bekannt|steht da].'],
};

const CLOSER = {
  en: ['{age}; then {gap} less; then {step} less than that. Enter all three in a row.'],
  de: ['{age}, dann {gap} weniger, dann davon {step} weniger. Gib alle drei hintereinander ein.'],
};
