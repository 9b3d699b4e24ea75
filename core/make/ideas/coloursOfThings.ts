import { shuffle } from '../../lock/shuffle.ts';
import type { Colour } from '../../lock/signs/signs.ts';
import { nounOf } from '../words/nouns.ts';
import { chooseOne } from './choose.ts';
import { LIKE } from './likes.ts';
import type { Idea, Occasion } from './model.ts';

/** Colours of catalogue entries that are plainly one colour of the lock. */
const COLOURED: Readonly<Record<string, Readonly<Record<string, Colour>>>> = {
  vase: { blue: 'blue', red: 'red', jade: 'green', black: 'black' },
  chair: { ruby: 'red', emerald: 'green', royal: 'blue', white: 'white' },
  bed: { red: 'red', blue: 'blue', green: 'green' },
  rug: { ruby: 'red', ocean: 'blue', moss: 'green' },
  telephone: { red: 'red', black: 'black' },
  aquarium: { white: 'white', black: 'black', jade: 'green' },
  birdcage: { white: 'white', green: 'green', black: 'black' },
  piano: { white: 'white', green: 'green' },
};

/** Number of stones to press, and of things that stand about. */
const STONES = 4;
const THINGS = 3;

/** A paper names things in the picture; players press the colours that these things have. */
export const coloursOfThings: Idea = {
  id: 'colours-of-things',
  level: 1,
  fromAge: 8,
  sort: 'colours',
  kind: 'seen',
  needsThings: { of: Object.keys(COLOURED), least: THINGS },
  make: (kit) => {
    const { chance, language, tell, author, standing } = kit;
    const taken: Colour[] = [];
    const things = standing.slice(0, THINGS).map((of) => {
      const all = shuffle(Object.entries(COLOURED[of] ?? {}), chance);
      const [color = '', colour = 'red'] = all.find(([, each]) => !taken.includes(each)) ?? all[0] ?? [];
      taken.push(colour);
      return { of, color, colour, noun: nounOf(of) ?? { en: of, de: of, gender: null } };
    });
    const order = [...shuffle(things, chance)];
    while (order.length < STONES)
      order.push(
        chooseOne(
          things.filter((thing) => thing !== order.at(-1)),
          chance,
        ),
      );
    const by = author();
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    const [one, two, three, four] = order.map(({ noun }) => noun);
    const slots = { one: one ?? '', two: two ?? '', three: three ?? '', four: four ?? '' };
    const colours = order.map(({ colour }) => colour).join(' ');
    return {
      parameters: `${order.map(({ of }) => of).join(' ')} ${colours}`,
      answer: { password: colours, face: { type: 'colours' } },
      clues: [
        { of: kit.papers, author: by, says: tell(clue, slots) },
        ...things.map(({ of, color, colour, noun }) => ({
          of: [of],
          color,
          says: tell(THING, { thing: noun, like: chooseOne(LIKE[language][colour], chance) }),
          stands: true,
        })),
      ],
      size: 0,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, slots)],
    };
  },
};

/** Those who see the thing see its colour; all others think of it. */
const THING = {
  en: [
    '{thing} has the colour of {like}, [because somebody wished it so|and somebody is proud of that].',
    'One look at {thing:a}, and one thinks of {like}. [It is meant to be so|It came like that from the shop].',
    'If {like} had a relation in here, it would be {thing:a}[, by the colour at least|].',
  ],
  de: [
    'Die Farbe hat {thing} so wie {like}, [weil es jemand so wollte|und jemand ist stolz darauf].',
    'Wer {thing:a} ansieht, denkt an eines: {like}. [Das ist Absicht|So kam es aus dem Laden].',
    'Wäre {like} hier mit etwas verwandt, dann mit {thing:d}[, jedenfalls der Farbe nach|].',
  ],
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['[STRIPE BY STRIPE|AS IT WAS KNITTED]', '“Look about you for the [wool|stripes].”'],
      de: ['[STREIFEN FÜR STREIFEN|WIE GESTRICKT]', '„Sieh dich um, da ist [die Wolle|jeder Streifen].“'],
    },
    clue: {
      en: [
        'I knit what I see, stripe by stripe: the first like {one}, then like {two}, like {three}, and the last like {four}. [The wool is ready|Nothing else will do].',
      ],
      de: [
        'Ich stricke, was ich sehe, Streifen für Streifen: den ersten wie {one}, dann wie {two}, wie {three} und den letzten wie {four}. [Die Wolle liegt bereit|Anders geht es nicht].',
      ],
    },
  },
  {
    inscription: {
      en: [
        '[OUR FLAG, FROM THE POLE ON|PLEASE RISE FOR THE FLAG]',
        '“Four stripes, [all taken from life|as hoisted].”',
      ],
      de: [
        '[UNSERE FAHNE, VOM MAST AN|BITTE ERHEBEN SIE SICH]',
        '„Vier Streifen, [alle nach dem Leben|wie gehisst].“',
      ],
    },
    clue: {
      en: [
        'A flag was ordered, four stripes, and nobody said which. So I looked round the room: like {one}, like {two}, like {three}, like {four}. [Nobody has saluted it yet|It is a modest country].',
      ],
      de: [
        'Bestellt war eine Fahne mit vier Streifen, welche, sagte keiner. Also sah ich mich um: wie {one}, wie {two}, wie {three}, wie {four}. [Gegrüßt hat sie noch niemand|Es ist ein bescheidenes Land].',
      ],
    },
  },
];

const METHOD = {
  en: ['The things that are named [stand about|are in sight], each in its colour.'],
  de: ['Die genannten Dinge [stehen herum|sind zu sehen], jedes in seiner Farbe.'],
};

const CLOSER = {
  en: ['First the colour of {one}, then that of {two}, of {three}, and of {four}.'],
  de: ['Erst {one}, dann {two}, dann {three}, zuletzt {four}: Drück jedes Mal die Farbe.'],
};
