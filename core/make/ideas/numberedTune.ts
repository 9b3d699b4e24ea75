import { TONES } from '../../lock/signs/signs.ts';
import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells a tune by the numbers of the keys, counted from the lowest one. */
export const numberedTune: Idea = {
  id: 'numbered-tune',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const keys = Array.from({ length: chooseNumber(4, 6, chance) }, () =>
      chooseNumber(1, TONES.length, chance),
    );
    const by = author();
    return {
      parameters: keys.join(' '),
      answer: { password: keys.map((key) => TONES[key - 1]).join(' '), face: { type: 'melody' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, keys: keys.join(' – ') }) }],
      asks: askFor(kit, 'tones'),
      hints: [tell(METHOD), tell(CLOSER, { first: String(keys[0]) })],
    };
  },
};

const CLUE = {
  en: [
    '{by} cannot read music and [numbers the keys|counts the keys], from the low end: {keys}.',
    '“[My song|The only tune I know]: {keys}. [One is the lowest|Eight is the highest].” {by}.',
  ],
  de: [
    '{by} kann keine Noten lesen und [nummeriert die Tasten|zählt die Tasten], von der tiefsten an: {keys}.',
    '„[Mein Lied|Die einzige Melodie, die ich kann]: {keys}. [Eins ist ganz unten|Acht ist ganz oben].“ {by}.',
  ],
};

const METHOD = {
  en: ['The keys are counted [from the lowest one|from left to right].'],
  de: ['Die Tasten werden [von der tiefsten an|von links nach rechts] gezählt.'],
};

const CLOSER = {
  en: ['Eight keys, one to eight. Begin with key {first}.'],
  de: ['Acht Tasten, eins bis acht. Fang mit Taste {first} an.'],
};
