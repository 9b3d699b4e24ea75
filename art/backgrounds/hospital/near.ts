import { curve, polar } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The wheel and handle of a chair, and a stand with its bag. */
export const near: readonly NearThing[] = [
  { color: '#5a6470', outline: oval(-18, 1036, 92), width: 19 },
  { color: '#a0a8b0', outline: oval(-18, 1036, 66), width: 6 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -75)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -50)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -25)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, 0)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, 25)), width: 5 },
  { color: '#5a6470', outline: curve('M-30 826L18 828Q32 830 34 850L40 952'), width: 20 },
  { color: '#a0a8b0', outline: curve('M1902 352L1902 1100'), width: 13 },
  { color: '#a0a8b0', outline: curve('M1902 362Q1886 340 1870 356'), width: 10 },
  {
    color: '#b8d4d8',
    outline: curve('M1846 372L1894 372Q1898 440 1888 474L1874 484L1866 484L1852 474Q1842 440 1846 372Z'),
    marks: curve('M1850 408L1892 408M1854 428L1864 428M1854 444L1864 444'),
  },
];
