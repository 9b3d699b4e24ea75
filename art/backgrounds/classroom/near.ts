import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The back of a chair, and on a desk an apple for the teacher. */
export const near: readonly NearThing[] = [
  {
    color: '#8f6038',
    outline: curve('M-30 886Q30 866 84 892L92 946Q30 922 -30 938Z'),
    marks: curve('M-10 902Q36 890 70 904'),
  },
  { color: '#8f6038', outline: curve('M54 934L74 938L84 1100L62 1100ZM-4 930L12 930L12 1100L-6 1100Z') },
  {
    color: '#a5744a',
    outline: curve('M1812 1040L1960 1034L1960 1100L1818 1100Z'),
    marks: curve('M1820 1056L1960 1050'),
  },
  {
    color: '#b03a3a',
    outline: curve(
      'M1896 1040Q1854 1040 1852 996Q1850 958 1884 954Q1898 954 1904 962' +
        'Q1912 952 1930 956Q1958 964 1950 1006Q1944 1040 1912 1042Q1904 1038 1896 1040Z',
    ),
    marks: curve('M1866 990Q1868 972 1882 968'),
  },
  { color: '#5a4030', outline: curve('M1904 966Q1904 946 1914 934'), width: 7 },
  { color: '#5c9048', outline: curve('M1914 944Q1930 918 1954 928Q1944 950 1914 944Z') },
];
