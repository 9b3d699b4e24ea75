import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The back of a chair, and on a table's corner a bottle and a mill. */
export const near: readonly NearThing[] = [
  { color: '#8a5a34', outline: rect(46, 868, 28, 240, 10) },
  {
    color: '#8a5a34',
    outline: curve('M-20 844Q28 826 88 874L84 914Q28 872 -20 882Z'),
    marks: curve('M-10 858Q28 848 74 882'),
  },
  { color: '#8a5a34', outline: curve('M-20 966Q24 956 64 974L64 1002Q24 986 -20 994Z') },
  { color: '#8a5a34', outline: curve('M2 868L14 866L14 1100L2 1100Z') },
  {
    color: '#a5744a',
    outline: curve('M1788 1044L1960 1040L1960 1100L1800 1100Z'),
    marks: curve('M1796 1060L1960 1056'),
  },
  {
    color: '#4a7a58',
    outline: curve('M1878 1042L1878 950Q1880 918 1898 900L1898 852L1930 852L1930 1042Z'),
    marks: curve('M1882 968L1930 968M1882 1010L1930 1010M1898 866L1930 866'),
  },
  {
    color: '#a87040',
    outline: curve(
      'M1810 1044Q1820 1012 1824 996Q1806 980 1830 964Q1826 950 1837 946Q1850 950 1844 964Q1868 980 1850 996Q1854 1012 1864 1044Z',
    ),
    marks: curve('M1824 996L1850 996M1830 964L1846 964'),
  },
];
