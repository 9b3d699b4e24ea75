import { DOOR_ID } from '../../room/model.ts';
import { done, type Fact } from './facts.ts';
import type { Rule, RuleBook } from './RuleBook.ts';

const GOAL = done(DOOR_ID);

/**
 * What the door cannot be reached without: of all marks that rules bear, those that every way to the door meets. Where each fact is made by
 * one rule, they are the marks of the way back from the door; else, those of any of several rules count only where all of them have them.
 */
export function findDominators<Mark>(
  book: RuleBook,
  marksOf: (rule: Rule) => readonly Mark[],
  mayUse?: (rule: Rule) => boolean,
): readonly Mark[] {
  const live = liveRules(book, mayUse);
  return wayOfSingles(live, marksOf) ?? meetAll(live, marksOf);
}

type LiveRules = ReadonlyMap<Fact, readonly Rule[]>;

/** By fact that comes true, in order, the rules that can make it so. */
function liveRules(book: RuleBook, mayUse: (rule: Rule) => boolean = () => true): LiveRules {
  const { by } = book.derive(mayUse);
  const isLive = (rule: Rule) => mayUse(rule) && rule.needs.every((need) => by.has(need));
  return new Map([...by.keys()].map((fact) => [fact, book.rulesFor(fact).filter(isLive)]));
}

/** Null where a fact on the way back can be made in several ways. */
function wayOfSingles<Mark>(
  live: LiveRules,
  marksOf: (rule: Rule) => readonly Mark[],
): readonly Mark[] | null {
  const needed = new Set([GOAL]);
  const marks = new Set<Mark>();
  for (const fact of needed) {
    const [rule, another] = live.get(fact) ?? [];
    if (another) return null;
    for (const mark of rule ? marksOf(rule) : []) marks.add(mark);
    for (const need of rule?.needs ?? []) needed.add(need);
  }
  return [...marks];
}

/** Goes through the facts until no set of marks gets smaller; a bit stands for a mark. */
function meetAll<Mark>(live: LiveRules, marksOf: (rule: Rule) => readonly Mark[]): readonly Mark[] {
  const marks = [...new Set([...live.values()].flatMap((rules) => rules.flatMap(marksOf)))];
  const bits = new Map(marks.map((mark, place) => [mark, 1n << BigInt(place)]));
  const all = (1n << BigInt(marks.length)) - 1n;
  const met = new Map<Fact, bigint>();
  const metBy = (rule: Rule) => {
    const own = marksOf(rule).reduce((sum, mark) => sum | (bits.get(mark) ?? 0n), 0n);
    return rule.needs.reduce((sum, need) => sum | (met.get(need) ?? all), own);
  };
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [fact, rules] of live) {
      const before = met.get(fact) ?? all;
      const after = rules.reduce((common, rule) => common & metBy(rule), before);
      if (after !== before) isSettled = false;
      met.set(fact, after);
    }
  }
  const door = met.get(GOAL) ?? 0n;
  return marks.filter((mark) => (door & (bits.get(mark) ?? 0n)) !== 0n);
}
