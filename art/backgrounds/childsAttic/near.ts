import { curve } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A ball with its star, and a tower of bricks. */
export const near: readonly NearThing[] = [
  {
    color: '#b84a4a',
    outline: oval(44, 1040, 108),
    marks: curve(
      'M-60 1000Q40 960 150 1010M-60 1070Q40 1030 150 1080M20 1010L40 1020L58 1006L54 1028L72 1040L48 1044L40 1066L30 1044L8 1042L24 1028Z',
    ),
  },
  {
    color: '#4a7ab0',
    outline: rect(1798, 992, 160, 108, 6),
    marks: curve(
      'M1818 1012L1940 1012L1940 1090L1818 1090ZM1850 1076L1880 1026L1910 1076M1862 1058L1898 1058',
    ),
  },
  {
    color: '#c89a48',
    outline: rect(1838, 890, 120, 102, 6),
    marks: curve(
      'M1856 908L1946 908L1946 974L1856 974ZM1880 924L1880 960M1880 924Q1916 932 1882 942Q1920 952 1880 960',
    ),
  },
  {
    color: '#5a9a70',
    outline: polygon([1836, 890], [1895, 814], [1954, 890]),
    marks: curve('M1852 878L1938 878'),
  },
];
