import { DOOR_ID } from '../../room/model.ts';
import { Marking } from './Marking.ts';
import { done } from './rules/facts.ts';
import type { Derived, Rule, RuleBook } from './rules/RuleBook.ts';
import { wayBack } from './wayBack.ts';

const GOAL = done(DOOR_ID);

/** Returns the marks without which the door cannot be reached: those on every way to it. */
export function findNeeded<Mark>(book: RuleBook, marksOf: (rule: Rule) => readonly Mark[]): readonly Mark[] {
  const derived = book.derive();
  const way = wayBack(derived, GOAL) ?? [];
  const sure = findSurelyMet(book, derived, marksOf);
  const marking = new Marking(book, marksOf);
  const isMet = (mark: Mark) => sure.has(mark) || !marking.comesWithout(GOAL, mark);
  return [...new Set(way.flatMap(marksOf))].filter(isMet);
}

/**
 * Returns marks that are on every way to the door, found by walking back from the door while each fact has only one
 * rule. In most rooms this finds all such marks.
 *
 * @param mayUse the rules from which the facts were derived
 */
export function findSurelyMet<Mark>(
  book: RuleBook,
  { by }: Derived,
  marksOf: (rule: Rule) => readonly Mark[],
  mayUse: (rule: Rule) => boolean = () => true,
): ReadonlySet<Mark> {
  const isLive = (rule: Rule) => rule.needs.every((need) => by.has(need)) && mayUse(rule);
  const needed = new Set([GOAL]);
  const marks = new Set<Mark>();
  for (const fact of needed) {
    const rule = findOnly(book.rulesFor(fact), isLive);
    for (const mark of rule ? marksOf(rule) : []) marks.add(mark);
    for (const need of rule?.needs ?? []) needed.add(need);
  }
  return marks;
}

/** Returns the only matching value; undefined if there is none or a second one, at which the search stops. */
function findOnly<Value>(values: Iterable<Value>, isMeant: (value: Value) => boolean): Value | undefined {
  let found: Value | undefined;
  for (const value of values) {
    if (!isMeant(value)) continue;
    if (found !== undefined) return undefined;
    found = value;
  }
  return found;
}
