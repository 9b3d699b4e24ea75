import type { Fact } from './rules/facts.ts';
import type { Derived, Rule } from './rules/RuleBook.ts';

/** Returns the rules on which a fact rests, in order of derivation; null if the fact is not true. */
export function wayBack({ by }: Derived, goal: Fact): readonly Rule[] | null {
  if (!by.has(goal)) return null;
  const needed = new Set([goal]);
  for (const fact of needed) for (const need of by.get(fact)?.needs ?? []) needed.add(need);
  return [...by].flatMap(([fact, rule]) => (needed.has(fact) ? [rule] : []));
}
