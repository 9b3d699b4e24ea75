import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect, soft, toothed } from '../../ink/shapes.ts';
import { type InkSign, inkSign, inkSignPath } from '../../kits/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';

interface Palette {
  envelope: string;
  lining: string;
  wax: string;
  sheet: string;
  writing: string;
  sign: InkSign;
}

const WIDTH = 300;
/** The envelope's top edge and foot. */
const TOP = 92;
const FOOT = 282;
const SEAL: Point = [150, 196];
const TILT = -5;

/** A sealed envelope; opened, its seal is broken and the letter stands out of it. */
export const letter = defineItem<Palette>({
  id: 'letter',
  name: 'Letter',
  tag: 'Decorations',
  anchor: 'top',
  size: [WIDTH, 300],
  margin: { top: 34, right: 42, bottom: 40, left: 32 },
  line: 7.5,
  seed: 67,
  stand: { width: 7, center: 30, foot: 96 },
  palettes: {
    ivory: {
      envelope: '#f0e2c4',
      lining: '#a8434a',
      wax: '#b8322e',
      sheet: '#fbf3de',
      writing: '#4a3a5a',
      sign: 'sun',
    },
    kraft: {
      envelope: '#cfa06a',
      lining: '#3f7a6a',
      wax: '#2f7a58',
      sheet: '#f6e8c8',
      writing: '#5a3a2a',
      sign: 'moon',
    },
    navy: {
      envelope: '#4a64a0',
      lining: '#d9b04a',
      wax: '#d9a436',
      sheet: '#f4ecdc',
      writing: '#2f3f78',
      sign: 'anchor',
    },
    rose: {
      envelope: '#e8a9ac',
      lining: '#f6e6d6',
      wax: '#8a3a7a',
      sheet: '#fdf2ea',
      writing: '#7a2f52',
      sign: 'eye',
    },
  },
  opens: true,
  hitBox: [0, 50, WIDTH, 240],
  draw(ink, palette, isOpened) {
    const drawAll = (): void => (isOpened ? drawOpened(ink, palette) : drawSealed(ink, palette));
    ink.at([150, 186], () => ink.at([-150, -186], drawAll), { turn: TILT });
  },
});

function drawSealed(ink: Ink, palette: Palette): void {
  const body = rect(0, TOP, WIDTH, FOOT - TOP, 8);
  castShadow(ink, body, { dx: 8, dy: 12, blur: 10, opacity: 0.45 });
  drawBack(ink, palette.envelope);
  drawPocket(ink, palette.envelope);
  drawFlapDown(ink, palette.envelope);
  drawSeal(ink, palette);
}

function drawOpened(ink: Ink, palette: Palette): void {
  const body = rect(0, TOP, WIDTH, FOOT - TOP, 8);
  castShadow(ink, body, { dx: 8, dy: 12, blur: 10, opacity: 0.45 });
  drawFlapUp(ink, palette);
  drawBack(ink, palette.envelope);
  drawLining(ink, palette.lining);
  drawSheet(ink, palette);
  drawPocket(ink, palette.envelope);
  drawBrokenSeal(ink, palette.wax);
}

function drawBack(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(0, TOP, WIDTH, FOOT - TOP, 8), color, {
    fill: linear(90, tone.shade, tone.base),
    bevel: 4,
  });
}

function drawLining(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(9, TOP + 9, WIDTH - 18, 120, 4), { fill: linear(90, tone.shade, tone.deep) });
}

/** The side flaps and, over them, the lower one. */
function drawPocket(ink: Ink, color: string): void {
  const tone = ramp(color);
  const sides = [
    soft(
      [
        [2, TOP + 4],
        [124, 206],
        [2, FOOT - 4],
      ],
      8,
    ),
    soft(
      [
        [WIDTH - 2, TOP + 4],
        [176, 206],
        [WIDTH - 2, FOOT - 4],
      ],
      8,
    ),
  ];
  for (const side of sides)
    solid(ink, side, color, {
      fill: linear(0, tone.light, [tone.base, 0.5], tone.shade),
      bevel: 3,
      width: 5,
    });
  const lower = curve(
    `M4 ${FOOT - 4}L128 190Q150 172 172 190L${WIDTH - 4} ${FOOT - 4}Q150 ${FOOT + 4} 4 ${FOOT - 4}Z`,
  );
  castShadow(ink, lower, { dx: 0, dy: -4, blur: 5, opacity: 0.3 });
  solid(ink, lower, color, { fill: linear(90, tone.hi, [tone.light, 0.3], tone.base), bevel: 4, width: 5 });
}

function drawFlapDown(ink: Ink, color: string): void {
  const tone = ramp(color);
  const flap = curve(`M3 ${TOP}L${WIDTH - 3} ${TOP}L172 200Q150 218 128 200Z`);
  ink.clip(rect(0, TOP, WIDTH, FOOT - TOP, 8), () =>
    castShadow(ink, flap, { dx: 3, dy: 8, blur: 6, opacity: 0.4 }),
  );
  solid(ink, flap, color, { fill: linear(90, tone.hi, [tone.light, 0.35], tone.shade), bevel: 5, rim: 0.8 });
  ink.draw(polyline([24, TOP + 12], [276, TOP + 12]), {
    stroke: '#fff',
    width: 4,
    opacity: 0.5,
    cap: 'round',
  });
}

function drawFlapUp(ink: Ink, { envelope, lining }: Palette): void {
  const tone = ramp(envelope);
  const flap = curve(`M3 ${TOP + 6}L120 44Q150 30 180 44L${WIDTH - 3} ${TOP + 6}Z`);
  castShadow(ink, flap, { dx: 6, dy: 8, blur: 7, opacity: 0.35 });
  solid(ink, flap, envelope, { fill: linear(90, tone.light, tone.shade), bevel: 4 });
  const inside = ramp(lining);
  const paper = polygon([34, TOP + 4], [150, 52], [266, TOP + 4]);
  ink.draw(paper, { fill: linear(90, inside.base, inside.dark), stroke: inside.line, width: 3 });
}

/** It was folded: each part lies at its own angle to the light. */
function drawSheet(ink: Ink, { sheet, writing, sign }: Palette): void {
  const tone = ramp(sheet);
  const paper = polygon([30, 14], [270, 8], [266, 92], [272, 250], [28, 250], [34, 94]);
  const upper = polygon([30, 14], [270, 8], [266, 92], [34, 94]);
  castShadow(ink, upper, { dx: 5, dy: 7, blur: 6, opacity: 0.4 });
  const texture = (): void => ink.draw(upper, { fill: linear(80, tone.hi, [tone.hi, 0.6], tone.base) });
  solid(ink, paper, sheet, { fill: tone.base, bevel: 3, texture });
  ink.draw(polyline([36, 96], [264, 94]), {
    stroke: tone.dark,
    width: 3.5,
    opacity: 0.7,
  });
  inkSign(ink, sign, [84, 56], 1.5, writing, 7);
  writtenLine(ink, { at: [134, 38], length: 116, color: writing, width: 5.5, height: 6 });
  writtenLine(ink, { at: [134, 66], length: 96, color: writing, width: 5.5, height: 6 });
  for (const y of [116, 142])
    writtenLine(ink, { at: [58, y], length: 190, color: writing, width: 5.5, height: 6 });
  ink.draw(polygon([28, 170], [150, 130], [272, 170], [272, 250], [28, 250]), {
    fill: linear(90, [SHADOW, 0, 0], [SHADOW, 1, 0.35]),
  });
}

function drawSeal(ink: Ink, { wax, sign }: Palette): void {
  const tone = ramp(wax);
  const blob = toothed(...SEAL, 36, 43, 9, 14);
  castShadow(ink, blob, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, blob, wax, { bevel: 7, rim: 0.8 });
  ink.draw(oval(...SEAL, 27), { fill: linear(65, tone.shade, tone.base), stroke: tone.dark, width: 4 });
  const stamp = inkSignPath(sign, SEAL, 0.86);
  ink.draw(stamp, { stroke: tone.deep, width: 6, cap: 'round', move: [-1, -1] });
  ink.draw(stamp, { stroke: tone.hi, width: 4, cap: 'round', move: [1, 1.5] });
  ink.draw(oval(SEAL[0] - 20, SEAL[1] - 25, 9, 5), { fill: '#fff', opacity: 0.6 });
}

/** Half of the seal stayed on the pocket. */
function drawBrokenSeal(ink: Ink, color: string): void {
  const [x, y] = SEAL;
  const half = curve(
    `M${x - 42} ${y - 4}L${x - 26} ${y + 4}L${x - 8} ${y - 8}L${x + 10} ${y + 5}L${x + 24} ${y - 6}L${x + 42} ${y + 2}` +
      `C${x + 40} ${y + 30} ${x + 22} ${y + 40} ${x} ${y + 40}C${x - 24} ${y + 40} ${x - 42} ${y + 24} ${x - 42} ${y - 4}Z`,
  );
  castShadow(ink, half, { dx: 3, dy: 6, blur: 5, opacity: 0.5 });
  solid(ink, half, color, { bevel: 6, rim: 0.7 });
}
