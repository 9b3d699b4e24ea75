import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path, Point } from '../../ink/path.ts';
import { polygon, range, rect, soft, spline } from '../../ink/shapes.ts';
import { rivets } from '../../matter/metal.ts';

/** A tube of light along a line. */
export function neon(ink: Ink, line: Path, color: string, width = 5): void {
  ink.draw(line, { stroke: color, width: width * 4, opacity: 0.4, blur: 9, cap: 'round' });
  ink.draw(line, { stroke: color, width, cap: 'round' });
  ink.draw(line, { stroke: '#ffffff', width: width * 0.4, opacity: 0.85, cap: 'round' });
}

interface PanelOptions {
  /** The size of the two cut corners. */
  cut?: number;
  lightness?: number;
}

/** A bolted plate of the wall. */
export function hullPanel(
  ink: Ink,
  [x, y, w, h]: Box,
  hull: string,
  { cut = 16, lightness = 0 }: PanelOptions = {},
): void {
  const { deep } = ramp(hull);
  const plate = soft(
    [
      [x + cut, y],
      [x + w, y],
      [x + w, y + h - cut],
      [x + w - cut, y + h],
      [x, y + h],
      [x, y + cut],
    ],
    6,
  );
  ink.draw(plate, { fill: deep, stroke: deep, width: 8 });
  solid(ink, plate, shift(hull, { lightness: lightness + ink.jitter(0.025) }), { bevel: 5 });
  const bolts: Point[] = [
    [x + 20, y + 20],
    [x + w - 16, y + 16],
    [x + 16, y + h - 16],
    [x + w - 20, y + h - 20],
  ];
  rivets(ink, bolts, 4.5, hull);
}

export function ventSlots(ink: Ink, x: number, y: number, hull: string): void {
  const tone = ramp(hull);
  for (const i of range(6)) {
    ink.draw(rect(x, y + i * 19, 130, 10, 5), { fill: tone.deep });
    ink.draw(rect(x, y + 8 + i * 19, 130, 3, 1.5), { fill: tone.hi, opacity: 0.6 });
  }
}

/** A lamp in the ceiling with the light below it. */
export function ceilingLamp(ink: Ink, x: number, color: string, line: string): void {
  const tube = rect(x, 22, 280, 18, 9);
  const light = mix(color, '#ffffff', 0.6);
  ink.draw(tube, { fill: '#fff', blur: 12, opacity: 0.8 });
  ink.draw(tube, { fill: linear(90, '#ffffff', light), stroke: line });
  const fill = linear(90, [light, 0, 0.062], ['#ffffff', 1, 0]);
  ink.blend('screen', () => {
    for (const i of range(6)) {
      const spread = 140 - i * 16;
      ink.draw(polygon([x + i * 8, 40], [x + 280 - i * 8, 40], [x + 280 + spread, 560], [x - spread, 560]), {
        fill,
      });
    }
  });
}

/** The distance between the strip's lamps, and their number. */
const SWITCH_PITCH = 46;
const SWITCH_COUNT = 5;

/** The middle of one of the strip's lamps. */
export function switchAt([x, y, w, h]: Box, place: number): Point {
  return [x + w / 2 + (place - (SWITCH_COUNT - 1) / 2) * SWITCH_PITCH, y + h / 2];
}

/** A row of lamps that are also switches. */
export function switchStrip(ink: Ink, box: Box, hull: string, colors: readonly string[]): void {
  const [x, y, w, h] = box;
  recess(ink, rect(x, y, w, h, h / 2), shift(hull, { lightness: -0.14 }), { depth: 7 });
  for (const i of range(SWITCH_COUNT)) {
    const color = colors[i % colors.length] ?? hull;
    const tone = ramp(color);
    const [cx, cy] = switchAt(box, i);
    glow(ink, cx, cy, 30, color, 0.45);
    ink.draw(rect(cx - 14, cy - 14, 28, 28, 9), {
      fill: linear(70, tone.light, [tone.base, 0.5], tone.shade),
      stroke: ramp(hull).line,
      width: 3,
    });
    ink.draw(rect(cx - 9, cy - 10, 18, 6, 3), { fill: '#fff', opacity: 0.55 });
  }
}

/** The bent ribs that frame the stage left and right. */
export function foregroundRibs(ink: Ink, width: number, hull: string, light: string): void {
  ink.at([0, 0], () => drawRib(ink, hull, light));
  ink.at([width, 0], () => drawRib(ink, hull, light), { mirror: true });
}

function drawRib(ink: Ink, hull: string, light: string): void {
  const rib = soft(
    [
      [-30, -30],
      [110, -30],
      [84, 120],
      [60, 420],
      [84, 760],
      [130, 1110],
      [-30, 1110],
    ],
    30,
  );
  castShadow(ink, rib, { dx: 20, dy: 0, blur: 22, opacity: 0.6 });
  solid(ink, rib, shift(hull, { lightness: -0.06 }), { bevel: 9 });
  const tube = spline([
    [86, 20],
    [58, 140],
    [36, 420],
    [58, 740],
    [92, 1060],
  ]);
  ink.draw(tube, { stroke: ramp(hull).deep, width: 16, cap: 'round' });
  neon(ink, tube, light, 6);
  const bolts: Point[] = [
    [30, 180],
    [14, 420],
    [30, 680],
    [44, 900],
  ];
  rivets(ink, bolts, 8, hull);
}
