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
      'M1838 866L1884 866L1880 876L1880 948Q1926 990 1926 1030Q1922 1058 1900 1060' +
        'L1816 1060Q1792 1050 1792 1024Q1796 990 1842 948L1842 876Z',
    ),
    marks: curve(
      'M1804 1016Q1844 1004 1914 1016M1838 1036L1844 1036M1860 1028L1866 1028M1818 1004Q1826 986 1840 974',
    ),
  },
  { color: '#7c8494', outline: rect(1774, 1060, 190, 14, 4) },
  { color: '#7c8494', outline: rect(1792, 1074, 14, 40, 2) },
];
