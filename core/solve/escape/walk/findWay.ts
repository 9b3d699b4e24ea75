import { DOOR_ID } from '../../../room/model.ts';
import { findSurelyMet } from '../findNeeded.ts';
import { done, type Fact } from '../rules/facts.ts';
import type { Derived, Rule, RuleBook } from '../rules/RuleBook.ts';
import { wayBack } from '../wayBack.ts';
import { isChange } from './walkStep.ts';

const GOAL = done(DOOR_ID);

/**
 * Returns the rules of a way to the open door, in order, none of which can be left out (S1); null if there is none. It
 * need not be the shortest if a scene has several ways in.
 */
export function findWay(book: RuleBook, derived: Derived): readonly Rule[] | null {
  let way = wayBack(derived, GOAL);
  if (!way) return null;
  let kept = changesOf(way);
  // What is needed once stays needed, since fewer changes leave fewer alternatives.
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

/** Returns the last change that has not been proved needed or removable yet. */
function findUntried(kept: ReadonlySet<Fact>, needed: ReadonlySet<Fact>): Fact | undefined {
  return [...kept].findLast((fact) => !needed.has(fact));
}

/** Returns all changes of a way's steps, in order. */
function changesOf(way: readonly Rule[]): ReadonlySet<Fact> {
  return new Set(way.flatMap(changesBy));
}

/**
 * Returns a test for rules that make no changes but these, whatever their steps: in a combination, either part can be
 * used on the other.
 */
function madeOf(changes: ReadonlySet<Fact>): (rule: Rule) => boolean {
  return (rule) => !isChanging(rule) || changes.has(rule.makes);
}

function changesBy(rule: Rule): readonly Fact[] {
  return isChanging(rule) ? [rule.makes] : [];
}

function isChanging({ steps }: Rule): boolean {
  return steps.some(isChange);
}
