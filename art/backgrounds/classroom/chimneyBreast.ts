import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { crack, fallenPlaster } from '../../kits/stage/wallWear.ts';

/** Left and right edge of its face; the left side is in the light of the windows. */
const [LEFT, RIGHT] = [1240, 1546];
/** The visible width of the chimney breast's sides. */
const SIDE = 17;

/** The y of the panelling's rail. */
interface ChimneyColors {
  wall: string;
  panelling: string;
  rail: number;
}

/** The old chimney that comes forward from the wall, panelled below like the rest; a corner of its plaster has come off. */
export function chimneyBreast(ink: Ink, { wall, panelling, rail }: ChimneyColors): void {
  const [plaster, paint] = [ramp(wall), ramp(panelling)];
  castShadow(ink, rect(LEFT - SIDE, 50, RIGHT - LEFT + 2 * SIDE, FLOOR_LINE - 50), {
    dx: 24,
    dy: 0,
    blur: 20,
    opacity: 0.42,
  });
  ink.draw(rect(LEFT - SIDE, 50, SIDE, rail - 50), { fill: linear(0, plaster.base, plaster.hi) });
  ink.draw(rect(RIGHT, 50, SIDE, rail - 50), { fill: linear(0, plaster.shade, plaster.dark) });
  ink.draw(rect(LEFT, 50, RIGHT - LEFT, rail - 50), {
    fill: linear(80, plaster.hi, [plaster.light, 0.3], plaster.base),
  });
  for (const x of [LEFT, RIGHT])
    ink.draw(rect(x - 1.2, 50, 2.4, rail - 50), { fill: plaster.deep, opacity: 0.5 });
  drawBoards(ink, panelling, rail);
  for (const [x, fill] of [
    [LEFT - SIDE, linear(0, paint.base, paint.light)],
    [RIGHT, linear(0, paint.shade, paint.dark)],
  ] as const)
    ink.draw(rect(x, rail, SIDE, FLOOR_LINE - rail), { fill, stroke: paint.deep, width: 2 });
  drawRails(ink, { wall, panelling, rail });
  fallenPlaster(
    ink,
    [
      [1546, 150],
      [1546, 296],
      [1520, 306],
      [1508, 270],
      [1480, 262],
      [1470, 232],
      [1484, 206],
      [1474, 176],
      [1512, 152],
    ],
    { plaster: wall, brick: mix('#a4604a', wall, 0.35) },
  );
  crack(
    ink,
    [
      [1472, 236],
      [1446, 262],
      [1438, 300],
      [1412, 322],
      [1404, 356],
    ],
    wall,
    2.4,
  );
}

function drawBoards(ink: Ink, panelling: string, rail: number): void {
  const tone = ramp(panelling);
  const width = (RIGHT - LEFT) / 6;
  for (const i of range(6)) {
    const x = LEFT + i * width;
    const own = ramp(shift(panelling, { lightness: 0.02 + ink.jitter(0.04) }));
    ink.draw(rect(x, rail, width, FLOOR_LINE - rail), {
      fill: linear(80, own.light, [own.base, 0.4], own.shade),
    });
    ink.draw(rect(x, rail, 3, FLOOR_LINE - rail), { fill: tone.deep, opacity: 0.6 });
    ink.draw(rect(x + 3, rail, 3, FLOOR_LINE - rail), { fill: tone.hi, opacity: 0.32 });
  }
}

/** Rail, skirting and cornice, which continue around the chimney. */
function drawRails(ink: Ink, { wall, panelling, rail }: ChimneyColors): void {
  const cornice = mix(wall, '#ffffff', 0.18);
  for (const [y, h, color, over] of [
    [rail - 18, 34, panelling, 5],
    [FLOOR_LINE - 46, 49, shift(panelling, { lightness: -0.03 }), 6],
    [-20, 68, cornice, 8],
    [48, 14, cornice, 4],
  ] as const) {
    const [left, right] = [LEFT - SIDE - over, RIGHT + SIDE + over];
    solid(ink, rect(left, y, right - left, h, 3), color, { bevel: 5 });
    ink.draw(polygon([right - SIDE, y], [right, y], [right, y + h], [right - SIDE, y + h]), {
      fill: SHADOW,
      opacity: 0.24,
    });
  }
  for (const y of [62, rail + 16])
    ink.draw(rect(LEFT - SIDE, y, RIGHT - LEFT + 2 * SIDE, 26), {
      fill: linear(90, [SHADOW, 0, 0.4], [SHADOW, 1, 0]),
    });
}
