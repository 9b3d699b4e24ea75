import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { crack, drips } from '../../kits/stage/wallWear.ts';

/** Tiles that fell off, on the grid of the wall: 96 by 48 from 420 down, every second course shifted by half. */
const GONE: readonly Box[] = [
  [1393.5, 661.5, 93, 45],
  [1441.5, 709.5, 93, 45],
];

export interface LabWearColors {
  wall: string;
  tile: string;
  rust: string;
}

/** What pipes let drip, what an experiment left at the ceiling, and tiles that are gone or cracked. */
export function labWear(ink: Ink, { wall, tile, rust }: LabWearColors): void {
  const tone = ramp(wall);
  for (const [x, length] of [
    [110, 90],
    [430, 120],
    [1040, 70],
    [1360, 150],
  ] as const)
    drips(ink, [x, 138], [30, length], mix(tone.deep, rust, 0.6), 0.22);
  ink.draw(oval(1540, 176, 70, 46), { fill: SHADOW, opacity: 0.22, blur: 26 });
  for (const box of GONE) drawGone(ink, box, tile);
  crack(
    ink,
    [
      [1300, 520],
      [1322, 548],
      [1316, 580],
      [1340, 612],
    ],
    tile,
    2,
  );
}

/** The bare bed, deeper than the tiles about it. */
function drawGone(ink: Ink, [x, y, w, h]: Box, tile: string): void {
  const mortar = ramp(shift(tile, { lightness: -0.18, chromaTimes: 0.4 }));
  const bed = rect(x, y, w, h, 4);
  ink.draw(bed, { fill: linear(80, mortar.dark, mortar.base) });
  ink.clip(bed, () => ink.draw(bed, { stroke: SHADOW, width: 16, opacity: 0.6, blur: 4, move: [4, 6] }));
  ink.draw(polyline([x + 4, y + h], [x + w - 4, y + h]), { stroke: ramp(tile).hi, width: 2.4, opacity: 0.7 });
}
