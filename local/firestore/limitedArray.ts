import * as v from 'valibot';

/** An array whose length is checked before its elements, so that a million elements cost no work. */
export function limitedArray<Item extends v.GenericSchema>(item: Item, limit: number) {
  return v.pipe(v.array(v.unknown()), v.maxLength(limit, `There can be ${limit} at most.`), v.array(item));
}
