import { TONES } from '../../lock/signs/signs.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells a tune by the numbers of the keys, counted from the lowest one. */
export const numberedTune: Idea = {
  id: 'numbered-tune',
  level: 1,
  fromAge: 8,
  sort: 'tones',
  kind: 'told',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const keys = Array.from({ length: chooseNumber(4, 6, chance) }, () =>
      chooseNumber(1, TONES.length, chance),
    );
    const by = author();
    return {
      parameters: keys.join(' '),
      answer: { password: keys.map((key) => TONES[key - 1]).join(' '), face: { type: 'melody' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { keys: keys.join(' – ') }) }],
      size: 0,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: String(keys[0]) })],
    };
  },
};

const CLUE = {
  en: [
    'I cannot read music, so I count the keys, [from the low end|the lowest is one]: {keys}. [My mother used to sing it|It goes round in my head].',
    'The only tune I know: {keys}. [One is the lowest|Eight is the highest]. [Everybody leaves when I play it|It was our wedding march].',
  ],
  de: [
    'Noten kann ich keine, also zähle ich die Tasten, [von der tiefsten an|die tiefste ist die Eins]: {keys}. [Meine Mutter sang es|Es geht mir im Kopf herum].',
    'Die einzige Melodie, die ich kann: {keys}. [Eins ist ganz unten|Acht ist ganz oben]. [Wenn ich sie spiele, gehen alle|Es war unser Hochzeitsmarsch].',
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

const INSCRIPTION = {
  en: ['[PLAY OUR TUNE|THE SAME OLD SONG]', '“[You know how it goes|Not too fast].”'],
  de: ['[SPIEL UNSER LIED|IMMER DASSELBE LIED]', '„[Du weißt, wie es geht|Nicht zu schnell].“'],
};
