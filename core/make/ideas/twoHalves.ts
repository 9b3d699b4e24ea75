import { chooseNumber } from './choose.ts';
import { inCapitals } from './inCapitals.ts';
import type { Idea } from './model.ts';

/** A number in two halves, kept by two people. */
export const twoHalves: Idea = {
  id: 'two-halves',
  level: 1,
  fromAge: 8,
  sort: 'figures',
  kind: 'told',
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [first, second] = [author(), author()];
    const [front, back] = [chooseNumber(11, 98, chance), chooseNumber(11, 98, chance)];
    const slots = { first, second, front: String(front), back: String(back), ...inCapitals(first, second) };
    return {
      parameters: `${front}${back}`,
      answer: { password: `${front}${back}`, face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(FRONT, slots) },
        { of: kit.papers, author: second, says: tell(BACK, slots) },
      ],
      size: 4,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FRONT = {
  en: [
    'I keep the front half, and it is {front}. [For the rest see|The rest is with] {second}. [We do not sit at one table|It was thought safer so].',
    'I know how it begins, and no more: {front}. [They trusted {second} with the end|{second} has never told me the end].',
  ],
  de: [
    'Ich hüte die vordere Hälfte, sie lautet {front}. [Der Rest liegt bei|Den Rest hat] {second}. [Wir sitzen nicht an einem Tisch|So schien es sicherer].',
    'Ich weiß, wie es anfängt, mehr nicht: {front}. [Das Ende vertraute man {second} an|{second} hat mir das Ende nie gesagt].',
  ],
};

const BACK = {
  en: [
    'Mine is the back half: {back}. {first} begins[, as always| and never finishes].',
    'They gave me the end of it, {back}, and [no beginning|told me to forget it]. [Ask {first}|{first} was given the rest].',
  ],
  de: [
    'Meine ist die hintere Hälfte: {back}. {first} fängt an[, wie immer| und wird nie fertig].',
    'Mir gab man das Ende, {back}, und [keinen Anfang|ich soll es vergessen]. [Frag {first}|Den Rest bekam {first}].',
  ],
};

const METHOD = {
  en: ['{first} has the front, {second} the back.'],
  de: ['{first} hat den Anfang, {second} das Ende.'],
};

const CLOSER = {
  en: ['Write {first}’s two figures, then {second}’s two figures.'],
  de: ['Schreib erst die zwei Ziffern von {first}, dann die von {second}.'],
};

const INSCRIPTION = {
  en: [
    '[{FIRST} AND {SECOND}, TOGETHER|NEVER ALONE: {FIRST}, {SECOND}]',
    '“[Two heads, one number|Half of it is worth nothing].” Signed by {first} and {second}.',
  ],
  de: [
    '[{FIRST} UND {SECOND}, GEMEINSAM|NIE ALLEIN: {FIRST}, {SECOND}]',
    '„[Zwei Köpfe, eine Zahl|Die Hälfte nützt gar nichts].“ Gezeichnet: {first} und {second}.',
  ],
};
