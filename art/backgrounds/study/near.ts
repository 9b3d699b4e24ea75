import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A wing chair with its rolled arm, and at the other side a candle on books. */
export const near: readonly NearThing[] = [
  {
    color: '#b04a46',
    outline: curve(
      'M-70 742Q-18 716 44 742Q84 764 86 812Q86 856 68 892Q58 914 72 926' +
        'Q126 920 138 962Q144 1002 110 1016L106 1100L-70 1100Z',
    ),
    marks: curve(
      'M-70 772Q-14 746 32 770Q58 788 56 822Q52 866 36 902Q24 938 52 952Q60 962 56 984L52 1100' +
        'M110 948Q126 962 118 984Q102 1000 88 984Q84 966 100 962' +
        'M52 1040L106 1040M-30 800L-22 806M4 806L12 800M-12 850L-4 856M-28 900L-20 906M8 896L14 890M-12 950L-4 956M-30 1000L-22 1006',
    ),
  },
  {
    color: '#4a6a92',
    outline: rect(1792, 1044, 190, 40, [7, 0, 0, 7]),
    marks: curve('M1816 1044L1816 1084M1824 1056L1964 1056M1824 1070L1964 1070'),
  },
  {
    color: '#a87a42',
    outline: rect(1810, 1008, 172, 36, [6, 0, 0, 6]),
    marks: curve('M1832 1008L1832 1044M1840 1020L1964 1020M1840 1032L1964 1032'),
  },
  {
    color: '#d0a650',
    outline: curve(
      'M1820 1008Q1818 992 1846 986Q1862 978 1862 962Q1850 952 1862 940L1862 916Q1840 908 1836 886' +
        'L1916 886Q1912 908 1890 916L1890 940Q1902 952 1890 962Q1890 978 1906 986Q1934 992 1932 1008Z',
    ),
    marks: curve('M1842 898L1910 898M1862 951L1890 951M1836 996L1916 996'),
  },
  {
    color: '#efe2bc',
    outline: curve('M1854 886L1853 782Q1862 772 1872 782Q1886 770 1898 784L1898 886Z'),
    marks: curve('M1868 782Q1870 816 1862 830M1886 780Q1888 800 1882 812M1876 778L1876 764'),
  },
  {
    color: '#ffd27a',
    outline: curve('M1876 766Q1860 748 1875 714Q1892 746 1876 766Z'),
  },
];
