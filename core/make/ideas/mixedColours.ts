import { shuffle } from '../../lock/shuffle.ts';
import type { Colour } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** What a painter stirs together for each colour. */
const MIXTURES: Readonly<Record<MadeLanguage, Partial<Record<Colour, readonly string[]>>>> = {
  en: {
    orange: ['yellow with red', 'red and as much yellow'],
    green: ['blue with yellow', 'yellow and as much blue'],
    violet: ['red with blue', 'blue and as much red'],
    red: ['red with nothing'],
    yellow: ['yellow by itself'],
    blue: ['blue alone'],
  },
  de: {
    orange: ['Gelb mit Rot', 'Rot und ebenso viel Gelb'],
    green: ['Blau mit Gelb', 'Gelb und ebenso viel Blau'],
    violet: ['Rot mit Blau', 'Blau und ebenso viel Rot'],
    red: ['Rot ohne alles'],
    yellow: ['Gelb ohne Zusatz'],
    blue: ['Blau allein'],
  },
};

const MIXED: readonly Colour[] = ['orange', 'green', 'violet'];
const PURE: readonly Colour[] = ['red', 'yellow', 'blue'];

/** A paper tells which paints are mixed; players press the colours that come of it. */
export const mixedColours: Idea = {
  id: 'mixed-colours',
  level: 2,
  fromAge: 8,
  sort: 'colours',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author, props } = kit;
    const pure = shuffle(PURE, chance).slice(0, chooseNumber(1, 2, chance));
    const colours = shuffle([...MIXED, ...pure], chance);
    const pots = colours.map((colour) => shuffle(MIXTURES[language][colour] ?? [], chance)[0]);
    const by = author();
    return {
      parameters: colours.join(' '),
      answer: { password: colours.join(' '), face: { type: 'colours' } },
      clues: [
        {
          of: kit.papers,
          author: by,
          says: tell(CLUE, { pots: pots.join('; '), painted: chooseOne(props.painted, chance) }),
        },
      ],
      size: 0,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: pots[0] ?? '' })],
    };
  },
};

const CLUE = {
  en: [
    'I am to paint {painted}. A pot for each day, stirred well: {pots}. [The brush is past help|Do not lick].',
    'My pots, one after the other: {pots}. [It looked better wet|The floor got some, too].',
  ],
  de: [
    'Ich soll {painted}. Jeden Tag ein Topf, gut gerührt: {pots}. [Dem Pinsel ist nicht zu helfen|Bitte nicht ablecken].',
    'Meine Töpfe, einer nach dem anderen: {pots}. [Nass sah es besser aus|Der Boden hat auch etwas abbekommen].',
  ],
};

const METHOD = {
  en: ['[In each pot|Every time] two colours become one, [unless there is only one|if there are two].'],
  de: [
    '[In jedem Topf|Jedes Mal] wird aus zwei Farben eine, [wenn es zwei sind|sofern es nicht nur eine ist].',
  ],
};

const CLOSER = {
  en: ['Press what comes out of each pot. The first one is {first}.'],
  de: ['Drück, was bei jedem Topf herauskommt. Der erste: {first}.'],
};

const INSCRIPTION = {
  en: ['[POT BY POT, WELL STIRRED|WHAT COMES OF IT]', '“[Stir first, then press|Two make one].”'],
  de: [
    '[TOPF FÜR TOPF, GUT GERÜHRT|WAS DABEI HERAUSKOMMT]',
    '„[Erst rühren, dann drücken|Aus zwei mach eins].“',
  ],
};
