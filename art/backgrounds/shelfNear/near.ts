import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The ladder of the library, and a candlestick. */
export const near: readonly NearThing[] = [
  ...[130, 420, 710, 1000].map((y) => ({ color: '#9a6a3c', outline: rect(1844, y, 120, 30, 6) })),
  { color: '#9a6a3c', outline: rect(1806, -20, 46, 1140, 6), marks: curve('M1822 -20L1822 1100') },
  {
    color: '#b08a4a',
    outline: curve(
      'M-30 1100L-30 1052L14 1052L16 960Q-10 952 -14 924L78 924Q74 952 48 960L50 1052Q96 1060 112 1100Z',
    ),
    marks: curve('M-10 936L74 936M10 1054L54 1054'),
  },
  {
    color: '#e8dcc0',
    outline: curve('M10 924L12 818Q30 806 54 820L54 924Z'),
    marks: curve('M20 838Q26 862 20 890'),
  },
];
