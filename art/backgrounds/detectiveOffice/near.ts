import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A lamp with its pull chain, and a hat on the back of a chair. */
export const near: readonly NearThing[] = [
  {
    color: '#3f7a5a',
    outline: curve('M-30 954L-30 884Q10 862 76 882L96 950Q30 934 -30 954Z'),
    marks: curve('M-30 938Q30 918 90 936'),
  },
  { color: '#b08a4a', outline: rect(6, 944, 17, 160) },
  { color: '#b08a4a', outline: curve('M54 946L54 1010'), width: 4 },
  { color: '#b08a4a', outline: oval(54, 1016, 7) },
  {
    color: '#7a4a38',
    outline: curve('M1794 1100L1806 990Q1850 958 1960 966L1960 1100Z'),
    marks: curve(
      'M1816 1006Q1860 980 1960 986M1838 1030L1840 1034M1880 1020L1882 1024M1860 1060L1862 1064M1910 1050L1912 1054',
    ),
  },
  {
    color: '#8a7a5c',
    outline: curve(
      'M1776 978Q1798 950 1828 948Q1830 894 1858 886Q1878 896 1900 882Q1930 888 1934 944L1960 950L1960 984Q1860 1000 1776 978Z',
    ),
    marks: curve('M1828 944Q1880 960 1936 942M1830 926Q1880 942 1934 924'),
  },
];
