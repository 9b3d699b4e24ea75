import type { Noun } from '../words/noun.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** Players enter the ages of three people: a paper tells the eldest one’s, and how many years less the others have. */
export const agesInOrder: Idea = {
  id: 'ages-in-order',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author, other } = kit;
    const [eldest, middle, youngest] = [other(), author(), other()];
    const [age, gap, step] = [
      chooseNumber(61, 97, chance),
      chooseNumber(3, 19, chance),
      chooseNumber(5, 24, chance),
    ];
    const slots = { eldest, middle, youngest, age: String(age), gap: String(gap), step: String(step) };
    return {
      parameters: `${age}-${gap}-${step}`,
      answer: { password: [age, age - gap, age - gap - step].join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: middle, title: TITLE, says: tell(FAMILY, slots) }],
      size: 6,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FAMILY = {
  en: [
    '{eldest} is {age} [today|this week]. I am {gap} years younger, and {youngest} is {step} years younger than I am[, and behaves like it|]. [Three cakes would be too many|We share one cake and argue about the wishes].',
    '[We share a birthday, which saves candles|The three of us were born on one day of the year]. {youngest} is {step} years younger than I am and {eldest} {gap} years older, [which makes {eldest} {age}|so that {eldest} turns {age}].',
  ],
  de: [
    '{eldest} wird [heute|diese Woche] {age}. Ich bin {gap} Jahre jünger, und {youngest} ist {step} Jahre jünger als ich[ und benimmt sich auch so|]. [Drei Torten wären zu viel|Wir teilen uns eine Torte und streiten über die Wünsche].',
    '[Wir haben am selben Tag Geburtstag, das spart Kerzen|Wir drei sind am selben Tag im Jahr geboren]. {youngest} ist {step} Jahre jünger als ich, {eldest} ist {gap} Jahre älter[ und wird damit {age}|, macht {age}].',
  ],
};

const METHOD = {
  en: ['Three people, and only the age of {eldest} [is told|is written down].'],
  de: ['Drei Leute, und nur das Alter von {eldest} [ist bekannt|steht da].'],
};

const CLOSER = {
  en: ['{age}; then {gap} less; then {step} less than that. Enter all three in a row.'],
  de: ['{age}, dann {gap} weniger, dann davon {step} weniger. Gib alle drei hintereinander ein.'],
};

const TITLE: Noun = { en: 'birthday card', de: 'Geburtstagskarte', gender: 'f' };

const INSCRIPTION = {
  en: [
    '[EVERYBODY ON THE CAKE|ALL THREE OF US], THE ELDEST FIRST',
    '“How old are we? [The eldest first|Begin with the eldest].”',
  ],
  de: [
    '[WER AUF DER TORTE STEHT|WIR DREI], DIE ÄLTESTEN ZUERST',
    '„Wie alt sind wir? [Die Ältesten zuerst|Fang bei den Ältesten an].“',
  ],
};
