import type { Ink } from '../../ink/Ink.ts';
import type { Point } from '../../ink/path.ts';
import { ivy } from '../../matter/ivy.ts';

interface Trail {
  stem: readonly Point[];
  leaves: number;
  size: number;
}

/** The stems from the left end of the sill: two go down the wall and one along its edge. */
const TRAILS: readonly Trail[] = [
  {
    stem: [
      [352, 338],
      [346, 380],
      [358, 424],
      [346, 470],
      [354, 516],
    ],
    leaves: 11,
    size: 14,
  },
  {
    stem: [
      [374, 350],
      [386, 388],
      [378, 428],
    ],
    leaves: 6,
    size: 12.5,
  },
  {
    stem: [
      [344, 336],
      [392, 342],
      [440, 350],
      [470, 372],
      [474, 402],
    ],
    leaves: 8,
    size: 13,
  },
];

/** Draws ivy that grows in through the bars and hangs from the sill, in the shade of the wall. */
export function sillIvy(ink: Ink, color: string): void {
  for (const trail of TRAILS) ivy(ink, trail, color);
}
