import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A year is told in Roman numerals; players enter it in figures. */
export const romanYear: Idea = {
  id: 'roman-year',
  level: 1,
  fromAge: 12,
  sort: 'figures',
  kind: 'worked',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const year = chooseNumber(1412, 1999, chance);
    const by = author();
    const slots = { roman: toRoman(year) };
    return {
      parameters: String(year),
      answer: { password: String(year), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: 4,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const NUMERALS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** Returns a number from 1 to 3999 in Roman numerals. */
export function toRoman(number: number): string {
  let rest = number;
  return NUMERALS.map(([letters, worth]) => {
    const times = Math.floor(rest / worth);
    rest -= times * worth;
    return letters.repeat(times);
  }).join('');
}

const CLUE = {
  en: [
    'I had it carved deep, so that [it looks older|nobody asks]: ANNO {roman}. [The mason charges by the letter|A shorter year would have been cheaper].',
    '[Cast|Built|Laid] in {roman}, and [never once cleaned|never quite paid for]. [I am the one who looks after it|It says so underneath, where only I look].',
  ],
  de: [
    'Ich ließ es tief einmeißeln, damit [es älter aussieht|niemand nachfragt]: ANNO {roman}. [Der Steinmetz nimmt Geld für jeden Buchstaben|Ein kürzeres Jahr wäre billiger gewesen].',
    '[Gegossen|Gebaut|Gelegt] {roman} und [nie geputzt|nie ganz bezahlt]. [Danach sehe nur ich|Es steht darunter, wo nur ich hinsehe].',
  ],
};

const METHOD = {
  en: ['[Those letters are|The letters are] numbers, as the Romans wrote them.'],
  de: ['[Diese Buchstaben sind|Die Buchstaben sind] Zahlen, wie die Römer sie schrieben.'],
};

const CLOSER = {
  en: ['M is 1000, D 500, C 100, L 50, X 10, V 5, I 1. A smaller one before a larger one is taken away.'],
  de: ['M ist 1000, D 500, C 100, L 50, X 10, V 5, I 1. Eine kleinere vor einer größeren wird abgezogen.'],
};

const INSCRIPTION = {
  en: ['[WHEN WAS IT MADE?|THE YEAR, AS WE WRITE IT]', '“[The year, in plain figures|Let us speak modern].”'],
  de: [
    '[WANN WAR DAS?|DAS JAHR, WIE WIR ES SCHREIBEN]',
    '„[Das Jahr in gewöhnlichen Ziffern|Wir sind modern].“',
  ],
};
