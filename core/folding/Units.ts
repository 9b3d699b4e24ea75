/** Most arguments of one function call. */
const CHUNK = 4096;

/**
 * A text that grows unit by unit. Adding to a string leaves a tree of parts, which costs several times more.
 * One can be used for many texts, one after the other.
 */
export class Units {
  #units = new Uint16Array(CHUNK);
  #length = 0;

  clear(): void {
    this.#length = 0;
  }

  /** Adds one UTF-16 unit. */
  add(unit: number): void {
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length++] = unit;
  }

  addAll(text: string): void {
    for (let at = 0; at < text.length; at++) this.add(text.charCodeAt(at));
  }

  toText(): string {
    let text = '';
    for (let from = 0; from < this.#length; from += CHUNK) {
      const chunk = this.#units.subarray(from, Math.min(from + CHUNK, this.#length));
      // Spreading goes through an iterator, which takes three times as long.
      text += Reflect.apply(String.fromCharCode, undefined, chunk);
    }
    return text;
  }

  #grow(): void {
    const units = new Uint16Array(2 * this.#units.length);
    units.set(this.#units);
    this.#units = units;
  }
}
