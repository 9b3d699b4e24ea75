import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, mapPath, type Point, turnPath } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { rod } from '../../matter/metal.ts';

/** The vanishing point of the perspective. */
export const VANISHING: Point = [960, 400];
export const CEILING_FOOT = 92;
/** The left and right ends of the lamps, at the edge between ceiling and wall. */
const LAMPS = [
  [330, 530],
  [860, 1060],
  [1390, 1590],
] as const;
const [NEAR, FAR] = [22, 70];

/** The middles of the lamps. */
export const LAMP_MIDDLES: readonly Point[] = LAMPS.map(([left, right]) => onCeiling((left + right) / 2, 46));

interface CeilingColors {
  ceiling: string;
  steel: string;
  lamp: string;
  /** The brightness of each lamp, 0 to 1. */
  shines: readonly [number, number, number];
}

/** Hung plates with lamps let into them; with decay one plate is gone and cables hang out. */
export function hospitalCeiling(ink: Ink, colors: CeilingColors, decay: number): void {
  const tone = ramp(colors.ceiling);
  ink.draw(rect(0, -2, STAGE_WIDTH, CEILING_FOOT + 2), { fill: linear(90, tone.shade, tone.light) });
  for (const x of range(30).map((i) => -490 + i * 100))
    drawSeam(ink, onCeiling(x, -4), onCeiling(x, CEILING_FOOT), colors.ceiling);
  for (const y of [8, 46, 76]) drawSeam(ink, [0, y], [STAGE_WIDTH, y], colors.ceiling);
  if (decay > 0.5) drawHole(ink, colors);
  for (const [i, at] of LAMPS.entries()) drawLamp(ink, at, colors, colors.shines[i] ?? 0, i === 2);
  const edge = rect(-20, CEILING_FOOT - 6, STAGE_WIDTH + 40, 12);
  solid(ink, edge, shift(colors.steel, { lightness: -0.04 }), { bevel: 3, width: 2.4 });
  fadeDown(ink, [0, CEILING_FOOT + 6, STAGE_WIDTH, 46], SHADOW, 0.36);
}

/** Returns a point of the ceiling; `x` is where its line meets the wall. */
function onCeiling(x: number, y: number): Point {
  const scale = (VANISHING[1] - y) / (VANISHING[1] - CEILING_FOOT);
  return [VANISHING[0] + (x - VANISHING[0]) * scale, y];
}

function drawSeam(ink: Ink, from: Point, to: Point, color: string): void {
  const tone = ramp(color);
  ink.draw(polyline(from, to), { stroke: tone.dark, width: 3.4, opacity: 0.75 });
  ink.draw(polyline(from, to), { stroke: tone.hi, width: 1.6, opacity: 0.5, move: [2, 2] });
}

function drawLamp(
  ink: Ink,
  [left, right]: readonly [number, number],
  { steel, lamp }: CeilingColors,
  shine: number,
  isLoose: boolean,
): void {
  const middle = onCeiling((left + right) / 2, 46);
  const corners = [
    onCeiling(left, NEAR),
    onCeiling(right, NEAR),
    onCeiling(right, FAR),
    onCeiling(left, FAR),
  ];
  const box = corners.map(([x, y]): Point => [x - middle[0], y - middle[1]]);
  if (shine) ink.blend('screen', () => glow(ink, middle[0], middle[1] + 8, 330, lamp, 0.5 * shine, 150));
  if (isLoose) drawGap(ink, corners, middle);
  ink.at(
    [middle[0], middle[1] + (isLoose ? 12 : 0)],
    () => {
      const frame = polygon(...box);
      if (isLoose) castShadow(ink, frame, { dx: 10, dy: 14, blur: 8, opacity: 0.5 });
      const glass = mix('#747884', mix(lamp, '#ffffff', 0.55), shine);
      solid(ink, frame, steel, { bevel: 4, width: 2.6 });
      drawPane(ink, box, steel, glass, shine);
    },
    { turn: isLoose ? 4.5 : 0 },
  );
}

/** Milk glass in its frame, with two tubes behind it. */
function drawPane(ink: Ink, frame: readonly Point[], steel: string, glass: string, shine: number): void {
  const [a, b, c, d] = frame.map(([x, y]): Point => [x * 0.91, y * 0.8]) as [Point, Point, Point, Point];
  const line = ramp(steel).line;
  ink.draw(polygon(a, b, c, d), { fill: glass, stroke: line, width: 2 });
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const tone = ramp(glass);
  for (const down of [0.3, 0.7]) {
    const [left, right] = [between(a, d, down), between(b, c, down)];
    const tube = polyline(between(left, right, 0.03), between(left, right, 0.97));
    ink.draw(tube, { stroke: shine ? '#ffffff' : tone.light, width: 6.5, opacity: 0.9, cap: 'round' });
  }
  for (const along of [0.25, 0.5, 0.75]) {
    const rib = polyline(between(a, b, along), between(d, c, along));
    ink.draw(rib, { stroke: tone.shade, width: 1.8 });
  }
}

/** Draws the glow of the lamps above the room's light, so that they are the brightest objects. */
export function lampShine(ink: Ink, { lamp, shines }: Pick<CeilingColors, 'lamp' | 'shines'>): void {
  ink.blend('screen', () => {
    for (const [i, [left, right]] of LAMPS.entries()) {
      const shine = shines[i] ?? 0;
      if (!shine) continue;
      const [x, y] = onCeiling((left + right) / 2, 46);
      const corners = [
        onCeiling(left, NEAR),
        onCeiling(right, NEAR),
        onCeiling(right, FAR),
        onCeiling(left, FAR),
      ];
      const pane = polygon(...corners.map(([px, py]): Point => [x + (px - x) * 0.9, y + (py - y) * 0.78]));
      ink.draw(i === 2 ? mapPath(turnPath(pane, 4.5, [x, y]), (px, py) => [px, py + 12]) : pane, {
        fill: lamp,
        opacity: 0.62 * shine,
      });
      glow(ink, x, y + 6, 300, lamp, 0.5 * shine, 120);
    }
  });
}

/** The dark gap above a cover that hangs down on one side, and the wire that holds it. */
function drawGap(ink: Ink, corners: readonly Point[], [x, y]: Point): void {
  ink.draw(polygon(...corners), { fill: SHADOW, opacity: 0.85 });
  rod(ink, polyline([x + 74, y - 20], [x + 90, y + 22]), '#5a5a66', 3);
}

function drawHole(ink: Ink, { ceiling }: CeilingColors): void {
  const hole = polygon(onCeiling(660, 8), onCeiling(760, 8), onCeiling(760, 76), onCeiling(660, 76));
  ink.draw(hole, { fill: '#17121f', stroke: ramp(ceiling).line, width: 2.6 });
  ink.clip(hole, () => {
    ink.draw(polyline([560, 30], [820, 24]), { stroke: '#4a4450', width: 12 });
    ink.draw(polyline([560, 27], [820, 21]), { stroke: '#7a7480', width: 3 });
  });
  rod(ink, curve('M676 34C672 90 690 120 682 168'), '#3c3a46', 4);
  rod(ink, curve('M706 40C712 80 700 104 708 132'), '#8a4a3e', 3.4);
  rod(ink, curve('M664 30C652 60 658 84 650 104'), '#3c3a46', 3);
}
