import type { FoldedPart } from './foldCharacter.ts';

/** Number of characters passed to one function call, since JavaScript engines limit the arguments of a call. */
const CHUNK = 4096;

/**
 * A folded text that grows character by character. A string that is added to becomes a tree of parts in memory, which
 * costs several times more. One object can hold many texts, one after the other.
 */
export class FoldedText {
  #units = new Uint16Array(CHUNK);
  #length = 0;
  /** Whether readers can leave out marks that follow the last letter. */
  #isReadWithoutMarks = false;
  #endsInMarks = false;
  #isInOrder = true;

  clear(): void {
    this.#length = 0;
    this.#isReadWithoutMarks = false;
    this.#endsInMarks = false;
    this.#isInOrder = true;
  }

  /** Takes over another's text and state. */
  copy(other: FoldedText): void {
    if (this.#units.length < other.#length) this.#units = new Uint16Array(other.#units.length);
    this.#units.set(other.#units.subarray(0, other.#length));
    this.#length = other.#length;
    this.#isReadWithoutMarks = other.#isReadWithoutMarks;
    this.#endsInMarks = other.#endsInMarks;
    this.#isInOrder = other.#isInOrder;
  }

  /** Adds a UTF-16 unit that stays as it is. */
  addUnchanged(unit: number): void {
    this.#add(unit);
    this.#isReadWithoutMarks = false;
    this.#endsInMarks = false;
  }

  /** Adds a letter that spells out the mark that follows, as the E of "OE" does for "Ö". */
  addSpelling(letter: string): void {
    this.#add(letter.charCodeAt(0));
  }

  /** Adds the parts of a character, without marks where readers can leave them out. */
  addParts(parts: readonly FoldedPart[]): void {
    for (const { text, kind } of parts) {
      const isMarks = kind === 'marks';
      if (isMarks && this.#isReadWithoutMarks) continue;
      if (isMarks && this.#endsInMarks) this.#isInOrder = false;
      if (!isMarks && kind !== 'space') this.#isReadWithoutMarks = kind === 'letter';
      this.#endsInMarks = isMarks;
      for (let at = 0; at < text.length; at++) this.#add(text.charCodeAt(at));
    }
  }

  toText(): string {
    let text = '';
    for (let from = 0; from < this.#length; from += CHUNK) {
      const chunk = this.#units.subarray(from, Math.min(from + CHUNK, this.#length));
      // Spreading goes through an iterator, which takes three times as long.
      text += Reflect.apply(String.fromCharCode, undefined, chunk);
    }
    // Marks that were separated by a dropped character may not be in Unicode's canonical order.
    return this.#isInOrder ? text : text.normalize('NFKD');
  }

  #add(unit: number): void {
    if (this.#length === this.#units.length) this.#grow();
    this.#units[this.#length++] = unit;
  }

  #grow(): void {
    const units = new Uint16Array(2 * this.#units.length);
    units.set(this.#units);
    this.#units = units;
  }
}
