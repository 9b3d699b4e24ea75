import { bitOf, type EdgeBits, wordOf, wordsFor } from './EdgeBits.ts';
import { ROOT } from './PasswordTrie.ts';

/** What is known of the passwords that a trie holds, by node. */
export interface Endings {
  /** The nodes that a password ends at, the shortest first. */
  passwords: readonly number[];
  /** By node, how many characters its beginning has. */
  lengths: Int32Array;
  /** By node, the longest password that it ends with, itself included; ROOT for none. */
  longest: Int32Array;
  /** By node, the longest password that it ends with, itself not included; ROOT for none. */
  shorter: Int32Array;
}

/** The passwords found in one text after the other, by the nodes they end at, and the way past them. */
export class FoundEndings {
  readonly #endings: Endings;
  /** By a node found, the next shorter password, as far as it is known to be not found yet. */
  readonly #after: Int32Array;
  /** By node, the text in which it was found last. */
  readonly #texts: Int32Array;
  /** By password, where its words begin in the two lists below. */
  readonly #firstWords: Int32Array;
  /** The lengths of all passwords that a password ends with. */
  readonly #lengths: Int32Array;
  /** Those of them that began at an edge where the password ended. */
  readonly #begun: Int32Array;
  /** By password, the text in which it ended last. */
  readonly #ended: Int32Array;
  #text = 0;
  #nodes: number[] = [];

  constructor(endings: Endings) {
    const { passwords, lengths, shorter } = endings;
    this.#endings = endings;
    const none = () => new Int32Array(lengths.length);
    [this.#after, this.#texts, this.#firstWords, this.#ended] = [none(), none(), none(), none()];
    let words = 0;
    for (const node of passwords) {
      this.#firstWords[node] = words;
      words += wordsFor(lengths[node] ?? 0);
    }
    this.#lengths = new Int32Array(words);
    this.#begun = new Int32Array(words);
    for (const node of passwords) {
      const length = lengths[node] ?? 0;
      const first = this.#firstWords[node] ?? 0;
      const firstOfShorter = this.#firstWords[shorter[node] ?? ROOT] ?? 0;
      for (let word = 0; word < wordsFor(lengths[shorter[node] ?? ROOT] ?? 0); word++)
        this.#lengths[first + word] = this.#lengths[firstOfShorter + word] ?? 0;
      const last = first + wordOf(length);
      this.#lengths[last] = (this.#lengths[last] ?? 0) | bitOf(length);
    }
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

  /**
   * Adds the passwords that a node ends with and that begin at an edge.
   *
   * @param end the place in the text that the node was reached at
   * @returns how many looks at passwords it took
   */
  add(node: number, end: number, edges: EdgeBits): number {
    const longest = this.#endings.longest[node] ?? ROOT;
    if (longest === ROOT) return 0;
    const { lengths, shorter } = this.#endings;
    let looks = wordsFor(lengths[longest] ?? 0);
    if (!this.#hasFurther(longest, end, edges, looks)) return looks;
    for (let ending = this.#notFoundFrom(longest); ending !== ROOT; ) {
      looks++;
      const next = shorter[ending] ?? ROOT;
      if (edges.has(end - (lengths[ending] ?? 0))) {
        this.#nodes.push(ending);
        this.#texts[ending] = this.#text;
        this.#after[ending] = next;
      }
      ending = this.#notFoundFrom(next);
    }
    return looks;
  }

  /** Whether one begins at an edge that did not where the password ended before; most places have nothing new. */
  #hasFurther(password: number, end: number, edges: EdgeBits, words: number): boolean {
    const [lengths, begun] = [this.#lengths, this.#begun];
    const first = this.#firstWords[password] ?? 0;
    if (this.#ended[password] !== this.#text) {
      this.#ended[password] = this.#text;
      begun.fill(0, first, first + words);
    }
    let further = 0;
    for (let word = 0; word < words; word++) {
      const known = begun[first + word] ?? 0;
      const begins = edges.lengthsBefore(end, word) & (lengths[first + word] ?? 0) & ~known;
      begun[first + word] = known | begins;
      further |= begins;
    }
    return further !== 0;
  }

  /** The password at a node, or the longest one it ends with that was not found yet; ROOT for none. */
  #notFoundFrom(node: number): number {
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
