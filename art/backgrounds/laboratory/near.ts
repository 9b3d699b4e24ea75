import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A gas bottle with its valve, and a flask on a stand. */
export const near: readonly NearThing[] = [
  {
    color: '#3f7a8a',
    outline: curve(
      'M-30 1100L-30 906Q-8 868 22 866L22 842L6 842L6 822L66 822L66 842L50 842L50 868Q96 888 98 950L98 1100Z',
    ),
    marks: curve('M-30 976Q40 988 98 976M-30 1000Q40 1012 98 1000M22 848L50 848'),
  },
  { color: '#9aa2ac', outline: curve('M36 826L36 804M10 798Q36 786 62 798'), width: 12 },
  {
    color: '#5aa08a',
    outline: curve(
      'M1884 866L1930 866L1926 876L1926 948Q1972 990 1972 1030Q1968 1058 1946 1060' +
        'L1862 1060Q1838 1050 1838 1024Q1842 990 1888 948L1888 876Z',
    ),
    marks: curve(
      'M1850 1016Q1890 1004 1960 1016M1884 1036L1890 1036M1906 1028L1912 1028M1864 1004Q1872 986 1886 974',
    ),
  },
  { color: '#7c8494', outline: rect(1820, 1060, 150, 14, 4) },
  { color: '#7c8494', outline: rect(1838, 1074, 14, 40, 2) },
];
