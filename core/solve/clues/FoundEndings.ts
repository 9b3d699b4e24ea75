import { ROOT } from './PasswordTrie.ts';

/** The passwords found in one text, by the nodes they end at, and the way past them. */
export class FoundEndings {
  readonly #endings: readonly number[];
  readonly #fallbacks: readonly number[];
  /** By a node found, the next shorter password, as far as it is known to be not found yet. */
  readonly #after = new Map<number, number>();

  constructor(endings: readonly number[], fallbacks: readonly number[]) {
    this.#endings = endings;
    this.#fallbacks = fallbacks;
  }

  get nodes(): Iterable<number> {
    return this.#after.keys();
  }

  add(node: number): void {
    this.#after.set(node, this.#shorterThan(node));
  }

  /** The password that ends at the node, or the longest one it ends with that was not found yet; ROOT for none. */
  nextFrom(node: number): number {
    let last = node;
    for (let after = this.#after.get(last); after !== undefined; after = this.#after.get(last)) last = after;
    // Whoever comes this way again gets there at once.
    for (let passed = node; passed !== last; ) {
      const after = this.#after.get(passed) ?? last;
      this.#after.set(passed, last);
      passed = after;
    }
    return last;
  }

  nextAfter(node: number): number {
    return this.nextFrom(this.#shorterThan(node));
  }

  #shorterThan(node: number): number {
    return this.#endings[this.#fallbacks[node] ?? ROOT] ?? ROOT;
  }
}
