import * as v from 'valibot';
import type { SchemaOf } from '../../parseWith.ts';
import { FACE_LIMITS } from '../limits.ts';
import { signSchema } from '../signSchema.ts';
import type { Sign } from '../signs.ts';

/** What stands on one wheel, all around. */
export type Wheel = { type: 'digits' } | { type: 'letters' } | { type: 'signs'; signs: readonly Sign[] };

/** Wheels to be turned, each with its own round of digits, letters or signs. */
export interface WheelsFace {
  type: 'wheels';
  /** From left to right. */
  wheels: readonly Wheel[];
}

const wheelSchema: SchemaOf<Wheel> = v.variant('type', [
  v.object({ type: v.literal('digits') }),
  v.object({ type: v.literal('letters') }),
  v.object({
    type: v.literal('signs'),
    signs: v.pipe(
      v.array(signSchema),
      v.minLength(FACE_LIMITS.wheelSigns.min),
      v.maxLength(FACE_LIMITS.wheelSigns.max),
      v.check((signs) => new Set(signs).size === signs.length, 'A sign stands on a wheel once.'),
    ),
  }),
]);

export const wheelsSchema: SchemaOf<WheelsFace> = v.object({
  type: v.literal('wheels'),
  wheels: v.pipe(
    v.array(wheelSchema),
    v.minLength(FACE_LIMITS.wheels.min),
    v.maxLength(FACE_LIMITS.wheels.max),
  ),
});
