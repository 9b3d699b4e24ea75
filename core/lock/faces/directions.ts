import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';

/** A knob that is pushed in eight directions. */
export interface DirectionsFace {
  type: 'directions';
}

export const directionsSchema: SchemaOf<DirectionsFace> = v.object({ type: v.literal('directions') });
