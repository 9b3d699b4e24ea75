import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A number in two halves, kept by two people. */
export const twoHalves: Idea = {
  id: 'two-halves',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [first, second] = [author(), author()];
    const [front, back] = [chooseNumber(11, 98, chance), chooseNumber(11, 98, chance)];
    const slots = { first, second, front: String(front), back: String(back) };
    return {
      parameters: `${front}${back}`,
      answer: { password: `${front}${back}`, face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(FRONT, slots) },
        { of: kit.papers, author: second, says: tell(BACK, slots) },
      ],
      asks: askFor(kit, 'figures', 4),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FRONT = {
  en: [
    '“I keep the front half, and it is {front}. [The rest is with|For the rest, see] {second}.” {first}.',
    '{front}, and then [a tear|nothing]. {first} [was trusted with|knows only] the beginning.',
  ],
  de: [
    '„Ich hüte die vordere Hälfte, sie lautet {front}. [Der Rest liegt bei|Den Rest hat] {second}.“ {first}.',
    '{front}, und dann [ein Riss|nichts mehr]. {first} [kennt nur|hat nur] den Anfang.',
  ],
};

const BACK = {
  en: [
    '“[Mine is the back half|I have the back half]: {back}. {first} begins[, as always| and never finishes].” {second}.',
    '[Torn off before it|Torn on the left], then: {back}. {second} [keeps|guards] the end.',
  ],
  de: [
    '„[Meine ist die hintere Hälfte|Ich habe die hintere Hälfte]: {back}. {first} fängt an[, wie immer| und wird nie fertig].“ {second}.',
    '[Davor ist es abgerissen|Links ist es abgerissen], dann: {back}. {second} [hütet|kennt] das Ende.',
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
