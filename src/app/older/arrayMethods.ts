/** Methods of `Array.prototype` since ES2023; each works on a copy. */
export const arrayMethods = {
  toReversed<Entry>(this: readonly Entry[]): Entry[] {
    return Array.from(this).reverse();
  },
  toSorted<Entry>(this: readonly Entry[], compare?: (one: Entry, other: Entry) => number): Entry[] {
    return Array.from(this).sort(compare);
  },
  toSpliced<Entry>(this: readonly Entry[], ...changes: [number, number, ...Entry[]]): Entry[] {
    const copy = Array.from(this);
    copy.splice(...changes);
    return copy;
  },
  /** @throws RangeError if the index is out of range */
  with<Entry>(this: readonly Entry[], at: number, entry: Entry): Entry[] {
    const place = Math.trunc(at) || 0;
    const index = place < 0 ? this.length + place : place;
    if (index < 0 || index >= this.length) throw new RangeError(`Invalid index : ${at}`);
    return Object.assign(Array.from(this), { [index]: entry });
  },
};
