import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber } from './choose.ts';
import type { IdeaKit } from './model.ts';

/** Something of which players count the parts. */
export interface Countable {
  count: number;
  /** Within a sentence: what is counted. */
  parts: Readonly<Record<MadeLanguage, string>>;
}

/** Number of figures that are asked for. */
export const FIGURES = 4;

/** How often a thing is not asked for as it is. */
const SHARE_OF_MORE = 0.4;

/** So many turns find enough to ask for, of two things or more. */
const MOST_TURNS = 60;

/** A figure of a code, and how a paper asks for it. */
interface Asked {
  figure: number;
  term: string;
}

/**
 * Asks for the numbers of some things in turn; what comes again comes with another number added. The sum is one figure, so
 * that a large number leaves little to add: such a thing may be passed over.
 */
export function askCounts(things: readonly Countable[], { chance, language }: IdeaKit): readonly Asked[] {
  const asked: Asked[] = [];
  for (let turn = 0; asked.length < FIGURES && turn < MOST_TURNS; turn += 1) {
    const { count, parts } = things[turn % things.length] ?? { count: 1, parts: { en: '', de: '' } };
    const isMore = turn >= things.length || chance() < SHARE_OF_MORE;
    const more = isMore ? chooseNumber(1, 9 - count, chance) : 0;
    const term = more === 0 ? parts[language] : `${parts[language]} plus ${more}`;
    if (asked.every((other) => other.term !== term)) asked.push({ figure: count + more, term });
  }
  return asked;
}
