import { curve, polar } from '../../ink/path.ts';
import { oval, polyline } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** The ship's wheel, and a block that hangs from its rope. */
export const near: readonly NearThing[] = [
  { color: '#8a5a34', outline: oval(-66, 1076, 142), width: 26 },
  { color: '#8a5a34', outline: oval(-66, 1076, 96), width: 9 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 30, -70), polar(-66, 1076, 158, -70)), width: 11 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 30, -35), polar(-66, 1076, 158, -35)), width: 11 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 30, 0), polar(-66, 1076, 158, 0)), width: 11 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 168, -70), polar(-66, 1076, 196, -70)), width: 19 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 168, -35), polar(-66, 1076, 196, -35)), width: 19 },
  { color: '#8a5a34', outline: polyline(polar(-66, 1076, 168, 0), polar(-66, 1076, 196, 0)), width: 19 },
  { color: '#b09868', outline: curve('M1890 -20L1890 116'), width: 11 },
  {
    color: '#8a5a34',
    outline: curve('M1866 128Q1890 96 1914 128Q1928 168 1912 202Q1890 216 1868 202Q1852 168 1866 128Z'),
    marks: curve('M1890 110L1890 208M1874 166Q1890 178 1906 166M1874 146Q1890 134 1906 146'),
  },
  { color: '#7a7f8c', outline: curve('M1890 210L1890 236Q1910 250 1900 270Q1884 286 1864 266'), width: 12 },
];
