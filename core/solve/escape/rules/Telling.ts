import type { ItemId } from '../../../room/model.ts';

/** Locks of a room as bits. */
type LockBits = Int32Array;

const BITS = 32;

/**
 * Which texts tell of which locks, as bits, since each of hundreds of texts may tell of hundreds of locks
 * (S5).
 */
export class Telling {
  /** All locks of which a text tells. */
  readonly locks: readonly ItemId[];
  readonly #places: ReadonlyMap<ItemId, number>;
  /** By text, the locks that it tells of. */
  readonly #bits: readonly LockBits[];

  /** @param told for each text, the locks whose answers it tells; texts that tell the same locks may share one list */
  constructor(told: readonly (readonly ItemId[])[]) {
    const lists = new Set(told);
    const places = new Map<ItemId, number>();
    for (const list of lists) for (const lock of list) if (!places.has(lock)) places.set(lock, places.size);
    this.locks = [...places.keys()];
    this.#places = places;
    const bits = new Map([...lists].map((list) => [list, this.#toBits(list)]));
    this.#bits = told.map((list) => bits.get(list) ?? new Int32Array());
  }

  /** Returns all locks of which a text tells, as bits. */
  all(): LockBits {
    return this.#toBits(this.locks);
  }

  /** The texts that tell of a lock, in order. */
  *textsFor(lock: ItemId): Iterable<number> {
    const place = this.#places.get(lock);
    if (place === undefined) return;
    for (const [text, bits] of this.#bits.entries())
      if (((bits[wordOf(place)] ?? 0) & bitOf(place)) !== 0) yield text;
  }

  /** Returns which of the given locks a text tells of. */
  among(locks: LockBits, text: number): readonly ItemId[] {
    const found: ItemId[] = [];
    for (const [word, told] of (this.#bits[text] ?? []).entries()) {
      for (let bits = told & (locks[word] ?? 0); bits !== 0; bits &= bits - 1)
        found.push(this.locks[word * BITS + BITS - 1 - Math.clz32(bits & -bits)] ?? '');
    }
    return found;
  }

  /** Removes from the given locks those that a text tells of. */
  strike(locks: LockBits, text: number): void {
    for (const [word, told] of (this.#bits[text] ?? []).entries()) locks[word] = (locks[word] ?? 0) & ~told;
  }

  #toBits(locks: readonly ItemId[]): LockBits {
    const bits = new Int32Array(wordOf(this.#places.size) + 1);
    for (const lock of locks) {
      const place = this.#places.get(lock) ?? 0;
      bits[wordOf(place)] = (bits[wordOf(place)] ?? 0) | bitOf(place);
    }
    return bits;
  }
}

function wordOf(place: number): number {
  return Math.floor(place / BITS);
}

function bitOf(place: number): number {
  return 1 << (place % BITS);
}
