import { shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
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
  sort: 'figures',
  kind: 'combined',
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
      clues: [{ of: kit.papers, author: by, title: titleOf(name), says: tell(CLUE, { name, list }) }],
      size: asked.length,
      inscription: tell(INSCRIPTION, { order: asked.map(({ short }) => short).join(', ') }),
      hints: [tell(METHOD, { by, name }), tell(CLOSER, { first: asked[0]?.short ?? '' })],
    };
  },
};

const CLUE = {
  en: [
    '{name}, [my way|as we have always done it]: {list}. [Stir until it gives in|Serves whoever comes|My aunt took less].',
    'For {name} take {list}. [Do not ask about the rest|Nobody has complained twice].',
  ],
  de: [
    '{name}, [auf meine Art|wie schon immer]: {list}. [Rühren, bis es nachgibt|Reicht für alle, die kommen|Meine Tante nahm weniger].',
    'Für {name} nehme man {list}. [Nach dem Rest bitte nicht fragen|Zweimal hat sich keiner beschwert].',
  ],
};

const METHOD = {
  en: ['The lock lists what {by} [stirs|puts] together, [though in another order|only not in that order].'],
  de: ['Das Schloss nennt, was {by} zusammenrührt, [nur anders geordnet|bloß in anderer Reihenfolge].'],
};

const CLOSER = {
  en: ['Enter how much of each is needed, and begin with {first}.'],
  de: ['Gib ein, wie viel man wovon braucht, und fang mit {first} an.'],
};

function titleOf(dish: string): Noun {
  return { en: `recipe for ${dish}`, de: `Rezept für ${dish}`, gender: 'n' };
}

const INSCRIPTION = {
  en: ['{order}', '“{order}. [You know how much|Not too little].”'],
  de: ['{order}', '„{order}. [Du weißt, wie viel|Nicht zu wenig].“'],
};
