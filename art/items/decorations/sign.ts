import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, mapPath, movePath, type Path, type Point } from '../../ink/path.ts';
import { polygon, polyline, rect, soft, spline } from '../../ink/shapes.ts';
import { type InkSign, inkSign } from '../../kits/signs/inkSigns.ts';
import { turns } from '../../leaves.ts';
import { brushed } from '../../matter/brushed.ts';
import { chain } from '../../matter/chain.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob, metal, rivet } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { rope } from '../../matter/rope.ts';
import { grain } from '../../matter/wood.ts';

interface Palette {
  matter: 'wood' | 'enamel';
  face: string;
  paint: string;
  back: string;
  sign: InkSign;
}

const WIDTH = 380;
const NAIL: Point = [176, 12];
/** The board's upper and lower edge. */
const TOP = 96;
const FOOT = 226;
const MIDDLE = (TOP + FOOT) / 2;
const BOARD: Box = [0, TOP, WIDTH, FOOT - TOP];
const HOLES: readonly Point[] = [
  [46, TOP + 22],
  [306, TOP + 22],
];

/** The halves are turned about their common edge. */
const LEFT_HALF: Box = [-28, TOP - 20, 211, FOOT - TOP + 48];
const RIGHT_HALF: Box = [183, TOP - 20, 211, FOOT - TOP + 48];

/** An arm of a signpost on a nail. Opened, it is turned around and shows its back. */
export const sign = defineItem<Palette>({
  id: 'sign',
  name: 'Sign',
  tag: 'Decorations',
  anchor: 'wall',
  size: [WIDTH, 236],
  margin: { top: 30, right: 46, bottom: 48, left: 46 },
  line: 7,
  seed: 71,
  stand: { width: 11.5, center: 28, foot: 33 },
  realSize: { width: 62 },
  palettes: {
    wood: {
      matter: 'wood',
      face: '#b07a44',
      paint: '#f6e6c0',
      back: '#8a6a4c',
      sign: 'stairs',
    },
    blue: {
      matter: 'enamel',
      face: '#2f5f9c',
      paint: '#f4efe2',
      back: '#8a8e98',
      sign: 'anchor',
    },
    yellow: {
      matter: 'enamel',
      face: '#e8b52e',
      paint: '#3a2c30',
      back: '#8a7a6c',
      sign: 'flame',
    },
    green: {
      matter: 'enamel',
      face: '#2f7f5c',
      paint: '#f2efdc',
      back: '#7f8a86',
      sign: 'tree',
    },
  },
  opens: true,
  opening: 'changes',
  leaves: [turns('right', LEFT_HALF, RIGHT_HALF), turns('left', RIGHT_HALF, LEFT_HALF)],
  hitBox: [0, 60, WIDTH, 176],
  draw(ink, palette, isTurned) {
    const drawBoard = (): void => (isTurned ? drawBack(ink, palette) : drawFront(ink, palette));
    drawCords(ink, palette, isTurned);
    if (isTurned) ink.at([NAIL[0], 0], () => ink.at([-NAIL[0], 0], drawBoard), { turn: 3 });
    else drawBoard();
    knob(ink, NAIL, 12, IRON);
  },
});

function drawCords(ink: Ink, { matter }: Palette, isTurned: boolean): void {
  const sag = isTurned ? 8 : 0;
  const ends = HOLES.map(([x, y], i): Point => (isTurned ? [mirrored(x), y + (i ? -sag : sag)] : [x, y]));
  for (const end of ends) {
    const cord = polyline(NAIL, end);
    ink.draw(cord, { stroke: SHADOW, width: 9, opacity: 0.3, move: [7, 9], blur: 4 });
    if (matter === 'wood') rope(ink, { points: [NAIL, end], width: 9 }, '#c9a468');
    else chain(ink, NAIL, end, RIVET_IRON);
  }
}

/** An arm that points right. */
function armOutline(): Path {
  return soft(
    [
      [6, TOP],
      [312, TOP],
      [WIDTH - 2, MIDDLE],
      [312, FOOT],
      [6, FOOT],
      [26, MIDDLE],
    ],
    9,
  );
}

function mirrored(x: number): number {
  return 2 * NAIL[0] - x + 14;
}

function drawFront(ink: Ink, palette: Palette): void {
  drawArm(ink, palette, armOutline(), palette.face);
  if (palette.matter === 'enamel') drawBorder(ink, palette.paint);
  drawEyelets(ink, HOLES);
  drawMessage(ink, palette);
}

/** Draws the unpainted back: battens, and a letter under one of them. */
function drawBack(ink: Ink, palette: Palette): void {
  const outline = mapPath(armOutline(), (x, y) => [mirrored(x), y]);
  drawArm(ink, palette, outline, palette.back);
  drawChalkedArrow(ink);
  drawTuckedLetter(ink);
  for (const [x] of HOLES) drawBatten(ink, mirrored(x), palette);
  drawEyelets(
    ink,
    HOLES.map(([x, y]): Point => [mirrored(x), y]),
  );
}

/** A chalk arrow in the opposite direction. */
function drawChalkedArrow(ink: Ink): void {
  const shaft = spline([
    [206, MIDDLE + 8],
    [160, MIDDLE + 1],
    [104, MIDDLE + 6],
  ]);
  const head = polyline([138, MIDDLE - 26], [102, MIDDLE + 6], [140, MIDDLE + 38]);
  ink.draw(joinPaths(shaft, head), { stroke: '#f6ead0', width: 12, cap: 'round', opacity: 0.92 });
}

function drawTuckedLetter(ink: Ink): void {
  ink.at(
    [268, MIDDLE + 2],
    () => {
      const sheet = rect(-36, -44, 92, 88, 3);
      castShadow(ink, sheet, { dx: 5, dy: 8, blur: 6, opacity: 0.5 });
      solid(ink, sheet, '#f2e6c8', {
        width: 4.5,
        bevel: 4,
        fill: linear(60, '#fffaf0', ['#f4e8cc', 0.5], '#cdb98e'),
      });
      for (const [i, length] of [46, 54, 50, 30].entries())
        writtenLine(ink, { at: [-26, -24 + i * 17], length, color: '#7a5a4a', width: 4, height: 6 });
    },
    { turn: -7 },
  );
}

/** A crossbar that is nailed to both boards. */
function drawBatten(ink: Ink, x: number, { matter, back }: Palette): void {
  const color = matter === 'wood' ? shift(back, { lightness: 0.04 }) : IRON;
  const bar = rect(x - 19, TOP + 6, 38, FOOT - TOP - 12, 6);
  castShadow(ink, bar, { dx: 5, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, bar, color, {
    width: 5.5,
    bevel: 6,
    ...(matter === 'enamel' && { fill: metal(color, 0) }),
    texture: () => {
      if (matter === 'wood') grain(ink, [x - 19, TOP, 38, FOOT - TOP], color, { strength: 0.45 });
    },
  });
  rivet(ink, [x, FOOT - 26], 8, RIVET_IRON);
}

function drawArm(ink: Ink, { matter }: Palette, outline: Path, color: string): void {
  const tone = ramp(color);
  castShadow(ink, outline, { dx: 9, dy: 17, blur: 10, opacity: 0.45 });
  const edge = shift(color, { lightness: -0.13 });
  solid(ink, movePath(outline, 2, matter === 'wood' ? 9 : 5), edge, { bevel: 2 });
  if (matter === 'wood') {
    solid(ink, outline, color, { bevel: 7, texture: () => drawPlanks(ink, color) });
    return;
  }
  const fill = linear(70, tone.hi, [tone.light, 0.2], [tone.base, 0.5], tone.shade);
  solid(ink, outline, color, { bevel: 7, fill, texture: () => brushed(ink, BOARD, color, 0.1) });
}

/** Two boards, one above the other. */
function drawPlanks(ink: Ink, color: string): void {
  const tone = ramp(color);
  grain(ink, BOARD, color, { direction: 'along x', strength: 0.55 });
  ink.draw(polyline([0, MIDDLE], [WIDTH, MIDDLE]), { stroke: tone.line, width: 5 });
  ink.draw(polyline([0, MIDDLE + 5], [WIDTH, MIDDLE + 5]), { stroke: tone.hi, width: 3, opacity: 0.6 });
}

function drawBorder(ink: Ink, color: string): void {
  const border = soft(
    [
      [24, TOP + 14],
      [306, TOP + 14],
      [WIDTH - 22, MIDDLE],
      [306, FOOT - 14],
      [24, FOOT - 14],
      [42, MIDDLE],
    ],
    6,
  );
  ink.draw(border, { stroke: color, width: 5, opacity: 0.9 });
}

function drawEyelets(ink: Ink, holes: readonly Point[]): void {
  for (const hole of holes) rivet(ink, hole, 11, RIVET_IRON);
}

/** The sign of a place and an arrow that leads there. */
function drawMessage(ink: Ink, { paint, sign, matter }: Palette): void {
  const shade = matter === 'wood' ? 0.45 : 0;
  const [x, y]: Point = [106, MIDDLE + 2];
  const arrow = polygon(
    [164, y - 12],
    [252, y - 12],
    [252, y - 38],
    [322, y],
    [252, y + 38],
    [252, y + 12],
    [164, y + 12],
  );
  if (shade) inkSign(ink, sign, [x + 2, y + 3], 1.75, SHADOW, 10);
  inkSign(ink, sign, [x, y], 1.75, paint, 9);
  const tone = ramp(paint);
  ink.draw(arrow, { fill: SHADOW, opacity: 0.35, move: [2, 3] });
  ink.draw(arrow, { fill: linear(65, tone.hi, [tone.base, 0.45], tone.shade) });
}
