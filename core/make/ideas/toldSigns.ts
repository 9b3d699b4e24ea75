import { shuffle } from '../../lock/shuffle.ts';
import type { SymbolSign } from '../../lock/signs/signs.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Idea } from './model.ts';

/** Signs with which a short tale can be told, each with how it comes into it. */
const TALE: Readonly<Record<MadeLanguage, Partial<Record<SymbolSign, string>>>> = {
  en: {
    moon: 'the moon came up',
    bell: 'a bell rang',
    key: 'somebody dropped a key',
    fish: 'a fish jumped',
    crown: 'a king lost his crown',
    tree: 'a tree fell',
    bird: 'a bird complained',
    anchor: 'the anchor was raised',
    flame: 'a flame went out',
    cloud: 'a cloud came by',
    heart: 'a heart was broken',
    hand: 'a hand waved',
    skull: 'a skull grinned',
    flower: 'a flower opened',
    mountain: 'a mountain stood in the way',
  },
  de: {
    moon: 'schien der Mond',
    bell: 'läutete eine Glocke',
    key: 'fiel ein Schlüssel herunter',
    fish: 'sprang ein Fisch',
    crown: 'verlor ein König seine Krone',
    tree: 'stürzte ein Baum um',
    bird: 'beschwerte sich ein Vogel',
    anchor: 'wurde der Anker gelichtet',
    flame: 'erlosch eine Flamme',
    cloud: 'kam eine Wolke vorbei',
    heart: 'brach ein Herz',
    hand: 'winkte eine Hand',
    skull: 'grinste ein Totenkopf',
    flower: 'ging eine Blume auf',
    mountain: 'stand ein Berg im Weg',
  },
};

/** A paper tells of three things that happen; players press the sign of each. */
export const toldSigns: Idea = {
  id: 'told-signs',
  level: 1,
  fromAge: 8,
  sort: 'signs',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const tale = Object.entries(TALE[language]);
    const [first, second, third] = shuffle(tale, chance);
    const told = [first, second, third].map((each) => ({ sign: each?.[0] ?? '', words: each?.[1] ?? '' }));
    const [one = '', two = '', three = ''] = told.map(({ words }) => words);
    const by = author();
    return {
      parameters: told.map(({ sign }) => sign).join(' '),
      answer: { password: told.map(({ sign }) => sign).join(' '), face: { type: 'symbols' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { one, two, three }) }],
      size: 3,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { one, three })],
    };
  },
};

const CLUE = {
  en: [
    'I dreamed: first {one}, then {two}, and in the end {three}. [Then I was hungry|That was all, and I was glad].',
    '[It was a strange evening|Nobody believes me]: {one}. Then {two}. And as if that were not enough, {three}.',
  ],
  de: [
    'Ich habe geträumt: Erst {one}, dann {two}, und zum Schluss {three}. [Danach hatte ich Hunger|Das war alles, zum Glück].',
    '[Es war ein seltsamer Abend|Niemand glaubt mir]: Zuerst {one}. Dann {two}. Und als wäre das nicht genug, {three}.',
  ],
};

const METHOD = {
  en: ['[Three things happen|Somebody tells of three things], and each of them is a tile.'],
  de: ['[Drei Dinge geschehen|Jemand erzählt von drei Dingen], und zu jedem gehört eine Kachel.'],
};

const CLOSER = {
  en: ['It begins where “{one}”, and ends where “{three}”.'],
  de: ['Es beginnt mit „{one}“ und endet mit „{three}“.'],
};

const INSCRIPTION = {
  en: [
    '[AND WHAT HAPPENED THEN?|THE WHOLE STORY, IN THREE PICTURES]',
    '“[Tell it in pictures|From the beginning].”',
  ],
  de: [
    '[UND WAS GESCHAH DANN?|DIE GANZE GESCHICHTE IN DREI BILDERN]',
    '„[Erzähl es in Bildern|Von Anfang an].“',
  ],
};
