import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A raven on a pile of books, and a bunch of herbs. */
export const near: readonly NearThing[] = [
  {
    color: '#6a3a4a',
    outline: rect(-20, 1056, 124, 40, [0, 5, 5, 0]),
    marks: curve('M84 1056L84 1096M-20 1068L72 1068M-20 1082L72 1082'),
  },
  {
    color: '#3f5a7a',
    outline: rect(-20, 1024, 104, 32, [0, 4, 4, 0]),
    marks: curve('M68 1024L68 1056M-20 1040L56 1040'),
  },
  {
    color: '#5a5a78',
    outline: curve(
      'M-30 1000Q-22 920 16 888Q26 862 52 862Q74 864 82 884L114 900L80 906Q86 950 62 986Q48 1012 40 1024L-8 1024L-30 1060Z',
    ),
    marks: curve(
      'M56 882Q62 876 66 884M-10 944Q20 940 44 966M-16 970Q12 970 32 990M-20 996Q4 998 22 1010M84 894L104 900',
    ),
  },
  { color: '#8a7a58', outline: curve('M1884 -20L1884 44'), width: 7 },
  {
    color: '#5a8a58',
    outline: curve(
      'M1868 40L1900 40Q1906 70 1930 108Q1940 146 1916 170Q1902 146 1892 176Q1880 148 1862 172Q1842 142 1848 104Q1864 70 1868 40Z',
    ),
    marks: curve('M1866 50L1902 50M1866 58L1902 58M1884 62L1884 150M1878 80L1862 130M1890 80L1908 128'),
  },
];
