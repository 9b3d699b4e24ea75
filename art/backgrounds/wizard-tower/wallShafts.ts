import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { roundWarp } from './roundWall.ts';

/** On the wall rolled out flat. */
const PLACES = [612, 1438];
const WIDTH = 42;
const CAPITAL = 196;
const FRIEZE_FOOT = 88;
const BASE = FLOOR_LINE - 58;

/** Under their corbels, on the stage. */
export function wallShaftBounds(): Box[] {
  return PLACES.map((x) => [x - 30, CAPITAL, WIDTH + 50, FLOOR_LINE - CAPITAL] as const);
}

/** Two slender shafts that bear the tower's upper floor, left and right of the door; one lost a stone of its base. */
export function wallShafts(ink: Ink, stone: string): void {
  ink.warp(roundWarp(), () => {
    for (const x of PLACES) drawShaft(ink, x, shift(stone, { lightness: 0.025 }));
  });
}

function drawShaft(ink: Ink, x: number, color: string): void {
  const tone = ramp(color);
  const [middle, height] = [x + WIDTH / 2, BASE - CAPITAL - 40];
  castShadow(ink, rect(x, CAPITAL, WIDTH, BASE - CAPITAL), { dx: 12, dy: 0, blur: 11, opacity: 0.45 });
  const drums = 5;
  for (const i of range(drums)) {
    const y = CAPITAL + 40 + (i * height) / drums;
    solid(ink, rect(x, y, WIDTH, height / drums, 2), shift(color, { lightness: ink.jitter(0.03) }), {
      fill: linear(0, tone.base, [tone.hi, 0.3], [tone.base, 0.58], tone.dark),
      bevel: 3,
      width: 2.2,
    });
  }
  for (const y of [CAPITAL + 34, BASE - 14])
    solid(ink, rect(x - 7, y, WIDTH + 14, 14, 6), color, { bevel: 4, width: 2.2 });
  solid(
    ink,
    polygon([x - 12, BASE], [x + WIDTH + 12, BASE], [x + WIDTH + 18, BASE + 18], [x - 18, BASE + 18]),
    color,
    {
      bevel: 4,
      width: 2.2,
    },
  );
  drawCorbel(ink, middle, color);
}

/** Three steps that come forward from the capital to the frieze. */
function drawCorbel(ink: Ink, middle: number, color: string): void {
  const step = (CAPITAL + 34 - FRIEZE_FOOT) / 3;
  for (const i of range(3)) {
    const half = 30 + (2 - i) * 21;
    const y = FRIEZE_FOOT + i * step;
    const corners: Point[] = [
      [middle - half, y],
      [middle + half, y],
      [middle + half - 6, y + step * 0.55],
      [middle + half - 17, y + step],
      [middle - half + 17, y + step],
      [middle - half + 6, y + step * 0.55],
    ];
    const block = polygon(...corners);
    castShadow(ink, block, { dx: 5, dy: 9, blur: 7, opacity: 0.4 });
    solid(ink, block, shift(color, { lightness: -0.01 }), { bevel: 5, width: 2.4 });
    ink.draw(polyline([middle - half + 10, y + 5], [middle + half - 12, y + 5]), {
      stroke: ramp(color).hi,
      width: 2,
      opacity: 0.5,
    });
  }
}
