import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A helmet that somebody put down, a cable that hangs, the head of a seat. */
export const near: readonly NearThing[] = [
  {
    color: '#c0c6d0',
    outline: curve('M-30 1100L-30 906Q2 886 40 896Q96 916 106 980Q110 1018 98 1044L110 1062L104 1100Z'),
    marks: curve(
      'M-30 944Q20 930 56 944Q84 962 84 992Q78 1020 40 1030L-30 1034M0 952Q26 950 46 962M-30 1060Q40 1064 98 1046',
    ),
  },
  { color: '#c08040', outline: curve('M1800 -20Q1836 120 1892 104Q1926 92 1936 10'), width: 15 },
  {
    color: '#5a6a8a',
    outline: curve('M1834 1100L1842 1020Q1826 1010 1830 980L1842 930Q1850 910 1876 906L1960 900L1960 1100Z'),
    marks: curve('M1856 1010L1960 1002M1862 936Q1868 926 1884 926L1960 922M1858 984Q1854 966 1866 940'),
  },
];
