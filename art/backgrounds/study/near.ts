import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The wing of an armchair, studded along its edge, and at the other side a candlestick on books. */
export const near: readonly NearThing[] = [
  {
    color: '#8a3a3a',
    outline: curve(
      'M-30 812Q4 792 44 812Q84 836 84 890Q80 930 70 950Q64 972 78 988Q104 1004 100 1044L96 1100L-30 1100Z',
    ),
    marks: curve(
      'M-10 838Q16 826 40 842Q58 862 58 892Q54 930 46 952Q42 980 54 1000Q74 1020 70 1050L68 1100M-30 950Q0 940 30 962',
    ),
  },
  {
    color: '#3a5a7a',
    outline: rect(1836, 1050, 130, 40, [6, 0, 0, 6]),
    marks: curve('M1850 1050L1850 1090M1858 1060L1940 1060M1858 1074L1940 1074'),
  },
  {
    color: '#8a6a3a',
    outline: rect(1850, 1018, 110, 32, [5, 0, 0, 5]),
    marks: curve('M1864 1018L1864 1050M1872 1030L1940 1030'),
  },
  {
    color: '#b08a48',
    outline: curve(
      'M1858 1018Q1886 1006 1888 982Q1878 974 1888 962L1888 930Q1876 924 1876 908' +
        'L1934 908Q1934 924 1922 930L1922 962Q1932 974 1922 982Q1924 1006 1950 1018Z',
    ),
    marks: curve('M1880 918L1930 918M1886 970L1924 970'),
  },
  {
    color: '#e0d4b4',
    outline: curve(
      'M1892 908L1890 824Q1904 812 1918 826L1918 908ZM1903 818Q1896 800 1906 776Q1916 800 1909 818Z',
    ),
    marks: curve('M1894 850Q1900 866 1896 884'),
  },
];
