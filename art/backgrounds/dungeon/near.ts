import { curve } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A cask with its hoops, and a chain with its hook. */
export const near: readonly NearThing[] = [
  {
    color: '#7a5230',
    outline: curve('M-40 872Q14 858 62 878Q100 948 96 1012Q92 1066 76 1100L-40 1100Z'),
    marks: curve(
      'M-40 906Q20 892 76 908M-40 926Q24 912 84 926M-40 1044Q30 1034 92 1046' +
        'M-40 1062Q30 1052 88 1064M24 868Q44 960 32 1100M56 876Q82 960 66 1100',
    ),
  },
  { color: '#7a7f8c', outline: oval(1888, 20, 13, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1892, 62, 6, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1888, 104, 13, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1892, 146, 6, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1888, 188, 13, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1892, 230, 6, 27), width: 7 },
  { color: '#7a7f8c', outline: oval(1888, 272, 13, 27), width: 7 },
  {
    color: '#7a7f8c',
    outline: curve('M1889 302Q1891 340 1903 352Q1914 384 1888 400Q1862 402 1858 374'),
    width: 13,
  },
];
