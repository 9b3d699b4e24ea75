import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The back of a chair, and an apple on a desk. */
export const near: readonly NearThing[] = [
  {
    color: '#8f6038',
    outline: curve('M-30 886Q30 866 84 892L92 946Q30 922 -30 938Z'),
    marks: curve('M-10 902Q36 890 70 904'),
  },
  { color: '#8f6038', outline: curve('M54 934L74 938L84 1100L62 1100ZM-4 930L12 930L12 1100L-6 1100Z') },
  {
    color: '#a5744a',
    outline: curve('M1790 1040L1960 1034L1960 1100L1798 1100Z'),
    marks: curve('M1800 1058L1960 1052'),
  },
  {
    color: '#c04440',
    outline: curve(
      'M1868 1038Q1826 1038 1824 994Q1822 956 1856 952Q1870 952 1876 960' +
        'Q1884 950 1902 954Q1930 962 1922 1004Q1916 1038 1884 1040Q1876 1036 1868 1038Z',
    ),
    marks: curve('M1838 988Q1840 970 1854 966'),
  },
  { color: '#6a4a34', outline: curve('M1876 964Q1876 944 1884 930'), width: 8 },
  { color: '#6aa050', outline: curve('M1884 942Q1892 912 1922 916Q1916 944 1884 942Z') },
];
