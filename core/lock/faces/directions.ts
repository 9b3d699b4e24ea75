import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { sequenceFace } from '../sequenceFace.ts';
import { DIRECTIONS } from '../signs/signs.ts';

/** A knob that is pushed in eight directions. */
export interface DirectionsFace {
  type: 'directions';
}

export const directionsSchema: SchemaOf<DirectionsFace> = v.object({ type: v.literal('directions') });

/** An answer is the names of the pushes, as "up up-left down". */
export const directions = sequenceFace<DirectionsFace, (typeof DIRECTIONS)[number]>(
  { type: 'directions' },
  DIRECTIONS,
  FACE_LIMITS.directions,
);
