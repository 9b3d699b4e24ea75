import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path } from '../../ink/path.ts';
import { arc, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { fieldedPanel, wood } from '../../matter/wood.ts';

const TOP = 66;
/** The y at which the arch ends on its capitals. */
const SPRING = 236;
const RISE = 122;
const WIDTH = 44;
/** The x range of the opening, which a wide door fills. */
const [LEFT, RIGHT] = [806, 1210];
/** The opening within the arch. */
export const OPENING = { left: LEFT, right: RIGHT, top: SPRING - RISE, spring: SPRING } as const;
/** The y of the pilasters' feet, in front of the wall. */
const FOOT_LINE = FLOOR_LINE + 9;
const MIDDLE = (LEFT + RIGHT) / 2;

/** Returns the bounds of the arch without the part above the door. */
export function doorArchBounds(): Box[] {
  return [LEFT - WIDTH - 10, RIGHT - 9].map((x) => [x, TOP, WIDTH + 18, FLOOR_LINE - TOP] as const);
}

/** A wooden arch on two fluted pilasters, in the middle of the wall, where the door stands. */
export function doorArch(ink: Ink, color: string, dado: number): void {
  drawHead(ink, color);
  for (const x of [LEFT - WIDTH, RIGHT]) drawPilaster(ink, x, color, dado);
}

function drawHead(ink: Ink, color: string): void {
  const tone = ramp(color);
  const [x, w] = [LEFT - WIDTH, RIGHT - LEFT + 2 * WIDTH];
  const [, ...over] = arc(MIDDLE, SPRING, (RIGHT - LEFT) / 2, 0, -180, RISE);
  const head: Path = [
    ...polyline([LEFT, SPRING], [x, SPRING], [x, TOP], [x + w, TOP], [x + w, SPRING], [RIGHT, SPRING]),
    ...over,
  ];
  wood(ink, head, [x, TOP, w, SPRING - TOP], color, {
    direction: 'along x',
    strength: 0.26,
    bevel: 4,
  });
  const rim = arc(MIDDLE, SPRING, (RIGHT - LEFT) / 2 + 15, 182, 358, RISE + 15);
  ink.draw(rim, { stroke: tone.deep, width: 13, opacity: 0.55, move: [2, 4] });
  ink.draw(rim, { stroke: tone.base, width: 11 });
  ink.draw(rim, { stroke: tone.hi, width: 3, opacity: 0.6, move: [-1, -3] });
  for (const side of [-1, 1]) drawSpandrel(ink, side, color);
  const key = polygon(
    [MIDDLE - 26, TOP + 4],
    [MIDDLE + 26, TOP + 4],
    [MIDDLE + 17, TOP + 58],
    [MIDDLE - 17, TOP + 58],
  );
  castShadow(ink, key, { dx: 4, dy: 8, blur: 6, opacity: 0.5 });
  solid(ink, key, color, { bevel: 5 });
}

/** The sunken triangle between the arch and the cornice. */
function drawSpandrel(ink: Ink, side: number, color: string): void {
  const tone = ramp(color);
  const [outer, inner] = [MIDDLE + side * 226, MIDDLE + side * 98];
  const field = polygon(
    [outer, TOP + 18],
    [inner, TOP + 18],
    [MIDDLE + side * 156, TOP + 50],
    [MIDDLE + side * 204, TOP + 92],
    [outer, TOP + 136],
  );
  ink.draw(field, { fill: linear(70, tone.dark, tone.shade), stroke: tone.line, width: 2 });
  ink.draw(field, { stroke: tone.hi, width: 1.6, opacity: 0.4, move: [1.6, 2] });
}

function drawPilaster(ink: Ink, x: number, color: string, dado: number): void {
  const tone = ramp(color);
  const shaft = rect(x, SPRING, WIDTH, dado - SPRING);
  castShadow(ink, rect(x, SPRING, WIDTH, FLOOR_LINE - SPRING), { dx: 12, dy: 0, blur: 10, opacity: 0.42 });
  groundShadow(ink, x + WIDTH / 2, FOOT_LINE + 1, 48, 8, 0.55);
  solid(ink, shaft, color, { bevel: 4, width: 2.4 });
  for (const i of range(3)) {
    const flute = rect(x + 9 + i * 10, SPRING + 34, 5.5, dado - SPRING - 66, 3);
    ink.draw(flute, { fill: tone.deep, opacity: 0.65 });
    ink.draw(flute, { fill: tone.hi, opacity: 0.3, move: [3.4, 1] });
  }
  const [foot, w] = [x - 8, WIDTH + 16];
  solid(ink, rect(foot, dado - 14, w, FOOT_LINE - dado + 13), color, { bevel: 4, width: 2.4 });
  fieldedPanel(ink, [foot + 12, dado + 44, w - 24, 166], color, { inset: 10 });
  for (const [y, h] of [
    [dado - 20, 36],
    [FOOT_LINE - 58, 58],
  ] as const)
    solid(ink, rect(foot - 3, y, w + 6, h, 3), color, { bevel: 5, width: 2.4 });
  for (const [y, h, over] of [
    [SPRING - 22, 18, 9],
    [SPRING - 4, 12, 4],
    [SPRING + 14, 7, 2],
  ] as const)
    solid(ink, rect(x - over, y, WIDTH + 2 * over, h, 3), color, { bevel: 4, width: 2.2 });
}
