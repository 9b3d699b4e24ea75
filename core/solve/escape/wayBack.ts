import type { Fact } from './rules/facts.ts';
import type { Derived, Rule } from './rules/RuleBook.ts';

/** All that a fact rests on, by the first rule that made each true, in the order in which they came true; null where it did not. */
export function wayBack({ by }: Derived, goal: Fact): readonly Rule[] | null {
  if (!by.has(goal)) return null;
  const needed = new Set([goal]);
  for (const fact of needed) for (const need of by.get(fact)?.needs ?? []) needed.add(need);
  return [...by].flatMap(([fact, rule]) => (needed.has(fact) ? [rule] : []));
}
