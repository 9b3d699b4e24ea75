import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { type InkSign, inkSign } from '../../../kits/signs/inkSigns.ts';
import { writtenLine } from '../../../matter/handwriting.ts';
import { type CoverCorner, drawCornerFitting } from './cornerFitting.ts';
import { FOOT, PAGE, type Tome, WIDTH } from './tome.ts';

/** The middle of the opened book. */
const GUTTER = WIDTH / 2;
const INK_BROWN = '#6a4630';
const SPREAD_CORNERS: readonly CoverCorner[] = [
  { at: [0, 22], x: 1, y: 1 },
  { at: [WIDTH, 22], x: -1, y: 1 },
  { at: [0, FOOT - 4], x: 1, y: -1 },
  { at: [WIDTH, FOOT - 4], x: -1, y: -1 },
];

/** Draws both covers flat, a drawing on the left page, text on the right. */
export function drawOpenedBook(ink: Ink, palette: Tome): void {
  const tone = ramp(palette.leather);
  const cover = rect(0, 22, WIDTH, FOOT - 26, 10);
  castShadow(ink, cover, { dx: 5, dy: 6, blur: 6, opacity: 0.35 });
  solid(ink, cover, palette.leather, { bevel: 6, fill: linear(60, tone.light, tone.shade) });
  for (const corner of SPREAD_CORNERS) drawCornerFitting(ink, corner, palette.metal);
  for (const side of [-1, 1]) drawPages(ink, side);
  drawGutterShade(ink);
  drawLeftPage(ink, palette.emblem);
  drawRightPage(ink);
  drawMarker(ink, palette.ribbon);
}

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

/** Draws unreadable words and an ornament; a row of signs would look like a code. */
function drawRightPage(ink: Ink): void {
  for (const y of [62, 86, 110, 134])
    writtenLine(ink, { at: [232, y], length: y === 134 ? 80 : 128, color: INK_BROWN, width: 4.5 });
  const flourish = [1, -1].map((side) => {
    const at = (x: number, y: number): string => `${296 + side * x} ${y}`;
    return curve(
      `M${at(0, 196)}C${at(10, 172)} ${at(36, 172)} ${at(38, 188)}C${at(39, 199)} ${at(24, 200)} ${at(25, 190)}` +
        `M${at(34, 196)}C${at(44, 208)} ${at(58, 204)} ${at(66, 194)}`,
    );
  });
  ink.draw(joinPaths(...flourish), { stroke: INK_BROWN, width: 4.5, cap: 'round', opacity: 0.85 });
  ink.draw(polygon([296, 200], [303, 209], [296, 218], [289, 209]), { fill: INK_BROWN, opacity: 0.85 });
  writtenLine(ink, { at: [244, 232], length: 104, color: INK_BROWN, width: 4.5 });
}

function drawMarker(ink: Ink, color: string): void {
  const tone = ramp(color);
  const ribbon = curve(
    `M${GUTTER - 6} 40C${GUTTER + 16} 130 ${GUTTER - 14} 200 ${GUTTER + 4} 262L${GUTTER + 22} 304` +
      `L${GUTTER + 30} 288L${GUTTER + 42} 296L${GUTTER + 20} 254` +
      `C${GUTTER + 2} 196 ${GUTTER + 30} 130 ${GUTTER + 8} 40Z`,
  );
  castShadow(ink, ribbon, { dx: 4, dy: 4, blur: 4, opacity: 0.35 });
  solid(ink, ribbon, color, {
    width: 4,
    bevel: 2,
    fill: linear(90, tone.dark, [tone.light, 0.3], tone.base),
  });
}

/**
 * The outline of a page from the gutter to its outer edge, with the bulge of the paper; `side`: -1 for the
 * left page.
 */
function pageOutline(side: number, lift: number): Path {
  const at = (x: number, y: number): string => `${GUTTER + side * x} ${y}`;
  return curve(
    `M${at(0, 40 - lift)}C${at(40, 14 - lift)} ${at(120, 12 - lift)} ${at(184 + lift, 30 - lift)}` +
      `L${at(188 + lift, 258)}C${at(124, 240)} ${at(44, 244)} ${at(0, 270)}Z`,
  );
}
