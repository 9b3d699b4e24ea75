import type { Colour } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import { LIKE } from './likes.ts';
import type { Idea } from './model.ts';

/** What is in the three bottles from left to right, by the colour of their rack that the catalogue knows. */
const BREWS: Readonly<Record<string, readonly Colour[]>> = {
  alchemist: ['red', 'green', 'blue'],
  witch: ['violet', 'green', 'yellow'],
};

const BOTTLES: Readonly<Record<MadeLanguage, readonly string[]>> = {
  en: ['left', 'middle', 'right'],
  de: ['links', 'Mitte', 'rechts'],
};

/** A paper tells in which order somebody drinks from bottles on a rack; players press their colours. */
export const potionColours: Idea = {
  id: 'potion-colours',
  level: 1,
  fromAge: 8,
  sort: 'colours',
  kind: 'seen',
  needsThings: { of: ['potions'], least: 1 },
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const color = chooseOne(Object.keys(BREWS), chance);
    const brews = BREWS[color] ?? [];
    const places = [0, 1, 2];
    const order: number[] = [];
    const count = chooseNumber(4, 5, chance);
    while (order.length < count)
      order.push(
        chooseOne(
          places.filter((place) => place !== order.at(-1)),
          chance,
        ),
      );
    const by = author();
    const words = order.map((place) => BOTTLES[language][place] ?? '');
    const [first = '', second = '', third = ''] = brews.map((brew) =>
      chooseOne(LIKE[language][brew], chance),
    );
    return {
      parameters: `${color} ${order.join('')}`,
      answer: { password: order.map((place) => brews[place] ?? 'red').join(' '), face: { type: 'colours' } },
      clues: [
        { of: kit.papers, author: by, says: tell(CLUE, { order: words.join(', ') }) },
        { of: ['potions'], color, says: tell(RACK, { first, second, third }), stands: true },
      ],
      size: 0,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: words[0] ?? '' })],
    };
  },
};

const RACK = {
  en: [
    'Three bottles without a label. The left one makes one think of {first}, the middle one of {second}, the right one of {third}[, and none of them tastes like it|].',
  ],
  de: [
    'Drei Flaschen ohne Schild. Die linke hat eine Farbe wie {first}, die mittlere wie {second}, die rechte wie {third}[, nur schmecken sie anders|].',
  ],
};

const CLUE = {
  en: [
    '[For a cough|Against hiccups|For short nights], sips from the bottles on the rack: {order}. [Otherwise one turns green|Never the other way round].',
    'I taste them [daily|with my eyes shut], somebody has to: {order}. [Then a biscuit|After that it gets louder].',
  ],
  de: [
    '[Gegen Husten|Gegen Schluckauf|Für kurze Nächte] je ein Schluck aus den Flaschen im Gestell: {order}. [Sonst wird man grün|Nie andersherum].',
    'Ich koste sie [täglich|mit geschlossenen Augen], einer muss es ja tun: {order}. [Danach ein Keks|Danach wird es lauter].',
  ],
};

const METHOD = {
  en: ['Somebody drinks from [bottles on a rack|coloured bottles], one after the other.'],
  de: ['Da trinkt jemand aus [Flaschen in einem Gestell|bunten Flaschen], aus einer nach der anderen.'],
};

const CLOSER = {
  en: ['Press the colours of the bottles in the order of the sips. The first one: {first}.'],
  de: ['Drück die Farben der Flaschen, so wie aus ihnen getrunken wird. Die erste: {first}.'],
};

const INSCRIPTION = {
  en: [
    '[ONE SIP EACH TIME|TO BE TAKEN AS PRESCRIBED]',
    '“[What did I drink, and in what order|Cheers, but in the right order].”',
  ],
  de: [
    '[JEDES MAL EIN SCHLUCK|NACH VORSCHRIFT EINNEHMEN]',
    '„[Was trank ich, und in welcher Reihenfolge|Zum Wohl, aber der Reihe nach].“',
  ],
};
