/** How much of a line the intervals on it cover, while they come and go: a segment tree over the places of their ends. */
export class CoverCount {
  /** The places at which an interval may begin or end, in order. */
  readonly #places: readonly number[];
  /** By node, how many intervals cover all of it and not all of the node above. */
  readonly #counts: Int32Array;
  readonly #covered: Float64Array;
  /** Looks at a node. */
  #steps = 0;

  constructor(places: readonly number[]) {
    this.#places = [...new Set(places)].sort((one, other) => one - other);
    const nodes = 4 * Math.max(1, this.#places.length);
    this.#counts = new Int32Array(nodes);
    this.#covered = new Float64Array(nodes);
  }

  get steps(): number {
    return this.#steps;
  }

  /** The length that is covered. */
  get covered(): number {
    return this.#covered[1] ?? 0;
  }

  /** Adds an interval between two of the places, or takes one away that was added. */
  change(from: number, to: number, by: 1 | -1): void {
    if (from < to) this.#change(1, 0, this.#places.length - 1, this.#indexOf(from), this.#indexOf(to), by);
  }

  /** All by the indices of places: whole numbers make no garbage. */
  #change(node: number, first: number, last: number, from: number, to: number, by: number): void {
    this.#steps++;
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
