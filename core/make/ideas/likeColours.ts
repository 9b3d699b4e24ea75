import { shuffle } from '../../lock/shuffle.ts';
import { COLOURS } from '../../lock/signs/signs.ts';
import { chooseOne } from './choose.ts';
import { LIKE } from './likes.ts';
import type { Idea, Occasion } from './model.ts';

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
    const { clue, inscription } = chooseOne(OCCASIONS, chance);
    return {
      parameters: colours.join(' '),
      answer: { password: colours.join(' '), face: { type: 'colours' } },
      clues: [{ of: kit.papers, author: by, says: tell(clue, { one, two, three, four }) }],
      size: 0,
      inscription: tell(inscription),
      hints: [tell(METHOD), tell(CLOSER, { one })],
    };
  },
};

const OCCASIONS: readonly Occasion[] = [
  {
    inscription: {
      en: ['[FOUR POTS, IN TURN|AS ORDERED FROM THE PAINTER]', '“Mix them [in that order|as I told you].”'],
      de: [
        '[VIER TÖPFE, DER REIHE NACH|WIE BEIM MALER BESTELLT]',
        '„Misch sie [in dieser Reihenfolge|wie besprochen].“',
      ],
    },
    clue: {
      en: [
        'Mix them for me: the first like {one}, the second like {two}, the third like {three}, the last like {four}. [The cat got some|I would do it myself, but my brush is gone].',
      ],
      de: [
        'Bitte mischen: die erste wie {one}, die zweite wie {two}, die dritte wie {three}, die letzte wie {four}. [Die Katze hat etwas abbekommen|Ich täte es selbst, aber mein Pinsel ist fort].',
      ],
    },
  },
  {
    inscription: {
      en: [
        '[FROM LEFT TO RIGHT, AS DREAMED|THE SCARF, FROM THE LEFT]',
        '“You [have dreamed|dreamed] of worse scarves.”',
      ],
      de: [
        '[VON LINKS NACH RECHTS, WIE GETRÄUMT|DER SCHAL, VON LINKS]',
        '„Man träumt [auch von schlimmeren|von ganz anderen] Schals.“',
      ],
    },
    clue: {
      en: [
        'I dreamed of a scarf, from the left: like {one}, like {two}, like {three}, like {four}. [Nobody will wear that|It suited me].',
      ],
      de: [
        'Ich habe von einem Schal geträumt, von links: wie {one}, wie {two}, wie {three}, wie {four}. [Niemand würde das tragen|Er stand mir].',
      ],
    },
  },
  {
    inscription: {
      en: ['[WHAT CAME UP, BED BY BED|THE FOUR BEDS]', '“Look what [came up|has come up].”'],
      de: ['[WAS AUFGING, BEET FÜR BEET|DIE VIER BEETE]', '„Sieh nur, was [aufgegangen ist|da aufging].“'],
    },
    clue: {
      en: [
        'I sowed four beds from four unlabelled bags, and this is what came up: first like {one}, then like {two}, like {three}, and at the fence like {four}. [The neighbour has moved|The bees have written to thank me].',
      ],
      de: [
        'Vier Beete, gesät aus vier Tüten ohne Schild, und aufgegangen ist es so: erst wie {one}, dann wie {two}, wie {three} und am Zaun wie {four}. [Der Nachbar ist fortgezogen|Die Bienen haben sich schriftlich bedankt].',
      ],
    },
  },
];

const METHOD = {
  en: ['Each of the things [has one colour|is known for its colour].'],
  de: ['Jedes der Dinge [hat eine Farbe|kennt man an seiner Farbe].'],
};

const CLOSER = {
  en: ['Press the colours in the order of the things; the first is that of {one}.'],
  de: ['Drück die Farben in der Reihenfolge der Dinge. Die erste ist so wie {one}.'],
};
