/** How many bits a word has here. */
const BITS = 32;

/** How many words hold all lengths up to one. */
export function wordsFor(length: number): number {
  return Math.ceil(length / BITS);
}

/** Of the words that hold lengths, the one with a length. */
export function wordOf(length: number): number {
  return (length - 1) >> 5;
}

/** The bit of a length in its word. Longer ones come first, as what is longer begins further ahead in a text. */
export function bitOf(length: number): number {
  return 1 << (BITS - 1 - ((length - 1) & 31));
}

/** The places of a text that are edges of words, a bit for each: one look tells where things of 32 lengths begin. */
export class EdgeBits {
  #words = new Int32Array(0);
  /** Bits ahead of the first place, for what would begin there. */
  readonly #ahead: number;

  /** @param longest the greatest length that is asked about */
  constructor(longest: number) {
    this.#ahead = BITS * wordsFor(longest);
  }

  /** Forgets all edges: a text of so many places begins. */
  begin(places: number): void {
    const needed = wordsFor(this.#ahead + places) + 2;
    if (this.#words.length < needed) this.#words = new Int32Array(2 * needed);
    else this.#words.fill(0, 0, needed);
  }

  has(place: number): boolean {
    const bit = this.#ahead + place;
    return ((this.#words[bit >> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  add(place: number): void {
    const bit = this.#ahead + place;
    this.#words[bit >> 5] = (this.#words[bit >> 5] ?? 0) | (1 << (bit & 31));
  }

  /** The lengths, of those that a word holds, of what ends at a place and begins at an edge. */
  lengthsBefore(end: number, word: number): number {
    const first = this.#ahead + end - BITS * (word + 1);
    const [at, shift] = [first >> 5, first & 31];
    const low = (this.#words[at] ?? 0) >>> shift;
    return shift === 0 ? low : low | ((this.#words[at + 1] ?? 0) << (BITS - shift));
  }
}
