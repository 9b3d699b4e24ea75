import { oval, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

const IRON = '#7c8494';

/** A hanging chain. */
export const near: readonly NearThing[] = [
  ...[-40, 104, 248].map((y) => ({ color: IRON, outline: rect(33, y + 74, 16, 76, 8) })),
  ...[-40, 104, 248].map((y) => ({ color: IRON, outline: oval(41, y + 40, 27, 46), width: 17 })),
  { color: IRON, outline: oval(41, 456, 50), width: 20 },
];
