import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The pilot's seat with its headrest, and a helmet on a crate. */
export const near: readonly NearThing[] = [
  { color: '#7a90cc', outline: rect(14, 880, 24, 60) },
  {
    color: '#6486dc',
    outline: rect(-40, 796, 116, 92, [0, 30, 26, 0]),
    marks: curve('M-40 860Q30 866 70 850'),
  },
  {
    color: '#6486dc',
    outline: curve('M-40 916L64 916Q100 920 104 962L116 1110L-40 1110Z'),
    marks: curve('M72 930Q70 1010 84 1100M-40 1004L72 1004'),
  },
  {
    color: '#7a90cc',
    outline: rect(1786, 1040, 180, 80, [10, 0, 0, 0]),
    marks: curve('M1786 1062L1960 1062M1826 1062L1826 1100'),
  },
  { color: '#c0965a', outline: rect(1820, 1012, 140, 30, 10) },
  { color: '#bcd0ff', outline: oval(1886, 944, 82), marks: curve('M1930 876Q1962 900 1964 944') },
  {
    color: '#4f9ab8',
    outline: curve('M1814 926Q1830 892 1886 894Q1934 898 1940 934Q1938 982 1886 990Q1826 986 1814 926Z'),
    marks: curve('M1832 930Q1844 910 1870 908'),
  },
];
