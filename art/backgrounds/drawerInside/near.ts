import { oval, polyline } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A magnifying glass on the rim. */
export const near: readonly NearThing[] = [
  { color: '#8a5038', outline: polyline([70, 972], [146, 904]), width: 34 },
  { color: '#b08a4a', outline: oval(-4, 1040, 98), width: 24 },
  { color: '#b08a4a', outline: polyline([62, 979], [84, 959]), width: 42 },
];
