import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The shade of a lamp, seen from above, and the corner of a closed book. */
export const near: readonly NearThing[] = [
  { color: '#3f7a5a', outline: oval(-14, -18, 128), marks: oval(-14, -18, 84) },
  { color: '#b08a4a', outline: oval(-14, -18, 34) },
  {
    color: '#8a3f3a',
    outline: rect(1812, 962, 190, 190, 12),
    marks: curve('M1838 1080L1838 988L1920 988M1812 1026L1876 962'),
  },
];
