import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { ngon, oval, polygon, range, rect, spline } from '../../ink/shapes.ts';
import { knob, sphere } from '../../matter/metal.ts';

interface Palette {
  frame: string;
  view: View;
}

interface View {
  sky: string;
  horizon: string;
  sun: string;
  far: string;
  middle: string;
  near: string;
  detail: 'firs' | 'water' | 'none';
}

const WIDTH = 420;
const HEIGHT = 340;
const CANVAS = rect(46, 46, WIDTH - 92, HEIGHT - 92);
const CORNERS: readonly Point[] = [
  [22, 22],
  [398, 22],
  [22, 318],
  [398, 318],
];

const MEADOW: View = {
  sky: '#4d7fc0',
  horizon: '#f6c58f',
  sun: '#fff0c0',
  far: '#6d83a8',
  middle: '#5a8f6b',
  near: '#2f6650',
  detail: 'firs',
};
const LAKE: View = {
  sky: '#2b3f78',
  horizon: '#b8718f',
  sun: '#ffd9a0',
  far: '#5a4a7a',
  middle: '#3d6f96',
  near: '#28507c',
  detail: 'water',
};
const DESERT: View = {
  sky: '#7fbfd0',
  horizon: '#fbe3a8',
  sun: '#fff7dc',
  far: '#d99a62',
  middle: '#c9753f',
  near: '#9a4f33',
  detail: 'none',
};

/** Opened it hangs askew, as if someone had looked behind it. */
export const painting = defineItem<Palette>({
  id: 'painting',
  name: 'Painting',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, HEIGHT],
  margin: { top: 44, right: 42, bottom: 60, left: 54 },
  line: 6,
  seed: 31,
  stand: { width: 13.5, center: 74, foot: 40 },
  palettes: {
    gold: { frame: '#d3a03c', view: MEADOW },
    walnut: { frame: '#7a4a2c', view: LAKE },
    ebony: { frame: '#474250', view: DESERT },
  },
  opens: true,
  draw(ink, palette, isOpened) {
    const nail: Point = [WIDTH / 2, 20];
    const drawAll = (): void => drawPainting(ink, palette);
    if (!isOpened) drawAll();
    else ink.at(nail, () => ink.at([-nail[0], -nail[1]], drawAll), { turn: 8 });
  },
});

function drawPainting(ink: Ink, { frame, view }: Palette): void {
  castShadow(ink, rect(0, 0, WIDTH, HEIGHT, 8), { dx: 10, dy: 14, blur: 12, opacity: 0.45 });
  drawFrame(ink, frame);
  for (const corner of CORNERS) drawRosette(ink, corner, frame);
  ink.draw(CANVAS, {
    fill: linear(90, view.sky, [mix(view.sky, view.horizon, 0.6), 0.45], [view.horizon, 0.7]),
  });
  ink.clip(CANVAS, () => {
    drawSky(ink, view);
    drawLand(ink, view);
    ink.draw(CANVAS, { stroke: SHADOW, width: 18, opacity: 0.5, move: [3, 4], blur: 4 });
    ink.draw(polygon([46, 250], [190, 46], [250, 46], [60, 294], [46, 294]), { fill: '#fff', opacity: 0.1 });
  });
  ink.draw(CANVAS, { stroke: ramp(frame).line });
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const frame = joinPaths(rect(0, 0, WIDTH, HEIGHT, 8), CANVAS);
  const fill = linear(55, tone.hi, [tone.base, 0.3], [tone.light, 0.5], [tone.shade, 0.8], tone.dark);
  solid(ink, frame, color, { evenOdd: true, bevel: 7, fill });
  ink.draw(polygon([0, 0], [420, 0], [374, 46], [46, 46]), { fill: tone.light, opacity: 0.35 });
  ink.draw(polygon([420, 0], [420, 340], [374, 294], [374, 46]), { fill: tone.dark, opacity: 0.4 });
  ink.draw(polygon([0, 340], [420, 340], [374, 294], [46, 294]), { fill: tone.dark, opacity: 0.55 });
  ink.draw(polygon([0, 0], [46, 46], [46, 294], [0, 340]), { fill: tone.hi, opacity: 0.22 });
  for (const inset of [10, 34]) {
    const groove = rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 4);
    ink.draw(groove, { stroke: tone.dark, width: 3, opacity: 0.8 });
    ink.draw(groove, { stroke: tone.hi, width: 1.8, opacity: 0.8, move: [2, 2] });
  }
  for (const bead of beads())
    ink.draw(oval(...bead, 5.2), { fill: sphere(color), stroke: tone.line, width: 1.6 });
}

function beads(): Point[] {
  const across = range(23).flatMap((i): Point[] => [
    [22 + i * 17.1, 22],
    [22 + i * 17.1, 318],
  ]);
  const down = range(16).flatMap((i): Point[] => [
    [22, 39.4 + i * 17.4],
    [398, 39.4 + i * 17.4],
  ]);
  return [...across, ...down];
}

function drawRosette(ink: Ink, [cx, cy]: Point, color: string): void {
  const { line } = ramp(color);
  const boss = ngon(cx, cy, 25, 8, 22.5);
  castShadow(ink, boss, { dx: 2, dy: 3, blur: 3 });
  solid(ink, boss, color, { width: 3.5, bevel: 4 });
  for (const i of range(6))
    ink.draw(oval(...polar(cx, cy, 10, i * 60), 6.5), { fill: sphere(color), stroke: line, width: 1.4 });
  knob(ink, [cx, cy], 6, color);
}

function drawSky(ink: Ink, { sun }: View): void {
  glow(ink, 270, 150, 120, sun, 1);
  ink.draw(oval(270, 150, 26), { fill: sun });
  const puffs: Point[] = [
    [-46, 8],
    [-30, -6],
    [-10, -4],
    [4, -18],
    [26, -8],
    [48, 8],
    [0, 12],
  ];
  const cloud = spline(puffs, { closed: true });
  const clouds = [
    { at: [110, 96], scale: 1 },
    { at: [300, 84], scale: 0.8 },
    { at: [190, 118], scale: 0.6 },
  ] as const;
  for (const { at, scale } of clouds)
    ink.at(at, () => ink.draw(cloud, { fill: '#fff', opacity: 0.75 }), { scale });
}

function drawLand(ink: Ink, view: View): void {
  const peaks = polygon(
    [46, 210],
    [96, 150],
    [126, 182],
    [176, 122],
    [232, 196],
    [262, 172],
    [310, 206],
    [374, 160],
    [374, 300],
    [46, 300],
  );
  ink.draw(peaks, { fill: linear(90, mix(view.far, '#ffffff', 0.2), view.far) });
  ink.draw(polygon([176, 122], [198, 150], [182, 158], [170, 148], [160, 144]), {
    fill: '#fff',
    opacity: 0.8,
  });
  const plain = curve('M46 232C110 196 180 226 230 216C290 204 330 214 374 200L374 300L46 300Z');
  ink.draw(plain, { fill: linear(90, shift(view.middle, { lightness: 0.06 }), view.middle) });
  if (view.detail === 'water') drawGlitter(ink, view.sun);
  const shore = curve('M46 270C120 236 190 270 250 258C310 248 340 262 374 256L374 300L46 300Z');
  ink.draw(shore, { fill: linear(90, view.near, shift(view.near, { lightness: -0.08 })) });
  if (view.detail === 'firs') drawFirs(ink, view.near);
}

function drawGlitter(ink: Ink, color: string): void {
  for (const i of range(9)) {
    const glint = rect(240 + ink.jitter(70), 224 + i * 8, 20 + ink.random() * 40, 2.6, 1);
    ink.draw(glint, { fill: color, opacity: 0.6 });
  }
}

function drawFirs(ink: Ink, color: string): void {
  const firs = [
    { at: [84, 262], scale: 1 },
    { at: [104, 268], scale: 0.75 },
    { at: [346, 266], scale: 0.9 },
  ] as const;
  for (const { at, scale } of firs) {
    ink.at(
      at,
      () => {
        ink.draw(rect(-3, -8, 6, 14), { fill: '#4a3222' });
        for (const i of range(3)) {
          const tier = polygon([-22 + i * 5, -6 - i * 16], [22 - i * 5, -6 - i * 16], [0, -36 - i * 16]);
          ink.draw(tier, { fill: shift(color, { lightness: -0.06 + i * 0.03 }) });
        }
      },
      { scale },
    );
  }
}
