import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Each letter of a word is moved along the alphabet; another paper tells by how many places. */
export const shifted: Idea = {
  id: 'shifted',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const steps = chooseNumber(1, 5, chance);
    const [by, keeper] = [author(), author()];
    const slots = { by, keeper, steps: String(steps), cipher: shift(word, steps) };
    return {
      parameters: `${word}+${steps}`,
      answer: { password: word },
      clues: [
        { of: kit.papers, author: by, says: tell(CIPHER, slots) },
        { of: kit.papers, author: keeper, says: tell(KEY, slots) },
      ],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD, slots), tell(CLOSER, { from: shift('A', steps), steps: String(steps) })],
    };
  },
};

/** Returns capital letters moved on by so many places, Z followed by A. */
export function shift(word: string, steps: number): string {
  return [...word]
    .map((letter) => LETTERS[(LETTERS.indexOf(letter) + steps) % LETTERS.length] ?? '')
    .join('');
}

const CIPHER = {
  en: [
    '“{cipher}. [Perfectly clear|Anybody can read that], if you ask {keeper}.” {by}.',
    '{by} [has written|notes] one word: {cipher}. Beside it: “[{keeper} made me|{keeper} insisted].”',
  ],
  de: [
    '„{cipher}. [Völlig klar|Das kann jeder lesen], frag nur {keeper}.“ {by}.',
    '{by} [schreibt|notiert] ein einziges Wort: {cipher}. Daneben: „[{keeper} wollte es so|{keeper} bestand darauf].“',
  ],
};

const KEY = {
  en: [
    '“[Secrecy is simple|A secret is easily kept]: {by} writes every letter {steps} further along the alphabet.” {keeper}.',
    '“[When {by} writes|Whenever {by} writes], go back {steps} in the alphabet, [letter by letter|for each letter].” {keeper}.',
  ],
  de: [
    '„[Geheimhaltung ist einfach|Ein Geheimnis hält sich leicht]: {by} schreibt jeden Buchstaben um {steps} weiter im Alphabet.“ {keeper}.',
    '„[Wenn {by} schreibt|Sobald {by} schreibt], gehe im Alphabet um {steps} zurück, [Buchstabe für Buchstabe|bei jedem Buchstaben].“ {keeper}.',
  ],
};

const METHOD = {
  en: ['{keeper} [explains|tells] how {by} writes.'],
  de: ['{keeper} [erklärt|verrät], wie {by} schreibt.'],
};

const CLOSER = {
  en: ['Go back by {steps}: {from} becomes A.'],
  de: ['Gehe um {steps} zurück: Aus {from} wird A.'],
};
