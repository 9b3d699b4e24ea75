import type { Fact } from './rules/facts.ts';
import type { Rule, RuleBook } from './rules/RuleBook.ts';

/** By fact that comes true, in order, the rules that can make it so. */
export type LiveRules = ReadonlyMap<Fact, readonly Rule[]>;

/** Of the rules that may be used, those whose every need can come true, by the fact that each brings about. */
export function liveRules(book: RuleBook, mayUse: (rule: Rule) => boolean = () => true): LiveRules {
  const { by } = book.derive(mayUse);
  const isLive = (rule: Rule) => mayUse(rule) && rule.needs.every((need) => by.has(need));
  return new Map([...by.keys()].map((fact) => [fact, book.rulesFor(fact).filter(isLive)]));
}

/** For every fact, the marks without which it does not come true. */
interface Meeting<Mark> {
  marksOf(fact: Fact): readonly Mark[];
  /** Whether a fact comes true also without any rule that bears the mark. */
  comesWithout(fact: Fact, mark: Mark): boolean;
}

/**
 * Finds for all facts at once which marks every way to them meets: of several rules for a fact those count that all of them
 * have. Goes through the facts until no set of marks gets smaller; a bit stands for a mark.
 */
export function meetMarks<Mark>(live: LiveRules, marksOf: (rule: Rule) => readonly Mark[]): Meeting<Mark> {
  const bits = new Map<Mark, bigint>();
  const own = new Map<Rule, bigint>();
  for (const rule of [...live.values()].flat()) {
    let sum = 0n;
    for (const mark of marksOf(rule)) {
      const bit = bits.get(mark) ?? 1n << BigInt(bits.size);
      bits.set(mark, bit);
      sum |= bit;
    }
    if (sum !== 0n) own.set(rule, sum);
  }
  const met = meetAll(live, own, (1n << BigInt(bits.size)) - 1n);
  const has = (fact: Fact, mark: Mark) => ((met.get(fact) ?? 0n) & (bits.get(mark) ?? 0n)) !== 0n;
  return {
    marksOf: (fact) => [...bits.keys()].filter((mark) => has(fact, mark)),
    comesWithout: (fact, mark) => live.has(fact) && !has(fact, mark),
  };
}

function meetAll(live: LiveRules, own: ReadonlyMap<Rule, bigint>, all: bigint): ReadonlyMap<Fact, bigint> {
  const met = new Map<Fact, bigint>();
  const metBy = (rule: Rule) =>
    rule.needs.reduce((sum, need) => sum | (met.get(need) ?? all), own.get(rule) ?? 0n);
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const [fact, rules] of live) {
      const before = met.get(fact) ?? all;
      const after = meetOf(rules, metBy, before);
      if (after !== before) isSettled = false;
      met.set(fact, after);
    }
  }
  return met;
}

/** What all rules have in common, and was met before; a fact that is come by freely is not asked of further ways. */
function meetOf(rules: readonly Rule[], metBy: (rule: Rule) => bigint, before: bigint): bigint {
  let common = before;
  for (const rule of rules) {
    if (common === 0n) break;
    common &= metBy(rule);
  }
  return common;
}
