import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { chamfered, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSign, inkSignPath } from '../../kits/inkSigns.ts';
import { writtenLine } from '../../matter/handwriting.ts';
import { knob, metal, plate } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface Palette {
  leather: string;
  metal: string;
  ribbon: string;
  emblem: InkSign;
  /** The row at the foot of the right page. */
  row: readonly [InkSign, InkSign, InkSign];
}

const WIDTH = 400;
const FOOT = 300;
/** The middle of the opened book. */
const GUTTER = WIDTH / 2;
const PAGE = '#f6e8c6';
const INK_BROWN = '#6a4630';

/** A tome with fittings that stands by itself; opened, it shows a drawing and what is written about it. */
export const book = defineItem<Palette>({
  id: 'book',
  name: 'Book',
  tag: 'Decorations',
  anchor: 'top',
  size: [WIDTH, FOOT],
  margin: { top: 26, right: 36, bottom: 30, left: 36 },
  line: 7,
  seed: 79,
  stand: { width: 9.5, center: 81, foot: 96 },
  palettes: {
    ruby: {
      leather: '#9c343c',
      metal: BRASS,
      ribbon: '#e0b040',
      emblem: 'sun',
      row: ['moon', 'star', 'key'],
    },
    forest: {
      leather: '#37704f',
      metal: BRASS,
      ribbon: '#c2443c',
      emblem: 'tree',
      row: ['drop', 'sun', 'flame'],
    },
    midnight: {
      leather: '#3c4684',
      metal: SILVER,
      ribbon: '#c85a8a',
      emblem: 'moon',
      row: ['star', 'eye', 'star'],
    },
    umber: {
      leather: '#7a5236',
      metal: SILVER,
      ribbon: '#3f8a8a',
      emblem: 'eye',
      row: ['flame', 'drop', 'tree'],
    },
  },
  opens: true,
  hitBox: [70, 0, 260, FOOT],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 202, FOOT - 2, isOpened ? 190 : 124, 13, 0.6);
    if (isOpened) drawSpread(ink, palette);
    else drawClosed(ink, palette);
  },
});

function drawClosed(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.leather);
  drawRibbonEnd(ink, [236, 268], palette.ribbon);
  solid(ink, rect(94, 14, 224, FOOT - 18, [4, 8, 6, 4]), palette.leather, { bevel: 4, fill: tone.dark });
  drawPageEdge(ink);
  const cover = rect(84, 4, 212, FOOT - 8, [6, 9, 9, 6]);
  castShadow(ink, cover, { dx: 4, dy: 2, blur: 3, opacity: 0.3 });
  solid(ink, cover, palette.leather, {
    bevel: 7,
    fill: linear(60, tone.light, [tone.base, 0.4], tone.shade),
  });
  drawSpine(ink, palette);
  drawTooling(ink, palette.metal);
  for (const corner of CORNERS) drawCorner(ink, corner, palette.metal);
  drawEmblem(ink, palette);
  drawClasp(ink, palette.metal);
}

function drawPageEdge(ink: Ink): void {
  const tone = ramp(PAGE);
  ink.draw(rect(286, 18, 28, FOOT - 28), {
    fill: linear(0, tone.dark, [tone.base, 0.6], tone.light),
    stroke: tone.line,
    width: 4,
  });
  for (const x of [301, 307])
    ink.draw(polyline([x, 24], [x, FOOT - 14]), { stroke: tone.deep, width: 1.6, opacity: 0.6 });
}

function drawSpine(ink: Ink, { leather, metal: gilt }: Palette): void {
  const tone = ramp(leather);
  const spine = rect(76, 2, 40, FOOT - 4, [14, 5, 5, 14]);
  solid(ink, spine, leather, {
    bevel: 5,
    fill: linear(0, tone.shade, [tone.hi, 0.3], [tone.base, 0.6], tone.dark),
  });
  for (const y of [44, 112, 180, 248])
    solid(ink, rect(72, y, 46, 14, 6), gilt, { width: 4, bevel: 2, fill: metal(gilt, 0) });
}

function drawTooling(ink: Ink, gilt: string): void {
  const tone = ramp(gilt);
  const lines = [
    { inset: 0, width: 5 },
    { inset: 9, width: 2.2 },
  ];
  for (const { inset, width } of lines) {
    const frame = chamfered(132 + inset, 24 + inset, 148 - 2 * inset, 252 - 2 * inset, 34, 4);
    ink.draw(frame, { stroke: SHADOW, width, opacity: 0.5, move: [1.5, 2] });
    ink.draw(frame, { stroke: tone.base, width });
  }
}

interface Corner {
  at: Point;
  x: 1 | -1;
  y: 1 | -1;
}

/** The corners away from the spine carry fittings. */
const CORNERS: readonly Corner[] = [
  { at: [296, 4], x: -1, y: 1 },
  { at: [296, FOOT - 4], x: -1, y: -1 },
  { at: [118, 4], x: 1, y: 1 },
  { at: [118, FOOT - 4], x: 1, y: -1 },
];

function drawCorner(ink: Ink, { at: [cx, cy], x, y }: Corner, color: string): void {
  const reach = 46;
  const shape = curve(
    `M${cx} ${cy}L${cx + x * reach} ${cy}Q${cx + x * 20} ${cy + y * 20} ${cx} ${cy + y * reach}Z`,
  );
  castShadow(ink, shape, { dx: 2, dy: 3, blur: 3, opacity: 0.4 });
  plate(ink, shape, color, { width: 4.5, bevel: 3 });
  knob(ink, [cx + x * 13, cy + y * 13], 5, color);
}

function drawEmblem(ink: Ink, { leather, metal: gilt, emblem }: Palette): void {
  const center: Point = [206, 150];
  const tone = ramp(gilt);
  const dark = ramp(leather);
  const disc = oval(...center, 56);
  castShadow(ink, disc, { dx: 3, dy: 5, blur: 5, opacity: 0.5 });
  plate(ink, disc, gilt, { bevel: 5 });
  ink.draw(oval(...center, 43), { fill: linear(65, dark.deep, dark.shade), stroke: tone.line, width: 4.5 });
  const sign = inkSignPath(emblem, center, 1.55);
  ink.draw(sign, { stroke: SHADOW, width: 8, opacity: 0.5, cap: 'round', move: [2, 3] });
  ink.draw(sign, { stroke: tone.light, width: 7, cap: 'round' });
  ink.draw(sign, { stroke: tone.hi, width: 2.5, cap: 'round', move: [-1, -1] });
}

function drawClasp(ink: Ink, color: string): void {
  const strap = rect(268, 136, 54, 28, [6, 8, 8, 6]);
  castShadow(ink, strap, { dx: 3, dy: 4, blur: 3, opacity: 0.5 });
  plate(ink, strap, color, { width: 5 });
  knob(ink, [284, 150], 5.5, color);
}

function drawRibbonEnd(ink: Ink, [x, y]: Point, color: string): void {
  const end = polygon([x, y], [x + 20, y], [x + 22, FOOT + 12], [x + 11, FOOT + 2], [x, FOOT + 12]);
  solid(ink, end, color, { width: 4.5, bevel: 2 });
}

/** A page from the gutter to its outer edge, with the swell of the paper; `side` is -1 for the left one. */
function pageOutline(side: number, lift: number): Path {
  const at = (x: number, y: number): string => `${GUTTER + side * x} ${y}`;
  return curve(
    `M${at(0, 40 - lift)}C${at(40, 14 - lift)} ${at(120, 12 - lift)} ${at(184 + lift, 30 - lift)}` +
      `L${at(188 + lift, 258)}C${at(124, 240)} ${at(44, 244)} ${at(0, 270)}Z`,
  );
}

function drawSpread(ink: Ink, palette: Palette): void {
  const tone = ramp(palette.leather);
  const cover = rect(0, 22, WIDTH, FOOT - 26, 10);
  castShadow(ink, cover, { dx: 5, dy: 6, blur: 6, opacity: 0.35 });
  solid(ink, cover, palette.leather, { bevel: 6, fill: linear(60, tone.light, tone.shade) });
  for (const corner of SPREAD_CORNERS) drawCorner(ink, corner, palette.metal);
  for (const side of [-1, 1]) drawPages(ink, side);
  drawGutterShade(ink);
  drawLeftPage(ink, palette.emblem);
  drawRightPage(ink, palette.row);
  drawMarker(ink, palette.ribbon);
}

const SPREAD_CORNERS: readonly Corner[] = [
  { at: [0, 22], x: 1, y: 1 },
  { at: [WIDTH, 22], x: -1, y: 1 },
  { at: [0, FOOT - 4], x: 1, y: -1 },
  { at: [WIDTH, FOOT - 4], x: -1, y: -1 },
];

function drawPages(ink: Ink, side: number): void {
  const tone = ramp(PAGE);
  for (const i of range(3)) {
    const under = pageOutline(side, 3 - i * 2).map(({ command, points }) => ({
      command,
      points: points.map(([x, y]): Point => [x, y + 12 - i * 5]),
    }));
    ink.draw(under, { fill: i % 2 ? tone.light : tone.shade, stroke: tone.line, width: 3.5 });
  }
  const fill =
    side < 0
      ? linear(0, tone.light, [tone.hi, 0.5], tone.dark)
      : linear(0, tone.dark, [tone.hi, 0.4], tone.base);
  solid(ink, pageOutline(side, 0), PAGE, { fill, bevel: 3, width: 5 });
}

function drawGutterShade(ink: Ink): void {
  ink.draw(polyline([GUTTER, 42], [GUTTER, 268]), { stroke: SHADOW, width: 6, opacity: 0.5, blur: 8 });
}

function drawLeftPage(ink: Ink, emblem: InkSign): void {
  const center: Point = [106, 118];
  ink.draw(oval(...center, 62), { stroke: INK_BROWN, width: 3.5, opacity: 0.7 });
  ink.draw(oval(...center, 55), { stroke: INK_BROWN, width: 2, opacity: 0.6 });
  inkSign(ink, emblem, center, 2, INK_BROWN, 6.5);
  writtenLine(ink, { at: [48, 212], length: 120, color: INK_BROWN, width: 4.5 });
}

function drawRightPage(ink: Ink, row: readonly InkSign[]): void {
  for (const y of [62, 86, 110, 134])
    writtenLine(ink, { at: [232, y], length: y === 134 ? 80 : 128, color: INK_BROWN, width: 4.5 });
  row.forEach((sign, i) => {
    inkSign(ink, sign, [252 + i * 46, 190], 0.92, INK_BROWN, 5);
  });
}

function drawMarker(ink: Ink, color: string): void {
  const tone = ramp(color);
  const ribbon = curve(
    `M${GUTTER - 6} 40C${GUTTER + 16} 130 ${GUTTER - 14} 200 ${GUTTER + 4} 262L${GUTTER + 22} 304L${GUTTER + 30} 288L${GUTTER + 42} 296L${GUTTER + 20} 254C${GUTTER + 2} 196 ${GUTTER + 30} 130 ${GUTTER + 8} 40Z`,
  );
  castShadow(ink, ribbon, { dx: 4, dy: 4, blur: 4, opacity: 0.35 });
  solid(ink, ribbon, color, {
    width: 4,
    bevel: 2,
    fill: linear(90, tone.dark, [tone.light, 0.3], tone.base),
  });
}
