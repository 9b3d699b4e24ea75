import { curve } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A sack of money, and a post with its rope. */
export const near: readonly NearThing[] = [
  {
    color: '#b89a5a',
    outline: curve('M-30 1100L-30 944Q4 898 40 908Q96 944 104 1100Z'),
    marks: curve(
      'M0 930Q24 922 44 928M30 990Q54 974 66 990Q66 1006 48 1012Q30 1018 30 1034Q44 1050 66 1034M48 968L48 1056',
    ),
  },
  {
    color: '#b89a5a',
    outline: curve('M-20 922Q-30 878 6 878Q52 872 46 916Q20 926 -20 922Z'),
    marks: curve('M0 884L4 912M22 882L22 912'),
  },
  { color: '#9a3a44', outline: curve('M1858 900Q1890 1000 1960 990'), width: 17 },
  { color: '#c09a4a', outline: rect(1840, 884, 20, 216, 6), marks: curve('M1840 906L1860 906') },
  { color: '#c09a4a', outline: oval(1850, 866, 23, 21) },
];
