import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { wholeWithin } from '../wholeWithin.ts';

/** Switches in rows, read as a text is. */
export interface SwitchesFace {
  type: 'switches';
  count: number;
  /** Switches in a row. */
  columns: number;
}

export const switchesSchema: SchemaOf<SwitchesFace> = v.object({
  type: v.literal('switches'),
  count: wholeWithin(FACE_LIMITS.switches),
  columns: wholeWithin(FACE_LIMITS.switchesInRow),
});
