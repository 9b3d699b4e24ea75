import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { inkSign } from '../../kits/signs/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob } from '../../matter/metal.ts';
import { board } from '../../matter/wood.ts';

interface Palette {
  frame: string;
  cork: string;
  string: string;
  paper: string;
}

/** What is pinned up: where its pin is, how it hangs, and what it shows. */
const PINNED = [
  { at: [86, 74], turn: -6, shows: 'house' },
  { at: [232, 58], turn: 3, shows: 'note' },
  { at: [378, 82], turn: 7, shows: 'person' },
  { at: [126, 200], turn: 4, shows: 'note' },
  { at: [264, 186], turn: -4, shows: 'map' },
  { at: [400, 214], turn: -8, shows: 'lock' },
] as const;
const TRAIL: readonly Point[] = [
  [86, 74],
  [264, 186],
  [232, 58],
  [378, 82],
  [264, 186],
  [400, 214],
  [126, 200],
  [264, 186],
];

/** Photographs and notes; opened, a chart hangs under them, and a string ties them together and leads to the one that is circled. */
export const corkboard = defineItem<Palette>({
  id: 'corkboard',
  name: 'Corkboard',
  tag: 'Decorations',
  anchor: 'wall',
  size: [490, 340],
  margin: { top: 16, right: 36, bottom: 42, left: 24 },
  line: 6,
  seed: 210,
  stand: { width: 15, center: 76, foot: 46 },
  realSize: { width: 100 },
  palettes: {
    oak: { frame: '#a8703c', cork: '#c99a62', string: '#d0342f', paper: '#f4ead0' },
    dark: { frame: '#56403a', cork: '#a87a50', string: '#e8c03a', paper: '#e8e4dc' },
    white: { frame: '#d8d4cc', cork: '#d4ac78', string: '#2f7fc0', paper: '#fdf6e0' },
  },
  opens: true,
  draw(ink, palette, isOpened) {
    castShadow(ink, rect(8, 8, 474, 322, 8), { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
    drawBoard(ink, palette);
    if (isOpened) drawChart(ink, palette);
    for (const { at, turn, shows } of PINNED) ink.at(at, () => drawPinned(ink, palette, shows), { turn });
    if (isOpened) drawString(ink, palette.string);
    for (const { at } of PINNED) knob(ink, at, 9, isOpened ? palette.string : '#d8b23c');
  },
});

function drawBoard(ink: Ink, { frame, cork }: Palette): void {
  const tone = ramp(cork);
  const texture = (): void => {
    for (const i of range(150)) {
      const fleck = oval(
        30 + ink.random() * 430,
        30 + ink.random() * 280,
        1.5 + ink.random() * 4,
        1.2 + ink.random() * 2.2,
      );
      ink.draw(fleck, { fill: i % 3 ? tone.dark : tone.hi, opacity: 0.4 });
    }
  };
  for (const y of [8, 304])
    board(ink, [8, y, 474, 26], frame, { direction: 'along x', bevel: 5, corners: 5 });
  for (const x of [8, 456]) board(ink, [x, 28, 26, 282], frame, { bevel: 5, corners: 3 });
  recess(ink, rect(32, 32, 426, 274), cork, {
    depth: 9,
    fill: linear(60, tone.light, [tone.base, 0.5], tone.shade),
    texture,
  });
}

/** A plan of somewhere, its streets and a river, over most of the cork. */
function drawChart(ink: Ink, { paper, string }: Palette): void {
  const sheet = polygon([46, 46], [440, 40], [446, 262], [428, 290], [58, 294], [42, 268]);
  const tone = ramp(mix(paper, '#b8d4d8', 0.45));
  castShadow(ink, sheet, { dx: 4, dy: 7, blur: 6, opacity: 0.5 });
  solid(ink, sheet, tone.base, {
    width: 4,
    bevel: 4,
    fill: linear(70, '#ffffff', [tone.hi, 0.4], tone.base),
  });
  ink.clip(sheet, () => {
    const river = curve('M30 250C110 220 130 150 210 150C290 150 280 96 350 104C400 110 420 70 470 60');
    ink.draw(river, { stroke: '#4f86b8', width: 22 });
    ink.draw(river, { stroke: '#a8d0ea', width: 14 });
    for (const x of [92, 178, 312, 396])
      ink.draw(polyline([x, 30], [x + 18, 300]), { stroke: '#8a7a8c', width: 4, opacity: 0.75 });
    for (const y of [118, 174, 240])
      ink.draw(polyline([30, y], [460, y - 12]), { stroke: '#8a7a8c', width: 3, opacity: 0.7 });
    ink.draw(oval(318, 230, 30, 26), { stroke: string, width: 5 });
    ink.draw(curve('M318 222C330 190 250 150 178 130'), { stroke: string, width: 5, opacity: 0.75 });
  });
}

/** A sheet that hangs from 0, 0. */
function drawPinned(ink: Ink, { paper }: Palette, shows: (typeof PINNED)[number]['shows']): void {
  const isPhoto = shows !== 'note';
  const sheet = isPhoto
    ? rect(-48, -14, 96, 104, 3)
    : polygon([-46, -12], [44, -14], [46, 74], [30, 90], [-44, 88]);
  const color = isPhoto ? '#fbf8f0' : paper;
  castShadow(ink, sheet, { dx: 4, dy: 6, blur: 5, opacity: 0.45 });
  solid(ink, sheet, color, {
    width: 3.6,
    bevel: 3,
    fill: linear(70, '#ffffff', [color, 0.5], ramp(color).shade),
  });
  if (isPhoto) drawPhoto(ink, shows);
  else
    for (const [i, length] of [70, 62, 74, 48].entries())
      writtenLine(ink, { at: [-36, 10 + i * 19], length, color: '#5a4650', width: 3.2, height: 4 });
}

function drawPhoto(ink: Ink, shows: 'house' | 'person' | 'map' | 'lock'): void {
  const pane = rect(-39, -5, 78, 72);
  const ground = { house: '#7fb2d8', person: '#c8a88a', map: '#e4cf98', lock: '#54607a' }[shows];
  ink.draw(pane, { fill: linear(80, mix(ground, '#ffffff', 0.35), mix(ground, '#2a2038', 0.25)) });
  ink.clip(pane, () => {
    if (shows === 'house') {
      ink.draw(curve('M-39 50Q0 38 39 52V70H-39Z'), { fill: '#5f9a5a' });
      ink.draw(polygon([-20, 22], [0, 4], [22, 22], [22, 54], [-20, 54]), {
        fill: '#a85a4a',
        stroke: '#3a2230',
        width: 3,
      });
      ink.draw(rect(-6, 34, 12, 20), { fill: '#3a2230' });
    } else if (shows === 'person') {
      ink.draw(curve('M-34 70C-34 42 34 42 34 70Z'), { fill: '#3a3450', stroke: '#221a2e', width: 3 });
      ink.draw(oval(0, 28, 16, 19), { fill: '#4a4260', stroke: '#221a2e', width: 3 });
      ink.draw(curve('M-24 18Q0 8 24 18L14 14C12 -4 -12 -4 -14 14Z'), { fill: '#2b2438' });
    } else if (shows === 'map') {
      ink.draw(curve('M-32 50C-20 10 -4 62 8 30C14 14 24 20 30 6'), { stroke: '#a84a3a', width: 4 });
      ink.draw(curve('M-39 20C-20 26 0 8 39 34'), { stroke: '#6f9ab0', width: 6, opacity: 0.8 });
      inkSign(ink, 'tree', [22, 48], 0.5, '#4a7a4a', 3);
    } else inkSign(ink, 'key', [0, 31], 1.5, '#f0d48a', 5.5);
  });
  ink.draw(pane, { stroke: '#3a3038', width: 2.6 });
}

function drawString(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(polyline(...TRAIL), { stroke: '#120a1e', width: 5, opacity: 0.35, move: [4, 7] });
  ink.draw(polyline(...TRAIL), { stroke: tone.line, width: 7.5 });
  ink.draw(polyline(...TRAIL), { stroke: tone.base, width: 4.6 });
  ink.draw(polyline(...TRAIL), { stroke: tone.hi, width: 1.6, move: [-0.8, -0.8] });
  ink.draw(curve('M404 196C352 200 352 300 404 306C466 304 470 204 410 192'), {
    stroke: tone.base,
    width: 7,
    cap: 'round',
    opacity: 0.9,
  });
}
