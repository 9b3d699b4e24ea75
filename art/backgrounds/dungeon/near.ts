import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

const OAK = '#b0784a';
const HOOP = '#8a93a8';

/** A cask with its hoops, and blocks that fell from a wall. */
export const near: readonly NearThing[] = [
  {
    color: OAK,
    outline: curve('M-60 852Q30 850 70 862Q116 946 110 1010Q106 1066 88 1110L-60 1110Z'),
    marks: curve('M-10 856Q8 980 -8 1110M34 860Q62 980 44 1110'),
  },
  { color: HOOP, outline: curve('M-60 884Q34 880 84 892L94 922Q34 910 -60 914Z') },
  { color: HOOP, outline: curve('M-60 1034Q40 1028 108 1040L102 1072Q40 1060 -60 1066Z') },
  {
    color: '#9a96a8',
    outline: curve('M1820 1110L1814 1042Q1812 1032 1822 1028L1960 1006L1960 1110Z'),
    marks: curve('M1816 1048L1960 1028M1866 1042L1874 1110'),
  },
  {
    color: '#86849a',
    outline: curve('M1866 1020L1858 958Q1858 948 1868 946L1960 932L1960 1006Z'),
    marks: curve('M1862 964L1960 950'),
  },
];
