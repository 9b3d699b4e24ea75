import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells in figures, since not every device draws dice, what dice show on top; players enter what is on their undersides. */
export const underDice: Idea = {
  id: 'under-dice',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const tops = Array.from({ length: 5 }, () => chooseNumber(1, 6, chance));
    const by = author();
    return {
      parameters: tops.join(''),
      answer: { password: tops.map((top) => 7 - top).join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, figures: tops.join(', ') }) }],
      asks: `${askFor(kit, 'figures', tops.length)} ${tell(WANTED, { by, BY: by.toUpperCase() })}`,
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const CLUE = {
  en: [
    '“[My last throw|The throw that cost me the house], from left to right: {figures}. [I did not touch them again|The table kept the other side].” {by}.',
    '{by} [plays alone|plays against the cat] and writes down every throw, [even this|also this one]: {figures}.',
  ],
  de: [
    '„[Mein letzter Wurf|Der Wurf, der mich das Haus kostete], von links nach rechts: {figures}. [Ich habe sie nicht mehr angerührt|Die andere Seite kennt nur der Tisch].“ {by}.',
    '{by} spielt [allein|gegen die Katze] und schreibt jeden Wurf auf, [auch den|auch diesen]: {figures}.',
  ],
};

const WANTED = {
  en: [
    '[Above it|Beside it]: WHAT DID THE TABLE SEE, {BY}?',
    'A label says: “The undersides of {by}’s dice.”',
  ],
  de: [
    '[Darüber|Daneben]: WAS SAH DER TISCH, {BY}?',
    'Auf einem Schild steht: „Die Würfel von {by}, von unten.“',
  ],
};

const METHOD = {
  en: ['[The dice lie there, and|What lies on top is known:] you want what is under them.'],
  de: ['[Die Würfel liegen da|Was oben liegt, ist bekannt]: Gesucht ist, was darunter ist.'],
};

const CLOSER = {
  en: ['Two opposite sides of a die always make seven.'],
  de: ['Zwei gegenüberliegende Seiten eines Würfels ergeben immer sieben.'],
};
