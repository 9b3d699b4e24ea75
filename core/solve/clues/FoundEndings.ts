import { ROOT } from './PasswordTrie.ts';

/** The passwords found in one text after the other, by the nodes they end at, and the way past them. */
export class FoundEndings {
  /** By node, the longest password that is shorter and that it ends with; ROOT for none. */
  readonly #shorter: Int32Array;
  /** By a node found, the next shorter password, as far as it is known to be not found yet. */
  readonly #after: Int32Array;
  /** By node, the text in which it was found last. */
  readonly #texts: Int32Array;
  #text = 0;
  #nodes: number[] = [];

  constructor(endings: Int32Array, fallbacks: Int32Array) {
    this.#shorter = fallbacks.map((fallback) => endings[fallback] ?? ROOT);
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
    this.#after[node] = this.#shorter[node] ?? ROOT;
  }

  /** The password that ends at the node, or the longest one it ends with that was not found yet; ROOT for none. */
  nextFrom(node: number): number {
    return this.#texts[node] === this.#text ? this.#nextAfterFound(node) : node;
  }

  nextAfter(node: number): number {
    return this.nextFrom(this.#shorter[node] ?? ROOT);
  }

  #nextAfterFound(node: number): number {
    const [texts, after, text] = [this.#texts, this.#after, this.#text];
    let last = node;
    while (texts[last] === text) last = after[last] ?? ROOT;
    // Whoever comes this way again gets there at once.
    for (let passed = node; passed !== last; ) {
      const next = after[passed] ?? last;
      after[passed] = last;
      passed = next;
    }
    return last;
  }
}
