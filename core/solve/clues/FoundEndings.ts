import { bitOf, type EdgeBits, wordOf, wordsFor } from './EdgeBits.ts';
import { ROOT } from './PasswordTrie.ts';

/** Facts about the passwords in a trie, by node. */
export interface Endings {
  /** The nodes at which passwords end, shortest first. */
  passwords: readonly number[];
  /** By node, the length of its prefix. */
  lengths: Int32Array;
  /** By node, the longest password that is a suffix of it, itself included; ROOT for none. */
  longest: Int32Array;
  /** By node, the longest password that is a proper suffix of it; ROOT for none. */
  shorter: Int32Array;
}

/** Collects the passwords found in each text, by their end nodes, and skips those already found. */
export class FoundEndings {
  readonly #endings: Endings;
  /** By found node, the next shorter password that may not be found yet. */
  readonly #after: Int32Array;
  /** By node, the text in which it was last found. */
  readonly #texts: Int32Array;
  /** By password, the offset of its words in the two lists below. */
  readonly #firstWords: Int32Array;
  /** The lengths of all passwords that are suffixes of a password. */
  readonly #lengths: Int32Array;
  /**
   * Of those lengths, the ones of suffixes that started at a boundary, at any place where the password has ended so
   * far.
   */
  readonly #begun: Int32Array;
  /** By password, the text in which it last ended. */
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

  /** The nodes found in the present text, in order. */
  get nodes(): readonly number[] {
    return this.#nodes;
  }

  /** Clears the findings for the next text. */
  begin(): void {
    this.#text++;
    this.#nodes = [];
  }

  /**
   * Adds the passwords that are suffixes of a node and start at a boundary.
   *
   * @param end the position in the text at which the node was reached
   * @returns the number of passwords examined
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

  /**
   * Returns whether a suffix starts at a boundary here that did not at earlier ends of the password. At most positions
   * there is none.
   */
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

  /** Returns the password at a node, or the longest suffix that was not found yet; ROOT for none. */
  #notFoundFrom(node: number): number {
    const [texts, after, text] = [this.#texts, this.#after, this.#text];
    let last = node;
    while (texts[last] === text) last = after[last] ?? ROOT;
    // Path compression: the next search from these nodes takes one step.
    for (let passed = node; passed !== last; ) {
      const next = after[passed] ?? last;
      after[passed] = last;
      passed = next;
    }
    return last;
  }
}
