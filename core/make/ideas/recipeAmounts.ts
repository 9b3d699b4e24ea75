import { shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from '../words/language.ts';
import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** What goes into a dish, each with its measure. */
interface Dish {
  name: string;
  /** What the lock calls it, and how the recipe names it behind a number that is greater than one. */
  parts: readonly (readonly [short: string, amount: string])[];
}

const DISHES: Readonly<Record<MadeLanguage, readonly Dish[]>> = {
  en: [
    {
      name: 'pancakes',
      parts: [
        ['EGGS', 'eggs'],
        ['FLOUR', 'spoons of flour'],
        ['MILK', 'cups of milk'],
        ['SALT', 'pinches of salt'],
        ['RAISINS', 'handfuls of raisins'],
      ],
    },
    {
      name: 'onion soup',
      parts: [
        ['ONIONS', 'onions'],
        ['BUTTER', 'knobs of butter'],
        ['WATER', 'ladles of water'],
        ['PEPPER', 'turns of pepper'],
        ['BREAD', 'slices of bread'],
      ],
    },
    {
      name: 'furniture polish',
      parts: [
        ['WAX', 'lumps of wax'],
        ['OIL', 'drops of oil'],
        ['VINEGAR', 'spoons of vinegar'],
        ['LEMONS', 'lemons'],
        ['RAGS', 'clean rags'],
      ],
    },
  ],
  de: [
    {
      name: 'Pfannkuchen',
      parts: [
        ['EIER', 'Eier'],
        ['MEHL', 'Löffel Mehl'],
        ['MILCH', 'Tassen Milch'],
        ['SALZ', 'Prisen Salz'],
        ['ROSINEN', 'Handvoll Rosinen'],
      ],
    },
    {
      name: 'Zwiebelsuppe',
      parts: [
        ['ZWIEBELN', 'Zwiebeln'],
        ['BUTTER', 'Stückchen Butter'],
        ['WASSER', 'Kellen Wasser'],
        ['PFEFFER', 'Umdrehungen Pfeffer'],
        ['BROT', 'Scheiben Brot'],
      ],
    },
    {
      name: 'Möbelpolitur',
      parts: [
        ['WACHS', 'Klumpen Wachs'],
        ['ÖL', 'Tropfen Öl'],
        ['ESSIG', 'Löffel Essig'],
        ['ZITRONEN', 'Zitronen'],
        ['LAPPEN', 'saubere Lappen'],
      ],
    },
  ],
};

/** A recipe tells how much of each thing is needed; the lock asks for these numbers in another order. */
export const recipeAmounts: Idea = {
  id: 'recipe-amounts',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const { name, parts } = chooseOne(DISHES[language], chance);
    const measured = parts.map(([short, amount]) => ({ short, amount, count: chooseNumber(2, 9, chance) }));
    const asked = shuffle(measured, chance).slice(0, 4);
    const by = author();
    const list = measured.map(({ amount, count }) => `${count} ${amount}`).join(', ');
    const code = asked.map(({ count }) => count).join('');
    return {
      parameters: `${name} ${asked.map(({ short }) => short).join(' ')} ${code}`,
      answer: { password: code, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, name, list }) }],
      asks: `${askFor(kit, 'figures', asked.length)} ${tell(WANTED, { order: asked.map(({ short }) => short).join(', ') })}`,
      hints: [tell(METHOD, { by, name }), tell(CLOSER, { first: asked[0]?.short ?? '' })],
    };
  },
};

const CLUE = {
  en: [
    '{by}’s [own|only|famous] recipe for {name}: {list}. [Stir until it gives in|Do not ask about the rest|Serves whoever comes].',
    '“[For {name} take|{name}, my way]: {list}. [My aunt took less|Nobody has complained twice].” {by}.',
  ],
  de: [
    'Rezept für {name}, [erfunden|verbessert|geerbt] von {by}: {list}. [Rühren, bis es nachgibt|Nach dem Rest bitte nicht fragen|Reicht für alle, die kommen].',
    '„[Für {name} nehme man|{name} auf meine Art]: {list}. [Meine Tante nahm weniger|Zweimal hat sich keiner beschwert].“ {by}.',
  ],
};

const WANTED = {
  en: ['[Engraved above|Beside it]: {order}.', 'On a label[, with a grease stain|]: {order}.'],
  de: ['[Darüber eingraviert|Daneben]: {order}.', 'Auf einem Etikett[ mit Fettfleck|]: {order}.'],
};

const METHOD = {
  en: ['The lock lists what {by} [stirs|puts] together, [though in another order|only not in that order].'],
  de: ['Das Schloss nennt, was {by} zusammenrührt, [nur anders geordnet|bloß in anderer Reihenfolge].'],
};

const CLOSER = {
  en: ['Enter how much of each is needed, and begin with {first}.'],
  de: ['Gib ein, wie viel man wovon braucht, und fang mit {first} an.'],
};
