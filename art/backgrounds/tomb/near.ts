import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A piece of a fallen column, and a jar with two handles. */
export const near: readonly NearThing[] = [
  {
    color: '#b89a68',
    outline: curve('M-30 926Q24 904 84 924L96 944L90 972L104 1000L98 1100L-30 1100Z'),
    marks: curve('M-30 952Q30 936 92 950M-6 956L-4 1100M28 950L34 1100M62 950L72 1100'),
  },
  {
    color: '#a8643c',
    outline: curve(
      'M1876 852L1942 852L1936 880Q1978 920 1974 986Q1966 1056 1932 1086L1896 1086Q1852 1046 1844 988Q1842 920 1884 880Z',
    ),
    marks: curve(
      'M1880 872L1938 872M1850 946Q1904 962 1970 946M1850 966Q1904 982 1970 966M1862 1024' +
        'Q1904 1036 1960 1024M1870 996L1884 1010L1898 996L1912 1010L1926 996L1940 1010',
    ),
  },
  { color: '#a8643c', outline: curve('M1882 868Q1836 866 1838 928'), width: 12 },
];
