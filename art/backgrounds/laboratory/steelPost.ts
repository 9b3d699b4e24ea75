import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { hazardStripes } from '../../kits/signs/hazardStripes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { rivets } from '../../matter/metal.ts';

const X = 712;
const WIDTH = 58;
const STRIPES = { foot: FLOOR_LINE - 26, height: 132 };

export const STEEL_POST_BOUNDS: Box = [X - 14, 0, WIDTH + 28, FLOOR_LINE];

/** A riveted post of the building's frame, with a bracket under the ceiling and warning stripes where trolleys pass. */
export function steelPost(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, rect(X, -10, WIDTH, FLOOR_LINE + 8), { dx: 16, dy: 0, blur: 14, opacity: 0.4 });
  solid(ink, rect(X, -10, WIDTH, FLOOR_LINE + 8), color, {
    fill: linear(0, tone.light, [tone.base, 0.2], [tone.light, 0.55], tone.shade),
    bevel: 5,
  });
  for (const x of [X + 15, X + WIDTH - 18]) {
    ink.draw(rect(x, 0, 3, FLOOR_LINE), { fill: tone.deep, opacity: 0.65 });
    ink.draw(rect(x + 3, 0, 2, FLOOR_LINE), { fill: tone.hi, opacity: 0.5 });
  }
  const rows = range(12).map((i) => 170 + i * 42);
  for (const x of [X + 8, X + WIDTH - 7])
    rivets(
      ink,
      rows.map((y): Point => [x, y]),
      3.6,
      color,
    );
  drawBracket(ink, color);
  const { foot, height } = STRIPES;
  const box: Box = [X + 2, foot - height, WIDTH - 4, height];
  hazardStripes(ink, { path: rect(...box), box, pitch: 44 }, '#c8a04a');
  ink.clip(rect(...box), () => chipped(ink, box, color));
  solid(ink, rect(X - 14, FLOOR_LINE - 26, WIDTH + 28, 27, 3), shift(color, { lightness: -0.05 }), {
    bevel: 5,
  });
  rivets(
    ink,
    [
      [X - 4, FLOOR_LINE - 13],
      [X + WIDTH + 4, FLOOR_LINE - 13],
    ],
    5,
    color,
  );
}

function drawBracket(ink: Ink, color: string): void {
  const plate = polygon(
    [X - 34, 138],
    [X + WIDTH + 34, 138],
    [X + WIDTH + 34, 152],
    [X + WIDTH, 196],
    [X, 196],
    [X - 34, 152],
  );
  castShadow(ink, plate, { dx: 6, dy: 10, blur: 8, opacity: 0.4 });
  solid(ink, plate, color, { bevel: 5 });
  rivets(
    ink,
    [
      [X - 18, 148],
      [X + WIDTH + 18, 148],
      [X + 12, 180],
      [X + WIDTH - 12, 180],
    ],
    4.5,
    color,
  );
}

/** Places where the paint has come off. */
function chipped(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const [dx, dy, size] of [
    [0.1, 0.3, 7],
    [0.86, 0.56, 10],
    [0.5, 0.8, 6],
    [0.9, 0.2, 5],
  ] as const) {
    const [cx, cy] = [x + w * dx, y + h * dy];
    const chip = polygon(
      [cx - size, cy],
      [cx - 2, cy - size * 0.8],
      [cx + size, cy - 2],
      [cx + 1, cy + size * 0.7],
    );
    ink.draw(chip, { fill: tone.shade, stroke: tone.deep, width: 1.4 });
  }
}
