import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Point, radians } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { knob, roundBar } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';

/** The hinge of the bedding's frame, and the angle of the lifted foot end in degrees. */
export const HINGE: Point = [44, 250];
export const LIFTED = 11;

const LINING = '#6a2a3c';

/** Returns a point of the bedding after its foot end was lifted. */
export function lifted(x: number, y: number): Point {
  const [sin, cos] = [Math.sin(radians(LIFTED)), Math.cos(radians(LIFTED))];
  const [dx, dy] = [x - HINGE[0], y - HINGE[1]];
  return [HINGE[0] + dx * cos + dy * sin, HINGE[1] - dx * sin + dy * cos];
}

/** The box under the bedding: its lining, its far rail and the light that comes out of it. */
export function drawBox(ink: Ink, wood: string, light: string): void {
  const [tone, lining] = [ramp(wood), ramp(LINING)];
  const mouth = polygon([46, 256], lifted(60, 262), lifted(600, 262), [618, 152], [618, 256]);
  ink.draw(mouth, { fill: linear(8, '#0d0710', [lining.deep, 0.4], [lining.dark, 0.7], lining.base) });
  ink.clip(mouth, () => {
    for (const i of range(10)) {
      const x = 130 + i * 54;
      const pleat = polyline([x, 120], [x + 6, 214]);
      ink.draw(pleat, { stroke: lining.deep, width: 9, opacity: 0.7 });
      ink.draw(pleat, { stroke: lining.light, width: 3.4, opacity: 0.5, move: [8, 0] });
    }
    ink.draw(polygon([90, 206], [572, 206], [612, 262], [44, 262]), {
      fill: linear(4, '#160b12', [tone.dark, 0.45], mix(tone.light, light, 0.5)),
      stroke: tone.line,
      width: 4,
    });
    for (const y of [216, 228, 242])
      ink.draw(polyline([44, y], [620, y]), { stroke: tone.deep, width: 3, opacity: 0.6 });
    glow(ink, 500, 226, 190, light, 1, 92);
    ink.draw(polygon([570, 130], [620, 130], [620, 262], [592, 262]), {
      fill: linear(0, lining.dark, lining.deep),
      opacity: 0.75,
    });
  });
}

/** The boards under the mattress, lifted with it. */
export function drawSlab(ink: Ink, wood: string): void {
  const board = polygon([44, 244], [622, 244], [622, 264], [44, 264]);
  const tone = ramp(wood);
  ink.warp(lifted, () => {
    castShadow(ink, board, { dx: 0, dy: 12, blur: 8, opacity: 0.5 });
    solid(ink, board, wood, { bevel: 4, fill: linear(90, tone.light, [tone.base, 0.5], tone.dark) });
    for (const i of range(7))
      ink.draw(polyline([110 + i * 78, 246], [110 + i * 78, 262]), { stroke: tone.line, width: 3 });
  });
}

/** A brass stay that holds the bedding up, and dust in the light. */
export function drawStay(ink: Ink, light: string): void {
  const [foot, head]: [Point, Point] = [[356, 250], lifted(420, 258)];
  ink.draw(polyline(foot, head), { stroke: ramp(BRASS).line, width: 14, cap: 'round' });
  ink.draw(polyline(foot, head), { stroke: roundBar(BRASS), width: 8, cap: 'round' });
  ink.draw(polyline(foot, head), { stroke: BRASS, width: 7, cap: 'round' });
  ink.draw(polyline(foot, head), { stroke: ramp(BRASS).hi, width: 2.2, cap: 'round', move: [-1.6, 0] });
  for (const at of [foot, head]) knob(ink, at, 8, BRASS);
  for (const [x, y, r] of [
    [446, 196, 3.4],
    [520, 178, 4.4],
    [572, 206, 3.4],
    [482, 222, 3],
  ] as const) {
    glow(ink, x, y, r * 4, light, 0.9);
    ink.draw(oval(x, y, r * 0.7), { fill: '#fffdf2' });
  }
}
