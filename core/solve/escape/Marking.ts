import type { Fact } from './rules/facts.ts';
import type { Rule, RuleBook } from './rules/RuleBook.ts';

type Reached = ReturnType<RuleBook['reach']>;

/**
 * Computes which facts stay reachable without the rules that have a mark. A mark is what a caller wants to try without:
 * for instance the click on an item, or a change of the room.
 */
export class Marking<Mark> {
  readonly #book: RuleBook;
  readonly #marksOf: (rule: Rule) => readonly Mark[];
  readonly #mayUse: (rule: Rule) => boolean;
  readonly #marks: ReadonlyMap<Rule, readonly Mark[]>;
  readonly #without = new Map<Mark, Reached>();
  /** The facts that are reachable by rules without marks. */
  readonly #free: Reached;
  #looks = 0;

  /** @param mayUse rules that may be used at all, whatever their marks */
  constructor(
    book: RuleBook,
    marksOf: (rule: Rule) => readonly Mark[],
    mayUse: (rule: Rule) => boolean = () => true,
  ) {
    this.#book = book;
    this.#marksOf = marksOf;
    this.#mayUse = mayUse;
    this.#marks = new Map(book.rules.map((rule) => [rule, marksOf(rule)]));
    this.#free = this.#reach((marks) => marks.length === 0);
  }

  /**
   * Number of examined rules. Each query for another mark examines all rules of the book again, so callers must limit
   * their queries (S5).
   */
  get looks(): number {
    return this.#looks;
  }

  /** Returns whether a fact is reachable by rules without marks. */
  comesFree(fact: Fact): boolean {
    return this.#free.has(fact);
  }

  comesWithout(fact: Fact, mark: Mark): boolean {
    if (this.comesFree(fact)) return true;
    const reached = this.#without.get(mark) ?? this.#reach((marks) => !marks.includes(mark));
    this.#without.set(mark, reached);
    return reached.has(fact);
  }

  #reach(isWanted: (marks: readonly Mark[]) => boolean): Reached {
    const marksOf = (rule: Rule) => this.#marks.get(rule) ?? this.#marksOf(rule);
    const reached = this.#book.reach((rule) => isWanted(marksOf(rule)) && this.#mayUse(rule));
    this.#looks += reached.looks;
    return reached;
  }
}
