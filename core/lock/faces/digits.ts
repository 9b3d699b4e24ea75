import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** A pad of ten keys. */
export interface DigitsFace {
  type: 'digits';
}

export const digitsSchema: SchemaOf<DigitsFace> = v.object({ type: v.literal('digits') });
