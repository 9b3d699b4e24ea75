import { isEasyToGuess } from '../../lock/answer/isEasyToGuess.ts';
import { type Chance, shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { IdeaKit } from './model.ts';

/** Something of which players count the parts. */
export interface Countable {
  count: number;
  /** Within a sentence: what is counted. */
  parts: Readonly<Record<MadeLanguage, string>>;
}

/** Number of figures that are asked for. */
export const FIGURES = 4;

/** So many orders are tried until their code is not easy to guess. */
const TRIES = 20;

/** A figure of a code, and how a paper asks for it. */
interface Asked {
  figure: number;
  term: string;
}

/**
 * Asks for the numbers of some things, each of them as it is; the figures that are missing then are twice or half of one,
 * or what two of them come to.
 */
export function askCounts(
  things: readonly Countable[],
  { chance, language }: Pick<IdeaKit, 'chance' | 'language'>,
): readonly Asked[] {
  const plain = things.map(({ count, parts }) => ({ figure: count, term: parts[language] }));
  const pairs = things.flatMap((one, place) => things.slice(place + 1).map((other) => [one, other] as const));
  const reckoned = [
    ...things.flatMap((thing) => multiplesOf(thing, language)),
    ...pairs.flatMap(([one, other]) => togetherOf(one, other, language)),
  ].filter(isFigure);
  // Where there are two of five, nothing else is a figure.
  const besides = things.flatMap((thing) => besideOf(thing, language)).filter(isFigure);
  const asked = [...plain, ...shuffle(reckoned, chance), ...shuffle(besides, chance)];
  return inOrder(asked.slice(0, FIGURES), chance);
}

function isFigure({ figure }: Asked): boolean {
  return Number.isInteger(figure) && figure >= 1 && figure <= 9;
}

/** Puts figures in an order whose code is not easy to guess. */
function inOrder(asked: readonly Asked[], chance: Chance): readonly Asked[] {
  const isEasy = (order: readonly Asked[]) =>
    isEasyToGuess({ type: 'digits' }, order.map(({ figure }) => figure).join(''));
  let order = shuffle(asked, chance);
  for (let tried = 1; tried < TRIES && isEasy(order); tried += 1) order = shuffle(asked, chance);
  return order;
}

function multiplesOf({ count, parts }: Countable, language: MadeLanguage): readonly Asked[] {
  const [twice, half] = TIMES[language];
  return [
    { figure: 2 * count, term: `${twice} ${parts[language]}` },
    { figure: count / 2, term: `${half} ${parts[language]}` },
  ];
}

function besideOf({ count, parts }: Countable, language: MadeLanguage): readonly Asked[] {
  const [more, less] = BESIDE[language];
  return [
    { figure: count + 1, term: `${more} ${parts[language]}` },
    { figure: count - 1, term: `${less} ${parts[language]}` },
  ];
}

function togetherOf(one: Countable, other: Countable, language: MadeLanguage): readonly Asked[] {
  const { and, less } = JOINED[language];
  const [more, fewer] = one.count < other.count ? [other, one] : [one, other];
  return [
    { figure: one.count + other.count, term: and(one.parts[language], other.parts[language]) },
    { figure: more.count - fewer.count, term: less(more.parts[language], fewer.parts[language]) },
  ];
}

const TIMES: Readonly<Record<MadeLanguage, readonly [twice: string, half: string]>> = {
  en: ['twice as many as', 'half as many as'],
  de: ['doppelt so viele wie', 'halb so viele wie'],
};

const BESIDE: Readonly<Record<MadeLanguage, readonly [more: string, less: string]>> = {
  en: ['one more than', 'one less than'],
  de: ['eins mehr als', 'eins weniger als'],
};

type Joining = (one: string, other: string) => string;

const JOINED: Readonly<Record<MadeLanguage, Readonly<Record<'and' | 'less', Joining>>>> = {
  en: {
    and: (one, other) => `${one} and ${other} together`,
    less: (one, other) => `${one}, less ${other}`,
  },
  de: {
    and: (one, other) => `${one} und ${other} zusammen`,
    less: (one, other) => `${one} weniger ${other}`,
  },
};
