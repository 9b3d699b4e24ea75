import { DOOR_ID } from '../../room/model.ts';
import { type LiveRules, liveRules, meetMarks } from './meetMarks.ts';
import { done } from './rules/facts.ts';
import type { Rule, RuleBook } from './rules/RuleBook.ts';

const GOAL = done(DOOR_ID);

/**
 * What the door cannot be reached without: of all marks that rules bear, those that every way to the door meets. Where each
 * fact is made by one rule, they are the marks of the way back from the door.
 */
export function findDominators<Mark>(
  book: RuleBook,
  marksOf: (rule: Rule) => readonly Mark[],
  mayUse?: (rule: Rule) => boolean,
): readonly Mark[] {
  const live = liveRules(book, mayUse);
  return wayOfSingles(live, marksOf) ?? meetMarks(live, marksOf).marksOf(GOAL);
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
