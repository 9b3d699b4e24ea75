import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The wing of a seat, and a case with an umbrella. */
export const near: readonly NearThing[] = [
  {
    color: '#8e3440',
    outline: curve('M-30 1100L-30 800Q36 784 56 838Q62 900 44 964L50 1100Z'),
    marks: curve(
      'M-30 828Q16 816 32 848Q38 900 20 964L24 1100M-10 880L-8 884M-8 940L-6 944M-10 1000L-8 1004',
    ),
  },
  {
    color: '#8a5a38',
    outline: rect(1814, 996, 160, 116, 12),
    marks: curve(
      'M1814 1024L1960 1024M1846 996L1846 1100M1922 996L1922 1100M1838 1012L1856 1012L1856 1036L1838 1036Z',
    ),
  },
  { color: '#5a3626', outline: curve('M1858 1000Q1858 966 1886 966Q1912 966 1912 1000'), width: 12 },
  {
    color: '#2f4a5c',
    outline: curve('M1916 1100L1878 896L1888 884L1894 894L1938 1100Z'),
    marks: curve('M1890 900L1924 1100'),
  },
  { color: '#8a5834', outline: curve('M1886 890L1878 862Q1874 838 1892 836Q1908 836 1908 852'), width: 9 },
];
