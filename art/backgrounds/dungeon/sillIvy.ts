import type { Ink } from '../../ink/Ink.ts';
import type { Point } from '../../ink/path.ts';
import { ivy } from '../../matter/ivy.ts';

interface Trail {
  stem: readonly Point[];
  leaves: number;
  size: number;
}

/** From the sill's left end, one along its edge and three down the wall; a single one at the other end. */
const TRAILS: readonly Trail[] = [
  {
    stem: [
      [352, 338],
      [346, 380],
      [358, 424],
      [346, 470],
      [354, 516],
    ],
    leaves: 17,
    size: 9.5,
  },
  {
    stem: [
      [374, 350],
      [386, 388],
      [378, 428],
    ],
    leaves: 9,
    size: 8.5,
  },
  {
    stem: [
      [344, 336],
      [392, 342],
      [440, 350],
      [470, 372],
      [474, 402],
    ],
    leaves: 14,
    size: 9,
  },
  {
    stem: [
      [648, 344],
      [656, 378],
      [646, 410],
    ],
    leaves: 8,
    size: 8.5,
  },
];

/** What grew in through the bars and hangs down from the sill, in the wall's shade. */
export function sillIvy(ink: Ink, color: string): void {
  for (const trail of TRAILS) ivy(ink, trail, color);
}
