import { curve } from '../../ink/path.ts';
import type { NearThing } from './nearThings.ts';

const OAK = '#b0784a';
const HOOP = '#8a93a8';

/** A cask with two hoops at the lower left corner of the stage. */
export const nearCask: readonly NearThing[] = [
  {
    color: OAK,
    outline: curve('M-60 852Q30 850 70 862Q116 946 110 1010Q106 1066 88 1110L-60 1110Z'),
    marks: curve('M-10 856Q8 980 -8 1110M34 860Q62 980 44 1110'),
  },
  { color: HOOP, outline: curve('M-60 884Q34 880 84 892L94 922Q34 910 -60 914Z') },
  { color: HOOP, outline: curve('M-60 1034Q40 1028 108 1040L102 1072Q40 1060 -60 1066Z') },
];
