/** Number of bits in a word. */
const BITS = 32;

/** Returns the number of words that have a bit for every length up to this one. */
export function wordsFor(length: number): number {
  return Math.ceil(length / BITS);
}

/** Returns the index of the word that has the bit of a length. */
export function wordOf(length: number): number {
  return (length - 1) >> 5;
}

/** Returns the bit of a length in its word. Longer ones come first, since they start earlier in a text. */
export function bitOf(length: number): number {
  return 1 << (BITS - 1 - ((length - 1) & 31));
}

/** The word boundaries of a text as bits: one access covers 32 lengths. */
export class EdgeBits {
  #words = new Int32Array(0);
  /** Padding bits before the first position, for matches that would start there. */
  readonly #ahead: number;

  /** @param longest the greatest length that will be queried */
  constructor(longest: number) {
    this.#ahead = BITS * wordsFor(longest);
  }

  /** Clears all boundaries, for a text with this number of positions. */
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

  /** Returns, of the lengths in one word, those of matches that end at `end` and start at a boundary. */
  lengthsBefore(end: number, word: number): number {
    const first = this.#ahead + end - BITS * (word + 1);
    const [at, shift] = [first >> 5, first & 31];
    const low = (this.#words[at] ?? 0) >>> shift;
    return shift === 0 ? low : low | ((this.#words[at + 1] ?? 0) << (BITS - shift));
  }
}
