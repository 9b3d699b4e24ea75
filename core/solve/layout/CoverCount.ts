/** The length of a line that a changing set of intervals covers: a segment tree over their ends. */
export class CoverCount {
  /** The possible ends of intervals, in order. */
  readonly #places: readonly number[];
  /** By node, the number of intervals that cover all of it but not all of its parent. */
  readonly #counts: Int32Array;
  readonly #covered: Float64Array;
  /** Number of visited nodes. */
  #looks = 0;

  constructor(places: readonly number[]) {
    this.#places = [...new Set(places)].sort((one, other) => one - other);
    const nodes = 4 * Math.max(1, this.#places.length);
    this.#counts = new Int32Array(nodes);
    this.#covered = new Float64Array(nodes);
  }

  get looks(): number {
    return this.#looks;
  }

  /** The covered length. */
  get covered(): number {
    return this.#covered[1] ?? 0;
  }

  /** Adds an interval between two of the ends, or removes one. */
  change(from: number, to: number, by: 1 | -1): void {
    if (from < to) this.#change(1, 0, this.#places.length - 1, this.#indexOf(from), this.#indexOf(to), by);
  }

  /** Uses integer indexes only, which create no garbage. */
  #change(node: number, first: number, last: number, from: number, to: number, by: number): void {
    this.#looks++;
    if (to <= first || last <= from) return;
    if (from <= first && last <= to) this.#counts[node] = (this.#counts[node] ?? 0) + by;
    else {
      const middle = (first + last) >> 1;
      this.#change(2 * node, first, middle, from, to, by);
      this.#change(2 * node + 1, middle, last, from, to, by);
    }
    this.#covered[node] = this.#lengthOf(node, first, last);
  }

  #lengthOf(node: number, first: number, last: number): number {
    if ((this.#counts[node] ?? 0) > 0) return this.#placeAt(last) - this.#placeAt(first);
    if (last - first <= 1) return 0;
    return (this.#covered[2 * node] ?? 0) + (this.#covered[2 * node + 1] ?? 0);
  }

  #indexOf(place: number): number {
    let [low, high] = [0, this.#places.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#placeAt(middle) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #placeAt(index: number): number {
    return this.#places[index] ?? 0;
  }
}
