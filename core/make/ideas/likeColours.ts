import { shuffle } from '../../lock/shuffle.ts';
import { COLOURS, type Colour } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** Things that everybody knows by their colour. */
const LIKE: Readonly<Record<MadeLanguage, Readonly<Record<Colour, readonly string[]>>>> = {
  en: {
    red: ['a ripe tomato', 'a fire engine', 'a strawberry'],
    orange: ['a carrot', 'a pumpkin'],
    yellow: ['a lemon', 'a canary', 'a chick'],
    green: ['a frog', 'a pea', 'a cucumber'],
    blue: ['the sky at noon', 'a cornflower'],
    violet: ['a plum', 'an aubergine'],
    white: ['fresh snow', 'a swan', 'milk'],
    black: ['coal', 'a raven', 'the night'],
  },
  de: {
    red: ['eine reife Tomate', 'ein Feuerwehrauto', 'eine Erdbeere'],
    orange: ['eine Möhre', 'ein Kürbis'],
    yellow: ['eine Zitrone', 'ein Kanarienvogel', 'ein Küken'],
    green: ['ein Frosch', 'eine Erbse', 'eine Gurke'],
    blue: ['der Himmel am Mittag', 'eine Kornblume'],
    violet: ['eine Pflaume', 'eine Aubergine'],
    white: ['frischer Schnee', 'ein Schwan', 'Milch'],
    black: ['Kohle', 'ein Rabe', 'die Nacht'],
  },
};

/** A paper tells each colour by something that everybody knows to have it, such as a lemon for yellow. */
export const likeColours: Idea = {
  id: 'like-colours',
  level: 1,
  fromAge: 8,
  sort: 'colours',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const colours = shuffle(COLOURS, chance).slice(0, 4);
    const like = colours.map((colour) => chooseOne(LIKE[language][colour], chance));
    const [one = '', two = '', three = '', four = ''] = like;
    const by = author();
    return {
      parameters: colours.join(' '),
      answer: { password: colours.join(' '), face: { type: 'colours' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { one, two, three, four }) }],
      size: 0,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { one })],
    };
  },
};

const CLUE = {
  en: [
    'Mix them for me: the first like {one}, the second like {two}, the third like {three}, the last like {four}. [The cat got some|I would do it myself, but my brush is gone].',
    'I dreamed of a scarf, from the left: like {one}, like {two}, like {three}, like {four}. [Nobody will wear that|It suited me].',
  ],
  de: [
    'Bitte mischen: die erste wie {one}, die zweite wie {two}, die dritte wie {three}, die letzte wie {four}. [Die Katze hat etwas abbekommen|Ich täte es selbst, aber mein Pinsel ist fort].',
    'Ich habe von einem Schal geträumt, von links: wie {one}, wie {two}, wie {three}, wie {four}. [Niemand würde das tragen|Er stand mir].',
  ],
};

const METHOD = {
  en: ['Each of the things [has one colour|is known for its colour].'],
  de: ['Jedes der Dinge [hat eine Farbe|kennt man an seiner Farbe].'],
};

const CLOSER = {
  en: ['Press the colours in the order of the things; the first is that of {one}.'],
  de: ['Drück die Farben in der Reihenfolge der Dinge. Die erste ist so wie {one}.'],
};

const INSCRIPTION = {
  en: [
    '[AS IN NATURE|FROM LEFT TO RIGHT, AS DREAMED]',
    '“[You know the colours, you have seen them all|No two alike].”',
  ],
  de: [
    '[WIE IN DER NATUR|VON LINKS NACH RECHTS, WIE GETRÄUMT]',
    '„[Die Farben kennst du alle|Keine zwei gleichen].“',
  ],
};
