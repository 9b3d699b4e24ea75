import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A curtain drawn aside by its cord. */
export const near: readonly NearThing[] = [
  {
    color: '#8a4a44',
    outline: curve('M1822 -20Q1836 240 1866 430Q1888 560 1886 640Q1850 780 1836 1100L1960 1100L1960 -20Z'),
    marks: curve('M1862 -20Q1880 300 1906 600M1904 660Q1878 820 1874 1100'),
  },
  { color: '#c09a4a', outline: curve('M1870 632Q1900 652 1960 640'), width: 20 },
];
