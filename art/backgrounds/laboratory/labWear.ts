import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { crack } from '../../kits/stage/wallWear.ts';

/** Missing tiles, on the wall's grid: 96 by 48 from 420 down, every second row shifted by half. */
const GONE: readonly Box[] = [
  [1393.5, 661.5, 93, 45],
  [1441.5, 709.5, 93, 45],
];

/** Tiles that are gone or cracked. */
export function labWear(ink: Ink, tile: string): void {
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

/** The wall where a tile is missing, deeper than the tiles around it. */
function drawGone(ink: Ink, [x, y, w, h]: Box, tile: string): void {
  const mortar = ramp(shift(tile, { lightness: -0.18, chromaTimes: 0.4 }));
  const bed = rect(x, y, w, h, 4);
  ink.draw(bed, { fill: linear(80, mortar.dark, mortar.base) });
  ink.clip(bed, () => ink.draw(bed, { stroke: SHADOW, width: 16, opacity: 0.6, blur: 4, move: [4, 6] }));
  ink.draw(polyline([x + 4, y + h], [x + w - 4, y + h]), { stroke: ramp(tile).hi, width: 2.4, opacity: 0.7 });
}
