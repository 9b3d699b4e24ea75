import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** Two hands, set in steps of five minutes. */
export interface ClockFace {
  type: 'clock';
}

export const clockSchema: SchemaOf<ClockFace> = v.object({ type: v.literal('clock') });
