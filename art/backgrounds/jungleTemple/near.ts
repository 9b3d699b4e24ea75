import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** Leaves that hang into the stage at both edges. */
export const near: readonly NearThing[] = [
  {
    color: '#3f8a4a',
    outline: curve('M-50 1110Q-15 930 120 896Q94 1010 -50 1110Z'),
    marks: curve('M-40 1104Q30 1000 112 904M10 1040L14 990M44 1000L50 952M30 1020L80 984'),
  },
  {
    color: '#57a04e',
    outline: curve('M-30 1060Q-10 890 76 824Q94 940 -10 1090Z'),
    marks: curve('M-20 1070Q40 960 74 834M10 1000L4 940M40 930L36 884M24 970L66 930'),
  },
  {
    color: '#347a58',
    outline: curve('M-10 1110Q50 1030 150 1034Q104 1094 -10 1110Z'),
    marks: curve('M0 1104Q70 1066 142 1038M50 1080L54 1054'),
  },
  {
    color: '#3f8a4a',
    outline: curve('M1940 1110Q1900 940 1776 916Q1806 1030 1940 1110Z'),
    marks: curve('M1936 1104Q1870 1000 1784 922M1890 1040L1884 988M1852 992L1848 948M1870 1016L1824 980'),
  },
  {
    color: '#57a04e',
    outline: curve('M1950 1060Q1930 890 1852 834Q1838 950 1930 1080Z'),
    marks: curve('M1944 1070Q1890 960 1856 844M1906 1000L1910 940M1880 930L1884 884M1896 970L1856 926'),
  },
  {
    color: '#4a9048',
    outline: curve('M1940 -20Q1850 40 1808 140Q1900 104 1950 40Z'),
    marks: curve('M1944 0Q1880 60 1816 134M1880 62L1846 70M1900 44L1900 84'),
  },
];
