import type { WalkStep } from '../walk/walkStep.ts';
import type { Fact } from './facts.ts';

/** Where all that it needs has come true, these steps make one thing more come true; without steps it follows by itself. */
export interface Rule {
  makes: Fact;
  needs: readonly Fact[];
  steps: readonly WalkStep[];
}

/** What came true, in order, each with the first rule that made it so. */
export interface Derived {
  readonly by: ReadonlyMap<Fact, Rule>;
  /** Looks at a rule: at most one for each rule and one for each of its needs (S5). */
  readonly steps: number;
}

/** The rules of a room in a state of a play, by what they need and what they make. */
export class RuleBook {
  readonly rules: readonly Rule[];
  readonly #making = new Map<Fact, Rule[]>();
  /** By fact, the places of the rules that need it. */
  readonly #waiting = new Map<Fact, number[]>();

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
    for (const [place, rule] of rules.entries()) {
      put(this.#making, rule.makes, rule);
      for (const need of rule.needs) put(this.#waiting, need, place);
    }
  }

  /** The rules that make a fact true; the first one is the nearest. */
  rulesFor(fact: Fact): readonly Rule[] {
    return this.#making.get(fact) ?? [];
  }

  /** Finds all that comes true by the rules that may be used: each rule is taken once all it needs is true (S5). */
  derive(mayUse: (rule: Rule) => boolean = () => true): Derived {
    const by = new Map<Fact, Rule>();
    const lacking = this.rules.map(({ needs }) => needs.length);
    const reached: Fact[] = [];
    let steps = 0;
    const take = (place: number) => {
      const rule = this.rules[place];
      if (!rule || by.has(rule.makes) || !mayUse(rule)) return;
      by.set(rule.makes, rule);
      reached.push(rule.makes);
    };
    for (const [place, count] of lacking.entries()) {
      steps++;
      if (count === 0) take(place);
    }
    // Grows while it is gone through.
    for (const fact of reached) {
      for (const place of this.#waiting.get(fact) ?? []) {
        steps++;
        const left = (lacking[place] ?? 0) - 1;
        lacking[place] = left;
        if (left === 0) take(place);
      }
    }
    return { by, steps };
  }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
