import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Point } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { portrait } from '../../kits/things/portrait.ts';
import { courses } from '../../matter/courses.ts';
import { knob, rod } from '../../matter/metal.ts';
import { BRASS, IRON } from '../../matter/palette.ts';
import { fieldedPanel, wood } from '../../matter/wood.ts';

const [LEFT, RIGHT] = [1478, 1930];
const MIDDLE = 1704;
const SHELF = 452;
const MOUTH: Box = [1588, 556, 232, 244];
export const HEARTH_BOUNDS: Box = [LEFT - 26, 66, RIGHT - LEFT + 26, 790];

/** The middle of the fire; `FLAMES` are those of the candles on the shelf. */
export const FIRE: Point = [MIDDLE, 726];
export const FLAMES: readonly Point[] = [
  [1532, 362],
  [1566, 382],
  [1874, 370],
];
const TONGUE = curve(
  'M-26 0C-44 -36 -18 -58 -22 -92C-2 -78 0 -104 8 -132C22 -100 36 -84 30 -60' +
    'C40 -66 40 -76 40 -82C48 -50 44 -22 26 0Z',
);

/** A dark wooden chimney with a fire; a portrait of a cat hangs over the shelf. */
export function hearth(ink: Ink, color: string, cloth: string): void {
  drawBreast(ink, color);
  drawMouth(ink);
  drawShelf(ink, color);
  portrait(
    ink,
    { at: [MIDDLE, 268], width: 196, sitter: 'cat', turn: 3 },
    { gilt: '#b8904a', cloth, isAwake: false },
  );
  for (const [x, y] of FLAMES) drawCandle(ink, [x, y]);
  drawFender(ink);
}

function drawBreast(ink: Ink, color: string): void {
  const body = rect(LEFT, 66, RIGHT - LEFT, FLOOR_LINE - 65);
  castShadow(ink, body, { dx: -16, dy: 0, blur: 16, opacity: 0.5 });
  wood(ink, body, [LEFT, 66, RIGHT - LEFT, FLOOR_LINE - 66], color, { strength: 0.26, bevel: 5 });
  fieldedPanel(ink, [LEFT + 22, 96, RIGHT - LEFT - 54, 330], color, { inset: 14 });
  for (const x of [LEFT + 14, 1852]) {
    const post = rect(x, SHELF + 26, 62, FLOOR_LINE - SHELF - 26);
    castShadow(ink, post, { dx: 8, dy: 0, blur: 7, opacity: 0.4 });
    solid(ink, post, color, { bevel: 5, width: 2.6 });
    fieldedPanel(ink, [x + 11, SHELF + 74, 40, 196], color, { inset: 9 });
    solid(ink, rect(x - 6, SHELF + 24, 74, 26, 3), color, { bevel: 4, width: 2.4 });
    solid(ink, rect(x - 6, FLOOR_LINE - 44, 74, 45, 3), color, { bevel: 4, width: 2.4 });
  }
}

function drawMouth(ink: Ink): void {
  const surround = rect(MOUTH[0] - 30, MOUTH[1] - 40, MOUTH[2] + 60, MOUTH[3] + 40, 4);
  const tile = ramp('#4a6a66');
  ink.draw(surround, { fill: linear(65, tile.light, tile.dark), stroke: tile.line, width: 3 });
  ink.clip(surround, () => {
    const joints = [
      ...range(7).map((i) => polyline([MOUTH[0] - 30, 516 + i * 42], [MOUTH[0] + 270, 516 + i * 42])),
      ...range(7).map((i) => polyline([MOUTH[0] - 30 + i * 42, 516], [MOUTH[0] - 30 + i * 42, 800])),
    ];
    for (const joint of joints) {
      ink.draw(joint, { stroke: tile.deep, width: 3, opacity: 0.8 });
      ink.draw(joint, { stroke: tile.hi, width: 1.4, opacity: 0.4, move: [2, 2] });
    }
  });
  const mouth = arch(...MOUTH, 56);
  recess(ink, mouth, '#6a4a44', {
    depth: 18,
    opacity: 0.8,
    fill: linear(90, '#140c12', '#5a2418'),
    texture: () => {
      courses(ink, MOUTH, { height: 28, length: 58, color: '#0c060c' });
      glow(ink, FIRE[0], FIRE[1] + 20, 190, '#ff7a2a', 1, 170);
      drawFlames(ink);
    },
  });
}

function drawFlames(ink: Ink): void {
  for (const [x, y, turn] of [
    [-44, 44, 8],
    [46, 46, -9],
    [0, 26, 3],
  ] as const)
    ink.at(
      [FIRE[0] + x, FIRE[1] + y],
      () => {
        solid(ink, rect(-60, -13, 120, 26, 12), '#6a4028', { bevel: 4, width: 2.6 });
        ink.draw(polyline([-50, 9], [40, 10]), { stroke: '#ff8a3a', width: 6, cap: 'round', opacity: 0.9 });
      },
      { turn },
    );
  const tongue = (x: number, size: number, side: number) =>
    mapPath(TONGUE, (px, py): Point => [FIRE[0] + x + px * size * side, FIRE[1] + 36 + py * size]);
  for (const [size, fill] of [
    [1, linear(90, '#ff9a34', '#d8481c')],
    [0.66, linear(90, '#ffe08a', '#ffb03a')],
    [0.36, linear(90, '#fffbe0', '#fff0b0')],
  ] as const)
    for (const [x, share, side] of [
      [-48, 0.74, 1],
      [50, 0.8, -1],
      [2, 1.14, 1],
    ] as const)
      ink.draw(tongue(x, size * share, side), { fill });
  for (const x of [-92, -54, -16, 22, 60, 98])
    rod(ink, polyline([FIRE[0] + x, 756], [FIRE[0] + x, 792]), IRON, 6);
  rod(ink, polyline([FIRE[0] - 106, 776], [FIRE[0] + 106, 776]), IRON, 7);
}

function drawShelf(ink: Ink, color: string): void {
  const [x, w] = [LEFT - 22, RIGHT - LEFT + 22];
  castShadow(ink, rect(x, SHELF, w, 34), { dx: 2, dy: 22, blur: 12, opacity: 0.55 });
  solid(ink, rect(x + 10, SHELF + 16, w, 18, 3), color, { bevel: 4, width: 2.6 });
  wood(ink, rect(x, SHELF - 6, w, 26, 4), [x, SHELF - 6, w, 26], color, { direction: 'along x', bevel: 5 });
  ink.draw(rect(x + 4, SHELF - 3, w, 2.6), { fill: ramp(color).hi, opacity: 0.6 });
}

function drawCandle(ink: Ink, [x, y]: Point): void {
  const foot = SHELF - 8;
  solid(ink, rect(x - 8, y + 22, 16, foot - y - 30, [4, 4, 1, 1]), '#e2d2ac', { bevel: 3, width: 2 });
  solid(ink, polygon([x - 20, foot], [x + 20, foot], [x + 13, foot - 12], [x - 13, foot - 12]), BRASS, {
    bevel: 2,
    width: 2.2,
  });
  glow(ink, x, y + 4, 46, '#ffc86a', 0.75);
  ink.draw(
    curve(
      `M${x} ${y - 20}C${x + 12} ${y - 2} ${x + 8} ${y + 20} ${x} ${y + 20}C${x - 8} ${y + 20} ${x - 9} ${y} ${x} ${y - 20}Z`,
    ),
    {
      fill: linear(90, '#ffb03a', '#fff4c0'),
    },
  );
}

function drawFender(ink: Ink): void {
  const slab = polygon([1556, FLOOR_LINE], [1850, FLOOR_LINE], [1900, 850], [1536, 850]);
  groundShadow(ink, 1716, 846, 190, 12, 0.5);
  solid(ink, slab, '#5a5560', { bevel: 4, fill: linear(90, '#6e5a58', '#8a6a58') });
  ink.draw(polygon([1536, 850], [1900, 850], [1900, 858], [1536, 858]), { fill: '#2c2430' });
  for (const i of range(13)) rod(ink, polyline([1550 + i * 28, 808], [1550 + i * 28, 846]), BRASS, 4);
  rod(ink, polyline([1540, 806], [1896, 806]), BRASS, 8, polyline([1540, 804], [1896, 804]));
  rod(ink, polyline([1540, 846], [1896, 846]), BRASS, 6);
  for (const x of [1540, 1896]) knob(ink, [x, 800], 11, BRASS);
  ink.draw(oval(1716, 852, 190, 5), { fill: SHADOW, opacity: 0.3 });
}
