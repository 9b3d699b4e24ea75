/** How often each value of something occurred. */
export class Histogram {
  readonly #counts = new Map<string, number>();
  readonly #name: string;
  /** Width of a class of numbers; 1 if each number is one of its own. */
  readonly #width: number;

  constructor(name: string, width = 1) {
    this.#name = name;
    this.#width = width;
  }

  add(value: number | string): void {
    const key = typeof value === 'string' ? value : String(Math.floor(value / this.#width) * this.#width);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** All values with their counts in one line, numbers from the least to the most. */
  line(): string {
    const sorted = [...this.#counts].sort(([one], [other]) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    const isNumber = sorted.every(([key]) => /^\d+$/.test(key));
    const last = this.#width - 1;
    const label = (key: string) => (isNumber && this.#width > 1 ? `${key}–${Number(key) + last}` : key);
    return `${this.#name}: ${sorted.map(([key, count]) => `${label(key)}: ${count}`).join(', ')}`;
  }
}
