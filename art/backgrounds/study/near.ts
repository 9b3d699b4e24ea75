import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** Leaves of a palm in its pot, and at the other side a quill in its inkwell, on books. */
export const near: readonly NearThing[] = [
  {
    color: '#4f8a58',
    outline: curve('M-40 1110Q-34 930 58 836Q86 960 -10 1110Z'),
    marks: curve('M-28 1104Q30 980 56 850'),
  },
  {
    color: '#3f7a52',
    outline: curve('M-60 1090Q-74 960 -6 882Q34 970 -30 1100Z'),
    marks: curve('M-44 1094Q-12 990 -6 896'),
  },
  {
    color: '#5a9660',
    outline: curve('M-40 1120Q20 968 134 938Q118 1056 -10 1130Z'),
    marks: curve('M-24 1116Q60 1020 126 946'),
  },
  {
    color: '#46825a',
    outline: curve('M-20 1130Q50 1042 146 1044Q104 1112 0 1140Z'),
    marks: curve('M-8 1122Q70 1074 138 1050'),
  },
  {
    color: '#8a4a42',
    outline: rect(1784, 1036, 190, 70, [9, 0, 0, 9]),
    marks: curve('M1812 1036L1812 1100M1826 1036L1826 1100'),
  },
  {
    color: '#4a6a92',
    outline: rect(1812, 986, 170, 50, [9, 0, 0, 9]),
    marks: curve('M1836 986L1836 1036M1850 986L1850 1036'),
  },
  {
    color: '#7c92a8',
    outline: curve('M1838 986Q1836 946 1864 936L1864 922L1896 922L1896 936Q1924 946 1922 986Z'),
    marks: curve('M1860 934L1900 934M1848 962Q1850 948 1862 946'),
  },
  {
    color: '#e6d8b8',
    outline: curve('M1882 926Q1888 880 1868 846Q1850 780 1886 724Q1924 790 1904 850Q1892 884 1892 926Z'),
    marks: curve(
      'M1886 916Q1892 820 1886 746M1890 850L1908 826M1889 812L1908 788M1882 850L1862 822M1884 812L1866 784',
    ),
  },
];
