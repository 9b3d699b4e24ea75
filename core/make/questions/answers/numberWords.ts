import { foldPassword } from '../../../lock/answer/passwords.ts';

/** Numbers that times are said with, in English, German, French and Spanish: 1 to 12, then by fives, quarters and halves. */
const WORDS: Readonly<Record<number, string>> = {
  1: 'one, ein, eins, un, une, una, uno',
  2: 'two, zwei, deux, dos',
  3: 'three, drei, trois, tres',
  4: 'four, vier, quatre, cuatro',
  5: 'five, fünf, cinq, cinco',
  6: 'six, sechs, seis',
  7: 'seven, sieben, sept, siete',
  8: 'eight, acht, huit, ocho',
  9: 'nine, neun, neuf, nueve',
  10: 'ten, zehn, dix, diez',
  11: 'eleven, elf, onze, once',
  12: 'twelve, zwölf, douze, doce',
  15: 'fifteen, fünfzehn, quinze, quince, quarter, a quarter, viertel, quart, cuarto',
  20: 'twenty, zwanzig, vingt, veinte',
  25: 'twenty-five, twenty five, fünfundzwanzig, vingt-cinq, vingt cinq, veinticinco',
  30: 'thirty, dreißig, trente, treinta, half, demie, demi, media',
  35: 'thirty-five, thirty five, fünfunddreißig, trente-cinq, trente cinq, treinta y cinco',
  40: 'forty, vierzig, quarante, cuarenta',
  45: 'forty-five, forty five, fünfundvierzig, quarante-cinq, quarante cinq, cuarenta y cinco',
  50: 'fifty, fünfzig, cinquante, cincuenta',
  55: 'fifty-five, fifty five, fünfundfünfzig, cinquante-cinq, cinquante cinq, cincuenta y cinco',
};

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([number, words]) =>
    words.split(', ').map((word) => [foldPassword(word), Number(number)] as const),
  ),
);

/** Returns the number that a word or one or two digits stand for; null if none. */
export function numberOfWord(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  return NUMBERS.get(foldPassword(word)) ?? null;
}
