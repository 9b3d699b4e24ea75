import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper tells in figures, since not every device draws dice, what dice show on top; players enter what is on their undersides. */
export const underDice: Idea = {
  id: 'under-dice',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'worked',
  isAha: true,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const tops = Array.from({ length: 5 }, () => chooseNumber(1, 6, chance));
    const by = author();
    return {
      parameters: tops.join(''),
      answer: { password: tops.map((top) => 7 - top).join(''), face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { figures: tops.join(', ') }) }],
      size: tops.length,
      inscription: tell(INSCRIPTION, { by, BY: by.toUpperCase() }),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const CLUE = {
  en: [
    '[My last throw|The throw that cost me the piano], from left to right: {figures}. [I did not touch them again|The table kept the other side].',
    'I play against the cat and write down every throw, [also this one|out of fairness]: {figures}. [She looks at them from below|She lies under the table and sees everything].',
    'We played on a glass table, and I [sat|lay] below it. They say that they threw {figures}. [From where I was it was another game|I saw quite different figures].',
    'I have glued them down so that nobody can cheat any more: {figures}. [Now only the glue knows the truth|The other side is safe from everybody].',
  ],
  de: [
    '[Mein letzter Wurf|Der Wurf, der mich das Klavier kostete], von links nach rechts: {figures}. [Ich habe sie nicht mehr angerührt|Die andere Seite kennt nur der Tisch].',
    'Ich spiele gegen die Katze und schreibe jeden Wurf auf, [auch diesen|schon aus Anstand]: {figures}. [Sie sieht ihn von unten|Sie liegt unter dem Tisch und sieht alles].',
    'Wir spielten auf einem Glastisch, und ich [saß|lag] darunter. Gewürfelt wurde angeblich {figures}. [Von mir aus war es ein anderes Spiel|Ich sah ganz andere Zahlen].',
    'Ich habe sie festgeklebt, damit keiner mehr schummelt: {figures}. [Die Wahrheit kennt jetzt nur der Leim|Die andere Seite ist vor allen sicher].',
  ],
};

const METHOD = {
  en: [
    '[The dice lie there, and|What lies on top is known:] you want what is under them.',
    'A die has six sides, and one sees only the top ones here.',
  ],
  de: [
    '[Die Würfel liegen da|Was oben liegt, ist bekannt]: Gesucht ist, was darunter ist.',
    'Ein Würfel hat sechs Seiten, und zu sehen sind hier nur die oberen.',
  ],
};

const CLOSER = {
  en: ['Two opposite sides of a die always make seven.', 'Top and bottom make seven together, on every die.'],
  de: [
    'Zwei gegenüberliegende Seiten eines Würfels ergeben immer sieben.',
    'Oben und unten ergeben zusammen sieben, bei jedem Würfel.',
  ],
};

const INSCRIPTION = {
  en: ['WHAT DID THE TABLE SEE, {BY}?', '“[{by}’s dice, from below|Look under {by}’s dice].”'],
  de: ['WAS SAH DER TISCH, {BY}?', '„[Die Würfel von {by}, von unten|Sieh unter die Würfel von {by}].“'],
};
