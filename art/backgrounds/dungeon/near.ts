import { curve } from '../../ink/path.ts';
import { nearCask } from '../../kits/stage/nearCask.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A cask, and fallen blocks of stone. */
export const near: readonly NearThing[] = [
  ...nearCask,
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
