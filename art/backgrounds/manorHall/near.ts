import { curve } from '../../ink/path.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A candlestick, and the claw of a griffin on a plinth. */
export const near: readonly NearThing[] = [
  {
    color: '#a08a58',
    outline: curve(
      'M4 1100Q38 1060 42 1026Q30 1016 42 1004L44 912Q24 904 18 872L92 872Q86 904 66 912L68 1004Q80 1016 68 1026Q72 1060 106 1100Z',
    ),
    marks: curve('M22 884L88 884M40 1014L70 1014'),
  },
  {
    color: '#e8dcc0',
    outline: curve('M38 872L40 774Q54 762 70 776L70 872ZM54 768Q46 746 56 722Q66 746 59 768Z'),
    marks: curve('M44 800Q52 822 46 846'),
  },
  {
    color: '#8a8a94',
    outline: curve(
      'M1960 1100L1800 1100L1800 1040L1826 1034L1832 990Q1800 970 1814 926Q1788 892 1830 870Q1838 826 1878 838L1890 792L1914 838L1960 820Z',
    ),
    marks: curve(
      'M1810 1054L1960 1050M1850 990Q1842 950 1870 930Q1856 904 1876 880M1884 1000Q1876 964 1900 944M1840 884Q1846 878 1852 884',
    ),
  },
];
