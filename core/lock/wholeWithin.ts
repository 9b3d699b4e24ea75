import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import type { Range } from './limits.ts';

/** A whole number of a range. */
export function wholeWithin({ min, max }: Range): SchemaOf<number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}
