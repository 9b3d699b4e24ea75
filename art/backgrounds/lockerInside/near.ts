import { curve } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A ball on the bench before the lockers. */
export const near: readonly NearThing[] = [
  {
    color: '#c0743a',
    outline: oval(1882, 1036, 104),
    marks: curve(
      'M1778 1036Q1880 1000 1990 1036M1882 932Q1850 1030 1882 1140M1806 962Q1862 1020 1822 1120M1958 962Q1904 1020 1942 1120',
    ),
  },
];
