import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A paper has a word, each letter of it moved along the alphabet; the lock tells by how many places. */
export const shifted: Idea = {
  id: 'shifted',
  level: 3,
  fromAge: 12,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const steps = chooseNumber(2, 6, chance);
    const by = author();
    const slots = { by, steps: String(steps), cipher: shift(word, steps) };
    return {
      parameters: `${word}+${steps}`,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: word.length,
      inscription: tell(INSCRIPTION, slots),
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

const INSCRIPTION = {
  en: [
    '[EVERY LETTER {steps} BACK|BACK BY {steps}, EVERY LETTER]',
    '“{by} is [always|usually] {steps} letters ahead. [Go back|Kindly go back].”',
  ],
  de: [
    '[JEDER BUCHSTABE {steps} ZURÜCK|UM {steps} ZURÜCK, JEDER BUCHSTABE]',
    '„{by} ist [immer|meistens] {steps} Buchstaben voraus. [Geh zurück|Bitte zurückgehen].“',
  ],
};

const CLUE = {
  en: [
    'I have it on my towels now, embroidered in blue: {cipher}. [It is not misspelt|Perfectly clear, if anybody asked me].',
    'When I am in a hurry, I write faster than the alphabet. This was to be one plain word: {cipher}. [The milkman moved his lips and went on|After Z I begin again].',
    'The name plate has come: {cipher}. [I read it to the engraver over my shoulder, on the run|The engraver says that I was too quick for him]. [I like it|At least nobody can pronounce it].',
  ],
  de: [
    'Jetzt steht es auf meinen Handtüchern, in Blau gestickt: {cipher}. [Verschrieben ist das nicht|Völlig klar, wenn mich jemand fragen würde].',
    'Wenn ich es eilig habe, schreibe ich schneller als das Alphabet. Das sollte ein ganz gewöhnliches Wort werden: {cipher}. [Der Milchmann bewegte die Lippen und ging weiter|Nach Z fange ich von vorn an].',
    'Das Namensschild ist da: {cipher}. [Diktiert habe ich es dem Graveur im Laufen|Der Graveur sagt, ich war ihm zu schnell]. [Mir gefällt es|Wenigstens kann es keiner aussprechen].',
  ],
};

const METHOD = {
  en: ['The lock [explains|tells] what {by} did to the word.'],
  de: ['Das Schloss [erklärt|verrät], was {by} mit dem Wort gemacht hat.'],
};

const CLOSER = {
  en: ['Go back by {steps}: {from} becomes A.'],
  de: ['Gehe um {steps} zurück: Aus {from} wird A.'],
};
