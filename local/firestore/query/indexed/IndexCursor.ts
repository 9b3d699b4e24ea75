import type { IndexEntry, IndexReader } from '../../kept/IndexTable.ts';
import { firstOf, lastOf } from '../../keys/Edge.ts';
import type { Tally } from '../Tally.ts';
import type { IndexPart } from './planQuery.ts';

/** Entries that are read at first, and at most: a query often needs few, and one that needs many should ask seldom. */
const FIRST_READ = 16;
const LARGEST_READ = 512;
const GROWTH = 4;

/** Walks through a part of an index, from its end if asked to. */
export class IndexCursor {
  readonly #indexes: IndexReader;
  readonly #part: IndexPart;
  readonly #isBackwards: boolean;
  readonly #tally: Tally;
  #entries: readonly IndexEntry[] = [];
  #at = 0;
  #size = FIRST_READ;
  #isRead = false;

  constructor(indexes: IndexReader, part: IndexPart, isBackwards: boolean, tally: Tally) {
    this.#indexes = indexes;
    this.#part = part;
    this.#isBackwards = isBackwards;
    this.#tally = tally;
  }

  /**
   * Goes on to the next entry that is not before a place, which is given by what follows the prefix; undefined for the
   * beginning. Returns undefined at the end.
   */
  seek(place: Buffer | undefined): IndexEntry | undefined {
    const bound = place && Buffer.concat([this.#part.prefix, place]);
    let entry = this.#skipTo(bound);
    if (entry === undefined && !this.#isRead) {
      this.#read(bound);
      entry = this.#entries[0];
    }
    return entry;
  }

  /** What follows the prefix in a key. */
  restOf({ key }: IndexEntry): Buffer {
    return key.subarray(this.#part.prefix.length);
  }

  #skipTo(bound: Buffer | undefined): IndexEntry | undefined {
    while (bound && this.#at < this.#entries.length && this.#isBefore(bound)) this.#at += 1;
    return this.#entries[this.#at];
  }

  #isBefore(bound: Buffer): boolean {
    const entry = this.#entries[this.#at];
    if (entry === undefined) return false;
    const order = Buffer.compare(entry.key, bound);
    return this.#isBackwards ? order >= 0 : order < 0;
  }

  #read(bound: Buffer | undefined): void {
    const { index, range } = this.#part;
    const { from, before } = range;
    const bounds = bound === undefined ? [] : [bound];
    this.#entries = this.#isBackwards
      ? this.#indexes.readBackwards(index, { from, before: firstOf([before, ...bounds]) }, this.#size)
      : this.#indexes.read(index, { from: lastOf([from, ...bounds]), before }, this.#size);
    this.#at = 0;
    this.#isRead = this.#entries.length < this.#size;
    this.#size = Math.min(this.#size * GROWTH, LARGEST_READ);
    this.#tally.entries += this.#entries.length;
  }
}
