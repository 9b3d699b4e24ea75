import * as v from 'valibot';

/** An array that is counted before its elements are looked at: a million of them must not be work. */
export function limitedArray<Item extends v.GenericSchema>(item: Item, limit: number) {
  return v.pipe(v.array(v.unknown()), v.maxLength(limit, `There can be ${limit} at most.`), v.array(item));
}
