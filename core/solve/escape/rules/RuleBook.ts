import type { ItemId } from '../../../room/model.ts';
import { countLooks } from '../../../util/looks.ts';
import type { WalkStep } from '../walk/walkStep.ts';
import { type Fact, partsOf, told } from './facts.ts';
import { Telling } from './Telling.ts';

/**
 * A rule: if all its needs are true, these steps make one more fact true. Without steps it applies
 * automatically.
 */
export interface Rule {
  makes: Fact;
  needs: readonly Fact[];
  steps: readonly WalkStep[];
}

/**
 * The rules of one text for all locks whose answers it tells. They have the same needs and clicks. Kept as
 * one entry, since hundreds of texts may each tell of hundreds of locks (S5).
 */
export interface Reading {
  needs: readonly Fact[];
  locks: readonly ItemId[];
  ruleFor: (lock: ItemId) => Rule;
}

/** The derived facts in order, each with the first rule that made it true. */
export interface Derived {
  readonly by: ReadonlyMap<Fact, Rule>;
  /** Number of examined rules and readings: at most one for each and one for each of its needs (S5). */
  readonly looks: number;
}

/** The rules of a room in a state of a play, indexed by needs and results. */
export class RuleBook {
  readonly rules: readonly Rule[];
  readonly #readings: readonly Reading[];
  readonly #telling: Telling;
  /** Facts as numbers, since rules are traversed again and again. */
  readonly #numbers = new Map<Fact, number>();
  /** By fact number, the rules that make it true. */
  readonly #making: Rule[][] = [];
  /** By fact number, the indexes of the rules that need the fact, then those of the readings that need it. */
  readonly #waiting: number[][] = [];
  /** By index, the number of needs. */
  readonly #needs: Int32Array;

  constructor({ rules, readings = [] }: { rules: readonly Rule[]; readings?: readonly Reading[] }) {
    this.rules = rules;
    this.#readings = readings;
    this.#telling = new Telling(readings.map(({ locks }) => locks));
    const all = [...rules, ...readings];
    this.#needs = Int32Array.from(all, ({ needs }) => needs.length);
    for (const rule of rules) this.#making[this.#numberOf(rule.makes)]?.push(rule);
    for (const lock of this.#telling.locks) this.#numberOf(told(lock));
    all.forEach(({ needs }, place) => {
      for (const need of needs) this.#waiting[this.#numberOf(need)]?.push(place);
    });
  }

  /** Returns the rules that make a fact true, nearest first. */
  *rulesFor(fact: Fact): Iterable<Rule> {
    yield* this.#making[this.#numbers.get(fact) ?? -1] ?? [];
    const { kind, id } = partsOf(fact);
    if (kind !== 'told') return;
    for (const text of this.#telling.textsFor(id)) {
      const rule = this.#readings[text]?.ruleFor(id);
      if (rule) yield rule;
    }
  }

  /**
   * Derives all facts that the allowed rules make true: each rule is taken once all its needs are true (S5).
   */
  derive(mayUse?: (rule: Rule) => boolean): Derived {
    const { taken, looks } = this.#takeAll(mayUse);
    return { by: new Map(taken.map((rule) => [rule.makes, rule])), looks };
  }

  /** Returns only which facts the allowed rules make true. */
  reach(mayUse?: (rule: Rule) => boolean): { has: (fact: Fact) => boolean; looks: number } {
    const { isTrue, looks } = this.#takeAll(mayUse);
    return { has: (fact) => isTrue[this.#numbers.get(fact) ?? -1] === 1, looks };
  }

  #takeAll(mayUse: (rule: Rule) => boolean = () => true) {
    const isTrue = new Uint8Array(this.#numbers.size);
    const lacking = this.#needs.slice();
    const untold = this.#telling.all();
    const taken: Rule[] = [];
    /** The facts of the taken rules, in order. */
    const reached: number[] = [];
    let looks = 0;
    const take = (place: number) => {
      const rule = this.rules[place];
      if (!rule) read(place - this.rules.length);
      else if (isTrue[this.#numbers.get(rule.makes) ?? -1] === 0 && mayUse(rule)) make(rule);
    };
    const read = (text: number) => {
      const reading = this.#readings[text];
      const rules = this.#telling.among(untold, text).flatMap((lock) => reading?.ruleFor(lock) ?? []);
      if (!rules[0] || !mayUse(rules[0])) return;
      this.#telling.strike(untold, text);
      rules.forEach(make);
    };
    const make = (rule: Rule) => {
      const fact = this.#numberOf(rule.makes);
      isTrue[fact] = 1;
      taken.push(rule);
      reached.push(fact);
    };
    for (let place = 0; place < lacking.length; place++) {
      looks++;
      if (lacking[place] === 0) take(place);
    }
    // The list grows during the loop.
    for (const fact of reached) {
      for (const place of this.#waiting[fact] ?? []) {
        looks++;
        const left = (lacking[place] ?? 0) - 1;
        lacking[place] = left;
        if (left === 0) take(place);
      }
    }
    countLooks(looks);
    return { taken, isTrue, looks };
  }

  #numberOf(fact: Fact): number {
    const known = this.#numbers.get(fact);
    if (known !== undefined) return known;
    this.#making.push([]);
    this.#waiting.push([]);
    this.#numbers.set(fact, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
