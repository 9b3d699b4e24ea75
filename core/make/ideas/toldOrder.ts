import { shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';
import { platesFor } from './platesFor.ts';

/** Things that people do on one day, as words on plates. */
const DAYS: Readonly<Record<MadeLanguage, readonly (readonly string[])[]>> = {
  en: [
    ['the baker', 'the barber', 'the bank', 'the market', 'the doctor'],
    ['tea', 'soup', 'a pear', 'toast', 'fish'],
    ['the cellar', 'the attic', 'the kitchen', 'the garden', 'the stairs'],
    ['the cat', 'the goat', 'the parrot', 'the hens', 'the dog'],
  ],
  de: [
    ['Bäcker', 'Friseur', 'Bank', 'Markt', 'Arzt'],
    ['Tee', 'Suppe', 'Birne', 'Toast', 'Fisch'],
    ['Keller', 'Dachboden', 'Küche', 'Garten', 'Treppe'],
    ['Katze', 'Ziege', 'Papagei', 'Hühner', 'Hund'],
  ],
};

/** A diary tells the things of a day, though not from the first to the last; players put them in order. */
export const toldOrder: Idea = {
  id: 'told-order',
  level: 2,
  fromAge: 8,
  sort: 'pieces',
  kind: 'worked',
  isLast: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const order = shuffle(chooseOne(DAYS[language], chance), chance).slice(0, 4);
    const [one = '', two = '', three = '', four = ''] = order;
    const plates = platesFor(order);
    const by = author();
    return {
      parameters: order.join(' '),
      answer: {
        password: order.map((word) => 'abcd'[plates.indexOf(word)]).join(' '),
        face: { type: 'order', pieces: plates.map((text) => ({ type: 'word', text })) },
      },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(DIARY, { one, two, three, four }) }],
      size: 4,
      inscription: tell(INSCRIPTION, { BY: by.toUpperCase() }),
      hints: [tell(METHOD, { by }), tell(CLOSER, { one, four })],
    };
  },
};

const DIARY = {
  en: [
    '[Last|To end with]: {four}. Before that, {three}. [It had all begun|I had begun] with {one}, and {two} came [next|second]. [I write backwards when I am tired|My feet remember it better].',
    '[In the middle of the day|Between the two others] came {two} and then {three}. {one} was before them, {four} after. [Wet shoes|To bed].',
  ],
  de: [
    '[Zuletzt|Zum Schluss]: {four}. Davor: {three}. [Angefangen hatte es|Begonnen hatte alles] mit: {one}. Gleich danach kam: {two}. [Wenn ich müde bin, schreibe ich rückwärts|Meine Füße wissen es besser].',
    '[Mitten am Tag|Dazwischen] erst {two}, dann {three}. Vorher {one}, nachher {four}. [Nasse Schuhe|Ins Bett].',
  ],
};

const METHOD = {
  en: ['{by} tells the day, [though not from the beginning|only not in order].'],
  de: ['{by} erzählt den Tag, [nur nicht von vorn|bloß nicht der Reihe nach].'],
};

const CLOSER = {
  en: ['The first plate is “{one}”, the last one “{four}”.'],
  de: ['Die erste Platte ist „{one}“, die letzte „{four}“.'],
};

const TITLE: Noun = { en: 'diary page', de: 'Tagebuchseite', gender: 'f' };

const INSCRIPTION = {
  en: ['A DAY OF {BY}[, FROM THE MORNING ON|, IN GOOD ORDER]'],
  de: ['EIN TAG VON {BY}[, VON FRÜH BIS SPÄT|, DER REIHE NACH]'],
};
