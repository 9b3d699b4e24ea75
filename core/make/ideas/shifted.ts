import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** At the lock stands a word, each letter of it moved along the alphabet; a paper tells by how many places. */
export const shifted: Idea = {
  id: 'shifted',
  level: 3,
  fromAge: 12,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, lock, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const steps = chooseNumber(1, 5, chance);
    const by = author();
    const slots = { lock, by, steps: String(steps), cipher: shift(word, steps) };
    return {
      parameters: `${word}+${steps}`,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(KEY, slots) }],
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
    '{cipher}[, and nobody can pronounce it|]',
    '“{cipher}. [Perfectly clear|Anybody can read that], [if asked|says {by}].”',
  ],
  de: [
    '{cipher}[, und niemand kann es aussprechen|]',
    '„{cipher}. [Völlig klar|Das kann jeder lesen], [der gefragt hat|sagt {by}].“',
  ],
};

const KEY = {
  en: [
    'The word on {lock} is not misspelt. I write every letter {steps} further along the alphabet, [out of politeness|so that the milkman cannot read it]. [After Z I begin again|It has kept me out of trouble].',
    'What I wrote on {lock} [is a plain word|is no foreign language]. Go back {steps} in the alphabet, letter by letter, and [you will hear me say it|there it stands].',
  ],
  de: [
    'Das Wort auf {lock:d} ist nicht falsch geschrieben. Ich schreibe jeden Buchstaben {steps} weiter im Alphabet, [aus Höflichkeit|damit der Milchmann es nicht liest]. [Nach Z fange ich von vorn an|Das hat mir Ärger erspart].',
    'Was ich auf {lock:a} geschrieben habe, [ist ein ganz gewöhnliches Wort|ist keine fremde Sprache]. Gehe im Alphabet um {steps} zurück, Buchstabe für Buchstabe, und [du hörst mich reden|da steht es].',
  ],
};

const METHOD = {
  en: ['{by} [explains|tells] how the word on {lock} was written.'],
  de: ['{by} [erklärt|verrät], wie das Wort auf {lock:d} geschrieben ist.'],
};

const CLOSER = {
  en: ['Go back by {steps}: {from} becomes A.'],
  de: ['Gehe um {steps} zurück: Aus {from} wird A.'],
};
