import { DOOR_ID } from '../../room/model.ts';
import { done, type Fact } from './facts.ts';
import { findDominators } from './findDominators.ts';
import type { Derived, Rule, RuleBook } from './RuleBook.ts';
import { isChange } from './walkStep.ts';

/**
 * A way to the open door from which no step can be left out (S1), as the rules that it takes, in order; null where there is none. It
 * is a shortest one where every scene has one way in: then each thing is needed for one reason alone.
 */
export function findWay(book: RuleBook, derived: Derived): readonly Rule[] | null {
  let way = wayBack(derived, done(DOOR_ID));
  if (!way) return null;
  for (let spare = findSpare(book, way); spare; spare = findSpare(book, way)) {
    const kept = new Set(way);
    kept.delete(spare);
    way = wayBack(
      book.derive((rule) => !changes(rule) || kept.has(rule)),
      done(DOOR_ID),
    );
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

/** A rule of the way whose steps can be left out, since the others do without; undefined where all are needed. */
function findSpare(book: RuleBook, way: readonly Rule[]): Rule | undefined {
  const kept = new Set(way.filter(changes));
  const usable = (rule: Rule) => !changes(rule) || kept.has(rule);
  const needed = new Set(findDominators(book, (rule) => (changes(rule) ? [rule] : []), usable));
  return [...kept].reverse().find((rule) => !needed.has(rule));
}

function changes({ steps }: Rule): boolean {
  return steps.some(isChange);
}
