import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Point } from '../../../ink/path.ts';
import { chamfered, oval, polygon, polyline, rect } from '../../../ink/shapes.ts';
import { inkSignPath } from '../../../kits/signs/inkSigns.ts';
import { knob, metal, plate } from '../../../matter/metal.ts';
import { type CoverCorner, drawCornerFitting } from './cornerFitting.ts';
import { FOOT, PAGE, type Tome } from './tome.ts';

/** The corners away from the spine carry fittings. */
const CORNERS: readonly CoverCorner[] = [
  { at: [296, 4], x: -1, y: 1 },
  { at: [296, FOOT - 4], x: -1, y: -1 },
  { at: [118, 4], x: 1, y: 1 },
  { at: [118, FOOT - 4], x: 1, y: -1 },
];

/** The front cover, the spine at its left, the pages' edge at its right. */
export function drawClosedBook(ink: Ink, palette: Tome): void {
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
  for (const corner of CORNERS) drawCornerFitting(ink, corner, palette.metal);
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

function drawSpine(ink: Ink, { leather, metal: gilt }: Tome): void {
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

function drawEmblem(ink: Ink, { leather, metal: gilt, emblem }: Tome): void {
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
