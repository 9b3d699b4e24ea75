import { oval } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A coil of rope. */
export const near: readonly NearThing[] = [124, 90, 56].map((radius) => ({
  color: '#a8845a',
  outline: oval(1900, 1050, radius, radius * 0.92),
  width: 30,
}));
