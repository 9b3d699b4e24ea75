import { DOOR_ID } from '../../../room/model.ts';
import { findDominators } from '../findDominators.ts';
import { done, type Fact } from '../rules/facts.ts';
import type { Derived, Rule, RuleBook } from '../rules/RuleBook.ts';
import { isChange } from './walkStep.ts';

/**
 * A way to the open door from which no step can be left out (S1), as the rules that it takes, in order; null where there is none. It
 * is a shortest one where every scene has one way in: then each thing is needed for one reason alone.
 */
export function findWay(book: RuleBook, derived: Derived): readonly Rule[] | null {
  const goal = done(DOOR_ID);
  let way = wayBack(derived, goal);
  for (let spare = way && findSpare(book, way); way && spare; spare = findSpare(book, way)) {
    const kept = changesOf(way);
    kept.delete(spare);
    way = wayBack(book.derive(madeOf(kept)), goal);
    if (!way) return null;
  }
  return way;
}

/** All that a fact rests on, by the first rule that made each true, in the order in which they came true. */
function wayBack({ by }: Derived, goal: Fact): readonly Rule[] | null {
  if (!by.has(goal)) return null;
  const needed = new Set([goal]);
  for (const fact of needed) for (const need of by.get(fact)?.needs ?? []) needed.add(need);
  return [...by].flatMap(([fact, rule]) => (needed.has(fact) ? [rule] : []));
}

/** A change of the way that can be left out, since the others do without; undefined where all are needed. */
function findSpare(book: RuleBook, way: readonly Rule[]): Fact | undefined {
  const kept = changesOf(way);
  const needed = new Set(
    findDominators(book, (rule) => (isChanging(rule) ? [rule.makes] : []), madeOf(kept)),
  );
  return [...kept].reverse().find((fact) => !needed.has(fact));
}

/** All that steps of a way change, in order. */
function changesOf(way: readonly Rule[]): Set<Fact> {
  return new Set(way.filter(isChanging).map(({ makes }) => makes));
}

/** Rules that change nothing but this, in whichever way: either of two parts may be used on the other. */
function madeOf(changes: ReadonlySet<Fact>): (rule: Rule) => boolean {
  return (rule) => !isChanging(rule) || changes.has(rule.makes);
}

function isChanging({ steps }: Rule): boolean {
  return steps.some(isChange);
}
