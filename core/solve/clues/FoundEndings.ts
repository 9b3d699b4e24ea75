import { ROOT } from './PasswordTrie.ts';

/** The passwords found in one text after the other, by the nodes they end at, and the way past them. */
export class FoundEndings {
  readonly #endings: readonly number[];
  readonly #fallbacks: readonly number[];
  /** By a node found, the next shorter password, as far as it is known to be not found yet. */
  readonly #after: Int32Array;
  /** By node, the text in which it was found last. */
  readonly #texts: Int32Array;
  #text = 0;
  #nodes: number[] = [];

  constructor(endings: readonly number[], fallbacks: readonly number[]) {
    this.#endings = endings;
    this.#fallbacks = fallbacks;
    this.#after = new Int32Array(endings.length);
    this.#texts = new Int32Array(endings.length);
  }

  /** Those found in the present text, in order. */
  get nodes(): readonly number[] {
    return this.#nodes;
  }

  /** Forgets what was found: another text begins. */
  begin(): void {
    this.#text++;
    this.#nodes = [];
  }

  add(node: number): void {
    this.#nodes.push(node);
    this.#texts[node] = this.#text;
    this.#after[node] = this.#shorterThan(node);
  }

  /** The password that ends at the node, or the longest one it ends with that was not found yet; ROOT for none. */
  nextFrom(node: number): number {
    let last = node;
    while (this.#isFound(last)) last = this.#after[last] ?? ROOT;
    // Whoever comes this way again gets there at once.
    for (let passed = node; passed !== last; ) {
      const after = this.#after[passed] ?? last;
      this.#after[passed] = last;
      passed = after;
    }
    return last;
  }

  nextAfter(node: number): number {
    return this.nextFrom(this.#shorterThan(node));
  }

  #isFound(node: number): boolean {
    return this.#texts[node] === this.#text;
  }

  #shorterThan(node: number): number {
    return this.#endings[this.#fallbacks[node] ?? ROOT] ?? ROOT;
  }
}
