import { ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../ink/path.ts';
import { oval, polygon, polyline, range, rect, soft } from '../ink/shapes.ts';
import { hinge, knob, plate, rod } from '../matter/metal.ts';
import { feather } from '../matter/quill.ts';
import type { Surface } from './surfaces.ts';

/** What a lock by words is written with where it has no keys: places of earlier times, and schools. */
export type WrittenWith = 'quill' | 'stylus' | 'chalk';

interface WritingLook {
  /** The board that holds the sheet. */
  board: Surface;
  trim: string;
  well: readonly [string, string];
}

/** The sheet, which the text field lies on. */
const SHEET: Box = [72, 26, 216, 134];
/** The tray for what one writes with. */
const TRAY: Box = [40, 302, 280, 86];

/** Draws the sheet that is written on, and below it a tray with what one writes with. */
export function drawWriting(ink: Ink, tool: WrittenWith, look: WritingLook): void {
  const tray = rect(...TRAY, 16);
  recess(ink, tray, look.well[1], { depth: 8, fill: linear(90, ...look.well) });
  ink.draw(tray, { stroke: ramp(look.trim).line, width: 6 });
  ink.draw(tray, { stroke: look.trim, width: 3.4 });
  DRAW[tool](ink, look);
}

const DRAW: Readonly<Record<WrittenWith, (ink: Ink, look: WritingLook) => void>> = {
  quill(ink, look) {
    drawSlope(ink, look);
    drawInkwell(ink, [82, 346], look.trim);
    feather(ink, { nib: [122, 372], tip: [304, 318] });
  },
  stylus(ink) {
    drawTablet(ink);
    drawClay(ink, [88, 348]);
    drawStylus(ink);
  },
  chalk(ink, look) {
    drawSlate(ink, look);
    for (const [x, y, turn, color] of [
      [110, 352, 8, '#f4f1e6'],
      [170, 338, -12, '#f0cf6a'],
      [176, 364, 5, '#e79aa0'],
    ] as const)
      ink.at([x, y], () => drawChalk(ink, color), { turn });
    drawSponge(ink, [268, 346]);
  },
};

/** The lid of a writing case, with leather in it, and a sheet under two clips. */
function drawSlope(ink: Ink, { board, trim }: WritingLook): void {
  const box: Box = [30, 6, 300, 172];
  const lid = rect(...box, 12);
  castShadow(ink, lid, { dx: 6, dy: 10, blur: 9, opacity: 0.5 });
  board(ink, lid, box, 7);
  const leather = rect(44, 18, 272, 150, 6);
  recess(ink, leather, '#2c4a40', { depth: 5, fill: linear(70, '#23402f', ['#35604e', 0.6], '#2a4a3e') });
  ink.draw(rect(50, 24, 260, 138, 4), { stroke: trim, width: 1.6, opacity: 0.8 });
  for (const x of [84, 276]) hinge(ink, [x, 166], 22, trim, 34);
  drawSheet(ink);
  for (const x of [92, 238]) {
    const clip = rect(x, 18, 30, 18, 4);
    castShadow(ink, clip, { dx: 2, dy: 4, blur: 3, opacity: 0.45 });
    plate(ink, clip, trim, { width: 2.4, bevel: 3 });
  }
}

function drawSheet(ink: Ink): void {
  const [x, y, w, h] = SHEET;
  const paper = polygon([x, y], [x + w, y], [x + w - 1, y + h - 3], [x + w * 0.4, y + h], [x, y + h - 2]);
  castShadow(ink, paper, { dx: 4, dy: 6, blur: 6, opacity: 0.4 });
  ink.draw(paper, {
    fill: linear(75, '#fffaf0', ['#f3e7ca', 0.6], '#d7c39a'),
    stroke: '#4a3222',
    width: 2.4,
  });
  drawLines(ink, '#c9b38a', 0.55);
}

/** The lines of the sheet, above and below the field. */
function drawLines(ink: Ink, color: string, opacity: number): void {
  const [x, y, w] = SHEET;
  const lines = range(3).map((i) => polyline([x + 12, y + 32 + i * 28], [x + w - 12, y + 32 + i * 28]));
  ink.draw(joinPaths(...lines), { stroke: color, width: 1.4, opacity });
}

function drawInkwell(ink: Ink, [cx, cy]: Point, trim: string): void {
  const glass = '#3d5a86';
  const foot = rect(cx - 26, cy - 26, 52, 52, 11);
  castShadow(ink, foot, { dx: 5, dy: 7, blur: 5, opacity: 0.5 });
  const tone = ramp(glass);
  solid(ink, foot, glass, { bevel: 4, fill: linear(50, tone.hi, [tone.base, 0.4], tone.deep) });
  plate(ink, oval(cx, cy, 19), trim, { bevel: 3, width: 2.6 });
  ink.draw(oval(cx, cy, 12.5), { fill: '#14112c', stroke: '#0c0a1c', width: 2 });
  ink.draw(oval(cx - 4, cy - 4, 3), { fill: '#aab4e6', opacity: 0.7 });
}

const CLAY = '#c4915c';

/** A tablet of damp clay, with the dents of fingers along its edge. */
function drawTablet(ink: Ink): void {
  const shape = soft(
    [
      [46, 22],
      [120, 8],
      [236, 12],
      [314, 20],
      [320, 96],
      [310, 172],
      [206, 178],
      [98, 174],
      [42, 164],
      [38, 90],
    ],
    22,
  );
  castShadow(ink, shape, { dx: 6, dy: 10, blur: 9, opacity: 0.5 });
  const tone = ramp(CLAY);
  solid(ink, shape, CLAY, {
    bevel: 11,
    texture: () => {
      for (const i of range(70)) {
        const [x, y] = [40 + ink.random() * 280, 12 + ink.random() * 164];
        ink.draw(oval(x, y, 1 + ink.random() * 3, 1), {
          fill: i % 2 ? tone.shade : tone.light,
          opacity: 0.5,
        });
      }
      for (const [x, y] of [
        [58, 60],
        [56, 104],
        [60, 142],
        [302, 52],
        [304, 128],
      ] as const)
        ink.draw(oval(x, y, 9, 12), { fill: tone.dark, opacity: 0.28 });
      ink.draw(polyline([250, 10], [244, 26], [254, 34], [248, 46]), {
        stroke: tone.deep,
        width: 2,
        opacity: 0.5,
      });
    },
  });
  drawLines(ink, tone.deep, 0.45);
}

/** What is left of the lump that the tablet was made of. */
function drawClay(ink: Ink, [cx, cy]: Point): void {
  const lump = soft(
    [
      [cx - 34, cy + 14],
      [cx - 26, cy - 14],
      [cx - 2, cy - 24],
      [cx + 24, cy - 16],
      [cx + 34, cy + 10],
      [cx + 8, cy + 24],
    ],
    16,
  );
  castShadow(ink, lump, { dx: 5, dy: 7, blur: 5, opacity: 0.5 });
  solid(ink, lump, CLAY, { bevel: 8 });
  ink.draw(oval(cx - 6, cy - 8, 7, 5), { fill: ramp(CLAY).dark, opacity: 0.35 });
}

/** A stylus of bronze: pointed at one end, a wedge at the other. */
function drawStylus(ink: Ink): void {
  const bronze = '#b98a4e';
  const stem = polyline([148, 366], [282, 330]);
  ink.draw(stem, { stroke: '#120a1e', width: 12, cap: 'round', opacity: 0.4, blur: 4, move: [4, 7] });
  rod(ink, stem, bronze, 9, polyline([150, 363], [280, 328]));
  solid(ink, polygon([276, 322], [306, 312], [310, 328], [282, 340]), bronze, { bevel: 3, width: 2.6 });
  ink.draw(polygon([152, 360], [155, 371], [130, 371]), {
    fill: ramp(bronze).hi,
    stroke: ramp(bronze).line,
    width: 2,
  });
}

/** A slate in a wooden frame, wiped by a sleeve. */
function drawSlate(ink: Ink, { board, trim }: WritingLook): void {
  const box: Box = [34, 8, 292, 170];
  const frame = rect(...box, 12);
  castShadow(ink, frame, { dx: 6, dy: 10, blur: 9, opacity: 0.5 });
  board(ink, frame, box, 7);
  const slate = rect(54, 24, 252, 138, 5);
  recess(ink, slate, '#2b3a38', { depth: 6, fill: linear(65, '#22302f', ['#33443f', 0.6], '#2a3937') });
  ink.clip(slate, () => {
    for (const i of range(5)) {
      const wipe = curve(`M${50 + i * 8} ${60 + i * 24}Q180 ${30 + i * 26} ${310 - i * 6} ${70 + i * 22}`);
      ink.draw(wipe, { stroke: '#e8efe6', width: 14, opacity: 0.05 });
    }
  });
  for (const at of [
    [44, 16],
    [316, 16],
    [44, 170],
    [316, 170],
  ] as const)
    knob(ink, at, 4.5, trim);
  drawLines(ink, '#e8efe6', 0.22);
}

function drawChalk(ink: Ink, color: string): void {
  const stick = rect(-32, -7, 64, 14, 5);
  castShadow(ink, stick, { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  const tone = ramp(color);
  solid(ink, stick, color, { bevel: 3, width: 2.4, fill: linear(90, tone.hi, [tone.base, 0.5], tone.shade) });
}

function drawSponge(ink: Ink, [cx, cy]: Point): void {
  const color = '#d9b76a';
  const block = rect(cx - 34, cy - 22, 68, 44, 14);
  castShadow(ink, block, { dx: 5, dy: 7, blur: 5, opacity: 0.5 });
  solid(ink, block, color, {
    bevel: 6,
    texture: () => {
      for (const _ of range(26)) {
        const hole = oval(cx - 30 + ink.random() * 60, cy - 18 + ink.random() * 36, 1 + ink.random() * 2.6);
        ink.draw(hole, { fill: ramp(color).dark, opacity: 0.6 });
      }
    },
  });
}
