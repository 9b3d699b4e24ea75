import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { bow } from '../../kits/things/bow.ts';
import { turns } from '../../leaves.ts';

interface Palette {
  wrap: string;
  ribbon: string;
  tissue: string;
}

type Sheet = readonly [x: number, height: number, lean: number];

const BACK_SHEETS: readonly Sheet[] = [
  [112, 58, -16],
  [252, 62, 14],
  [182, 48, 4],
];
const FRONT_SHEETS: readonly Sheet[] = [
  [96, 48, -26],
  [268, 50, 26],
  [184, 28, -10],
];

const FRONT = rect(44, 150, 272, 190, 5);
const LID = rect(30, 108, 300, 54, 6);
const LID_TOP = polygon([54, 88], [306, 88], [330, 112], [30, 112]);

/** A wrapped present; opened, the lid stands behind it and tissue paper surrounds the contents. */
export const giftBox = defineItem<Palette>({
  id: 'gift-box',
  name: 'Gift box',
  tag: 'Storage',
  anchor: 'floor',
  size: [360, 350],
  margin: { top: 84, right: 48, bottom: 34, left: 34 },
  line: 7,
  seed: 611,
  wear: 'none',
  stand: { width: 9.4, center: 70, foot: 92 },
  realSize: { width: 32 },
  palettes: {
    red: { wrap: '#d23f4c', ribbon: '#f2c95c', tissue: '#fdf0dc' },
    mint: { wrap: '#62bda0', ribbon: '#f4ead4', tissue: '#ffe3ea' },
    violet: { wrap: '#7b5cbe', ribbon: '#f3a9c6', tissue: '#e6dcff' },
    night: { wrap: '#34457f', ribbon: '#e2ad45', tissue: '#d8ecff' },
  },
  opens: true,
  opening: 'springs',
  lockMaterial: 'paper',
  leaves: [turns('top', [24, 82, 312, 84], [34, -56, 304, 140])],
  hitBox: [24, 24, 312, 322],
  isContainer: true,
  holds: [92, 50, 176, 96],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 182, 342, 158, 14, 0.6);
    if (isOpened) ink.apart(() => drawInside(ink, palette));
    drawFront(ink, palette);
    if (isOpened) drawTissue(ink, palette.tissue, 154, FRONT_SHEETS);
    else drawLid(ink, palette);
  },
});

function drawFront(ink: Ink, { wrap, ribbon }: Palette): void {
  solid(ink, FRONT, wrap, {
    bevel: 6,
    texture: () => drawDots(ink, wrap, [44, 150], 7, 5),
  });
  settle(ink, FRONT, 0.34, 0.15);
  band(ink, rect(158, 150, 44, 190), ribbon);
  ink.draw(rect(46, 150, 268, 20), { fill: '#1a0f2e', opacity: 0.3, blur: 5 });
}

function drawDots(ink: Ink, color: string, [x, y]: Point, across: number, down: number): void {
  const dot = mix(color, '#ffffff', 0.35);
  for (const row of range(down))
    for (const i of range(across)) {
      const at: Point = [x + 20 + i * 42 + (row % 2) * 21, y + 18 + row * 40];
      ink.draw(oval(...at, 6.5), { fill: dot, opacity: 0.75 });
    }
}

/** A length of satin, with its sheen. */
function band(ink: Ink, path: Path, color: string): void {
  const tone = ramp(color);
  ink.draw(path, {
    fill: linear(0, tone.shade, [tone.hi, 0.3], [tone.base, 0.6], tone.dark),
    stroke: tone.line,
    width: 5,
  });
}

function drawLid(ink: Ink, { wrap, ribbon }: Palette): void {
  const lid = shift(wrap, { lightness: 0.03 });
  solid(ink, LID_TOP, shift(wrap, { lightness: 0.1 }), { bevel: 3, width: 5.5 });
  band(ink, polygon([164, 88], [196, 88], [202, 112], [158, 112]), shift(ribbon, { lightness: 0.05 }));
  castShadow(ink, rect(34, 150, 292, 20), { dx: 2, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, LID, lid, { bevel: 5, texture: () => drawDots(ink, lid, [30, 112], 7, 1) });
  band(ink, rect(158, 108, 44, 54), ribbon);
  bow(ink, [180, 94], ribbon, 1);
}

function drawInside(ink: Ink, palette: Palette): void {
  const { wrap, tissue } = palette;
  drawLeaningLid(ink, palette);
  const mouth = { back: { x: 74, y: 84, w: 212 }, front: { x: 48, y: 154, w: 264 }, depth: 22 };
  solid(ink, polygon([64, 76], [296, 76], [318, 154], [42, 154]), shift(wrap, { lightness: 0.06 }), {
    bevel: 3,
  });
  well(ink, mouth, shift(wrap, { lightness: -0.12 }), () => {
    ink.draw(rect(40, 128, 280, 40), { fill: ramp(tissue).shade });
    glow(ink, 180, 130, 130, '#fff2c0', 0.95, 46);
  });
  drawTissue(ink, shift(tissue, { lightness: -0.07 }), 128, BACK_SHEETS);
  glow(ink, 180, 112, 104, '#fff6d8', 0.85, 56);
}

/** The lid, with its ribbon cut, leans against the box's back. */
function drawLeaningLid(ink: Ink, { wrap, ribbon }: Palette): void {
  const turned = (path: Path): Path => turnPath(path, -7, [180, 30]);
  const lid = turned(rect(40, -32, 284, 108, 6));
  castShadow(ink, lid, { dx: 9, dy: 6, blur: 8, opacity: 0.35 });
  solid(ink, lid, shift(wrap, { lightness: -0.03 }), {
    bevel: 7,
    texture: () => drawDots(ink, wrap, [36, -36], 7, 3),
  });
  band(ink, turned(rect(164, -32, 40, 108)), ribbon);
  bow(ink, [182, 14], ribbon, 0.85);
}

/** Large sheets of tissue paper that stand up over an edge, each with two corners and a fold: where, how high, how far they lean. */
function drawTissue(ink: Ink, color: string, foot: number, sheets: readonly Sheet[]): void {
  const tone = ramp(color);
  for (const [x, height, lean] of sheets) {
    const toward = lean < 0 ? -1 : 1;
    const at = (across: number, share: number): string => `${x + across * toward} ${foot - height * share}`;
    const sheet = curve(
      `M${at(-58, -0.1)}C${at(-60, 0.35)} ${at(-50, 0.6)} ${at(-34, 0.78)}C${at(-24, 0.66)} ${at(-12, 0.56)} ${at(-2, 0.58)}` +
        `C${at(8, 0.7)} ${at(Math.abs(lean), 0.9)} ${at(Math.abs(lean) + 12, 1)}C${at(46, 0.72)} ${at(60, 0.35)} ${at(56, -0.1)}` +
        `C${at(34, -0.36)} ${at(-34, -0.36)} ${at(-58, -0.1)}Z`,
    );
    castShadow(ink, sheet, { dx: 3, dy: 6, blur: 5, opacity: 0.3 });
    solid(ink, sheet, color, {
      width: 5,
      bevel: 4,
      fill: linear(80, tone.hi, [tone.light, 0.5], tone.shade),
    });
    const fold = curve(`M${at(-2, 0.58)}C${at(2, 0.36)} ${at(2, 0.16)} ${at(-4, -0.12)}`);
    ink.draw(fold, { stroke: tone.dark, width: 3.6, opacity: 0.7, cap: 'round' });
    ink.draw(fold, { stroke: tone.hi, width: 2.6, opacity: 0.9, cap: 'round', move: [3, 0] });
  }
}
