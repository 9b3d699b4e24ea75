import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import type { Range } from './limits.ts';

/** Returns a schema for a whole number within a range. */
export function wholeWithin({ min, max }: Range): SchemaOf<number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
}
