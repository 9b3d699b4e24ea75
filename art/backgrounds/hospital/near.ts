import { curve, polar } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The wheel and handle of a chair, and a curtain drawn aside. */
export const near: readonly NearThing[] = [
  { color: '#5a6470', outline: oval(-18, 1036, 92), width: 19 },
  { color: '#a0a8b0', outline: oval(-18, 1036, 66), width: 6 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -75)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -50)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, -25)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, 0)), width: 5 },
  { color: '#a0a8b0', outline: polyline([-18, 1036], polar(-18, 1036, 86, 25)), width: 5 },
  { color: '#5a6470', outline: curve('M-30 826L18 828Q32 830 34 850L40 952'), width: 20 },
  {
    color: '#8fb0ac',
    outline: curve('M1862 -20Q1850 300 1866 620Q1872 900 1858 1040Q1880 1056 1904 1044L1960 1060L1960 -20Z'),
    marks: curve('M1892 -10Q1884 420 1896 760Q1900 920 1890 1030'),
  },
];
