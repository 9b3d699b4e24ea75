import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, movePath, type Path, type Point, polar, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { tips } from '../../leaves.ts';
import { leaf } from '../../matter/leaf.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  clay: string;
  band: string;
  flower: string;
  light: string;
}

const VASE = curve(
  'M110 138C112 168 58 188 54 256C50 318 92 348 104 362L196 362C208 348 250 318 246 256' +
    'C242 188 188 168 190 138Z',
);
const BREAK: readonly Point[] = [
  [96, 226],
  [124, 206],
  [146, 224],
  [172, 202],
  [208, 228],
  [196, 262],
  [216, 292],
  [180, 318],
  [150, 300],
  [120, 322],
  [92, 290],
  [108, 260],
];

/** The middle of the hole, from which the cracks spread. */
const CRACKED: Point = [152, 262];
interface Shard {
  outline: Path;
  /** The point about which the shard turns as it falls. */
  middle: Point;
  angle: number;
  by: Point;
}
/** The shards of the broken side: to the left, to the right, and in front of the foot. */
const SHARDS: readonly Shard[] = [
  {
    outline: polygon(...BREAK.slice(8), ...BREAK.slice(0, 3), CRACKED),
    middle: [118, 252],
    angle: -104,
    by: [-84, 82],
  },
  { outline: polygon(...BREAK.slice(2, 7), CRACKED), middle: [184, 244], angle: 96, by: [80, 92] },
  { outline: polygon(...BREAK.slice(6, 9), CRACKED), middle: [180, 292], angle: 40, by: [-18, 62] },
];

/** A vase with flowers. Opened, its side is broken and shows a glowing item inside. */
export const vase = defineItem<Palette>({
  id: 'vase',
  name: 'Vase',
  tag: 'Decorations',
  anchor: 'top',
  size: [300, 370],
  margin: { top: 24, right: 46, bottom: 28, left: 36 },
  line: 6.5,
  seed: 236,
  stand: { width: 8.8, center: 37.6, foot: 84 },
  realSize: { height: 45 },
  palettes: {
    blue: { clay: '#e8eaf0', band: '#3a5fa8', flower: '#e8596a', light: '#ffd98a' },
    red: { clay: '#c2603f', band: '#f0d8a4', flower: '#f4f0e4', light: '#ffe6a0' },
    jade: { clay: '#6aa88c', band: '#f0e0a8', flower: '#f0a83a', light: '#ffc4e0' },
    black: { clay: '#4a4656', band: '#d9a441', flower: '#b87ae0', light: '#8fe8ff' },
  },
  opens: true,
  opening: 'changes',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'stone',
  leaves: SHARDS.map(({ outline, middle, angle, by }) => tips(outline, { pivot: middle, angle, by })),
  isContainer: true,
  holds: [106, 218, 94, 92],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([152, 272], light, 84)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 150, 362, 96, 12, 0.55);
    drawFlowers(ink, palette.flower, isOpened);
    drawVase(ink, palette);
    if (isOpened) drawBreak(ink, palette);
  },
});

function drawVase(ink: Ink, { clay, band }: Palette): void {
  const tone = ramp(clay);
  castShadow(ink, VASE, { dx: 9, dy: 5, blur: 9, opacity: 0.35 });
  solid(ink, VASE, clay, {
    bevel: 10,
    texture: () => drawPaint(ink, clay, band),
    fill: linear(10, tone.light, [tone.hi, 0.28], [tone.base, 0.55], tone.deep),
  });
  ink.draw(curve('M82 214C70 240 70 276 84 306'), { stroke: '#fff', width: 10, opacity: 0.55, cap: 'round' });
  solid(ink, rect(98, 120, 104, 24, 11), clay, {
    bevel: 5,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.dark),
  });
  solid(ink, rect(98, 352, 104, 15, 6), clay, {
    bevel: 3,
    fill: linear(0, ramp(band).light, ramp(band).deep),
  });
}

/** The bands and blossoms around its belly. */
function drawPaint(ink: Ink, clay: string, band: string): void {
  const [tone, paint] = [ramp(clay), ramp(band)];
  ink.draw(curve('M40 234C110 252 190 252 260 234V288C190 306 110 306 40 288Z'), {
    fill: linear(0, paint.light, [paint.base, 0.5], paint.dark),
  });
  for (const [y, width] of [
    [226, 4],
    [298, 4],
    [190, 6],
    [336, 6],
  ] as const)
    ink.draw(curve(`M40 ${y}C110 ${y + 16} 190 ${y + 16} 260 ${y}`), { stroke: paint.base, width });
  for (const i of range(5)) {
    const x = 70 + i * 40;
    const y = 270 + 6 * Math.sin((i / 4) * Math.PI);
    ink.draw(joinPaths(...range(6).map((j) => oval(...polar(x, y, 9, j * 60), 5.5))), {
      fill: tone.hi,
      opacity: 0.95,
    });
    ink.draw(oval(x, y, 4), { fill: paint.dark });
  }
}

/** A hole with an edge of clay, and the shards that lie before it. */
function drawBreak(ink: Ink, { clay, light, band }: Palette): void {
  const tone = ramp(clay);
  const hole = polygon(...BREAK);
  ink.draw(hole, { fill: linear(90, '#150d14', tone.deep), stroke: tone.line });
  ink.clip(hole, () => {
    glow(ink, 152, 280, 104, light, 1, 84);
    ink.draw(hole, { stroke: tone.hi, width: 15, move: [-4, -5] });
    ink.draw(hole, { stroke: tone.line, width: 3, move: [-7, -9] });
  });
  ink.draw(hole, { stroke: tone.line });
  for (const crack of [
    polyline([124, 206], [112, 184], [120, 166]),
    polyline([208, 228], [228, 216], [232, 206]),
    polyline([180, 318], [188, 338], [182, 350]),
  ])
    ink.draw(crack, { stroke: tone.line, width: 4, cap: 'round' });
  for (const shard of SHARDS) drawShard(ink, shard, clay, band);
  glow(ink, 152, 272, 110, light, 0.35);
}

/** Draws a fallen shard with its piece of the painted pattern. */
function drawShard(ink: Ink, { outline, middle, angle, by }: Shard, clay: string, band: string): void {
  const tone = ramp(clay);
  const [x, y] = middle;
  const fallen = movePath(turnPath(outline, angle, middle), ...by);
  castShadow(ink, fallen, { dx: 6, dy: 5, blur: 4, opacity: 0.5 });
  const drawFace = (): void => {
    ink.draw(outline, { fill: linear(30, tone.hi, [tone.light, 0.3], [tone.base, 0.7], tone.shade) });
    ink.clip(outline, () => drawPaint(ink, clay, band));
  };
  ink.at([x + by[0], y + by[1]], () => ink.at([-x, -y], drawFace), { turn: angle });
  ink.clip(fallen, () => {
    ink.draw(fallen, { stroke: tone.dark, width: 14, opacity: 0.5, move: [-3, -3] });
    ink.draw(fallen, { stroke: tone.hi, width: 10, opacity: 0.8, move: [2, 2.5] });
  });
  ink.draw(fallen, { stroke: tone.line, width: 5.5 });
}

/** The flowers, which hang down in the opened vase. */
function drawFlowers(ink: Ink, color: string, isHanging: boolean): void {
  const stems: readonly (readonly [Point, number])[] = isHanging
    ? [
        [[62, 78], -70],
        [[150, 44], 8],
        [[242, 84], 72],
      ]
    : [
        [[84, 52], -24],
        [[152, 24], 2],
        [[220, 56], 26],
      ];
  for (const [[x, y], turn] of stems) {
    const stem = curve(`M150 136C150 100 ${x} ${y + 60} ${x} ${y + 14}`);
    ink.draw(stem, { stroke: '#24402c', width: 11, cap: 'round' });
    ink.draw(stem, { stroke: '#5f9a54', width: 5.5, cap: 'round' });
    ink.at([x, y], () => drawFlower(ink, color), { turn });
  }
  for (const [at, angle] of [
    [[146, 122], -152],
    [[154, 122], -28],
  ] as const)
    leaf(ink, { at, length: 66, width: 17, angle, color: '#5f9a54', isSplit: false });
}

function drawFlower(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const i of range(7)) {
    const petal = oval(...polar(0, 0, 21, i * 51.4), 14, 14);
    ink.draw(petal, {
      fill: linear(60, tone.hi, [tone.base, 0.5], tone.shade),
      stroke: tone.line,
      width: 4.5,
    });
  }
  solid(ink, oval(0, 0, 12), '#f0bf3c', { width: 4.5, bevel: 3 });
}
