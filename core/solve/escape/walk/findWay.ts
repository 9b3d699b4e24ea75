import { DOOR_ID } from '../../../room/model.ts';
import { findSurelyMet } from '../findDominators.ts';
import { done, type Fact } from '../rules/facts.ts';
import type { Derived, Rule, RuleBook } from '../rules/RuleBook.ts';
import { wayBack } from '../wayBack.ts';
import { isChange } from './walkStep.ts';

const GOAL = done(DOOR_ID);

/**
 * A way to the open door from which no step can be left out (S1), as the rules that it takes, in order; null where there is none. It
 * is a shortest one where every scene has one way in: then each thing is needed for one reason alone.
 */
export function findWay(book: RuleBook, derived: Derived): readonly Rule[] | null {
  let way = wayBack(derived, GOAL);
  if (!way) return null;
  let kept = changesOf(way);
  // What is needed once stays so: with fewer changes there are fewer ways around it.
  const needed = new Set(findSurelyMet(book, derived, changesBy, madeOf(kept)));
  for (let tried = findUntried(kept, needed); tried !== undefined; tried = findUntried(kept, needed)) {
    const others = new Set(kept);
    others.delete(tried);
    if (book.reach(madeOf(others)).has(GOAL)) {
      way = wayBack(book.derive(madeOf(others)), GOAL) ?? way;
      kept = changesOf(way);
    } else needed.add(tried);
  }
  return way;
}

/** The last change of a way of which it is not known yet whether the others do without. */
function findUntried(kept: ReadonlySet<Fact>, needed: ReadonlySet<Fact>): Fact | undefined {
  return [...kept].findLast((fact) => !needed.has(fact));
}

/** All that steps of a way change, in order. */
function changesOf(way: readonly Rule[]): ReadonlySet<Fact> {
  return new Set(way.flatMap(changesBy));
}

/** Rules that change nothing but this, in whichever way: either of two parts may be used on the other. */
function madeOf(changes: ReadonlySet<Fact>): (rule: Rule) => boolean {
  return (rule) => !isChanging(rule) || changes.has(rule.makes);
}

function changesBy(rule: Rule): readonly Fact[] {
  return isChanging(rule) ? [rule.makes] : [];
}

function isChanging({ steps }: Rule): boolean {
  return steps.some(isChange);
}
