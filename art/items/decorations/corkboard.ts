import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point } from '../../ink/path.ts';
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

type Shown = 'house' | 'person' | 'note' | 'map' | 'lock';

/** The pinned papers: the position of the pin, the angle, and the drawing. */
const PINNED = [
  { at: [98, 66], turn: -5, shows: 'house' },
  { at: [388, 68], turn: 5, shows: 'person' },
  { at: [106, 196], turn: 4, shows: 'note' },
  { at: [390, 194], turn: -4, shows: 'map' },
] as const;
/** The middle of the board: a note, and in the opened picture a photograph over it. */
const MIDDLE: Point = [244, 92];

/**
 * A board with photographs and notes. Opened, a chart hangs behind them, and strings lead from all to the
 * middle one, which is circled.
 */
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
  opening: 'changes',
  fades: 'has caught or been given something',
  lockMaterial: 'wood',
  draw(ink, palette, isOpened) {
    castShadow(ink, rect(8, 8, 474, 322, 8), { dx: 8, dy: 12, blur: 10, opacity: 0.42 });
    drawBoard(ink, palette);
    if (isOpened) drawChart(ink, palette);
    for (const { at, turn, shows } of PINNED) ink.at(at, () => drawPinned(ink, palette, shows), { turn });
    if (isOpened) ink.at(MIDDLE, () => drawPinned(ink, palette, 'lock'), { turn: 2, scale: 1.5 });
    else ink.at(MIDDLE, () => drawPinned(ink, palette, 'note'), { turn: -2, scale: 1.3 });
    if (isOpened) drawString(ink, palette.string);
    for (const at of [...PINNED.map(({ at }) => at), MIDDLE])
      knob(ink, at, 11, isOpened ? palette.string : '#d8b23c');
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

/** A plan of a river and roads, over most of the board. */
function drawChart(ink: Ink, { paper }: Palette): void {
  const sheet = polygon([44, 44], [444, 40], [448, 270], [430, 294], [50, 296]);
  const tone = ramp(mix(paper, '#a8ccd4', 0.6));
  castShadow(ink, sheet, { dx: 4, dy: 7, blur: 6, opacity: 0.5 });
  solid(ink, sheet, tone.base, {
    width: 4.5,
    bevel: 4,
    fill: linear(70, tone.hi, [tone.light, 0.4], tone.base),
  });
  ink.clip(sheet, () => {
    for (const road of [
      'M30 146C150 130 330 170 470 130',
      'M176 30C196 130 150 220 184 310',
      'M312 30C300 120 340 220 316 310',
    ])
      ink.draw(curve(road), { stroke: tone.dark, width: 8, opacity: 0.4 });
    const river = curve('M20 262C120 300 150 168 250 176C350 184 360 96 470 92');
    ink.draw(river, { stroke: '#4f86b8', width: 30 });
    ink.draw(river, { stroke: '#8fc0e4', width: 22 });
  });
}

/** A sheet that hangs from a pin at 0, 0. */
function drawPinned(ink: Ink, { paper }: Palette, shows: Shown): void {
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

function drawPhoto(ink: Ink, shows: Exclude<Shown, 'note'>): void {
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
    } else inkSign(ink, 'anchor', [0, 31], 1.5, '#f0d48a', 5.5);
  });
  ink.draw(pane, { stroke: '#3a3038', width: 2.6 });
}

/** Draws the strings from the middle to each paper, and a ring around the middle. */
function drawString(ink: Ink, color: string): void {
  const tone = ramp(color);
  const strings = joinPaths(...PINNED.map(({ at }) => polyline(at, MIDDLE)));
  ink.draw(strings, { stroke: '#120a1e', width: 5, opacity: 0.35, move: [3, 8] });
  ink.draw(strings, { stroke: tone.line, width: 8 });
  ink.draw(strings, { stroke: tone.base, width: 5 });
  ink.draw(curve('M252 98C184 98 178 184 240 188C312 190 316 104 240 94'), {
    stroke: tone.base,
    width: 8,
    cap: 'round',
  });
}
