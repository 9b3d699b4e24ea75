import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A year is told in Roman numerals; players enter it in figures. */
export const romanYear: Idea = {
  id: 'roman-year',
  level: 1,
  fromAge: 12,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const year = chooseNumber(1412, 1999, chance);
    const by = author();
    const slots = { by, roman: toRoman(year) };
    return {
      parameters: String(year),
      answer: { password: String(year), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      asks: askFor(kit, 'figures', 4),
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
    'ANNO {roman}, [carved|printed] very deep, so that [it looks older|nobody asks]. Below, in pencil: “[It cost extra|Paid by the letter].” {by}.',
    '“[Cast|Built|Laid] in {roman},” [writes|boasts] {by}, “and [never once cleaned|never paid for].”',
    '{by} collects dates. The last one: {roman}[, underlined twice|, with a coffee ring around it].',
  ],
  de: [
    'ANNO {roman}, sehr tief [eingeritzt|eingeprägt], damit [es älter aussieht|niemand nachfragt]. Darunter mit Bleistift: „[Aufpreis|Nach Buchstaben bezahlt].“ {by}.',
    '„[Gegossen|Gebaut|Gelegt] {roman}“, [schreibt|prahlt] {by}, „und [nie geputzt|nie bezahlt].“',
    '{by} sammelt Jahreszahlen. Die letzte: {roman}[, zweimal unterstrichen|, mit einem Kaffeering darum].',
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
