import { ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { joinPaths, type Point, polar, turnPath } from '../../../ink/path.ts';
import { arc, oval, range, rect, toothed } from '../../../ink/shapes.ts';
import { knob, metal, plate, rivets, sphere } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';

export interface PlugColors {
  door: string;
  metal: string;
}

const BOLTS = 16;

/**
 * The round door of a vault: bolts that reach into the ring around it, a toothed rim, a face, and the wheel.
 */
export function vaultPlug(ink: Ink, center: Point, radius: number, { door, metal: trim }: PlugColors): void {
  ink.draw(oval(...center, radius), { fill: radial(0.5, 0.5, 0.5, ['#2c232e', 0.84, 1], ['#120b14', 1, 1]) });
  drawBolts(ink, center, radius, trim);
  drawRim(ink, center, radius, door);
  drawFace(ink, center, radius * 0.7, door);
  rivets(
    ink,
    range(12).map((i) => polar(...center, radius * 0.62, i * 30 + 15)),
    6.5,
    trim,
  );
  drawWheel(ink, center, radius * 0.36, trim);
}

function drawBolts(ink: Ink, center: Point, radius: number, color: string): void {
  const tone = ramp(color);
  for (const i of range(BOLTS)) {
    const bolt = rect(center[0] + radius * 0.8, center[1] - 9, radius * 0.2, 18, 3);
    const path = turnPath(bolt, (i * 360) / BOLTS, center);
    ink.draw(path, { fill: linear(60, tone.hi, [tone.base, 0.5], tone.dark), stroke: tone.line, width: 3.5 });
  }
}

/** The stepped rim; each step is lit by itself, as metal turned on a lathe. */
function drawRim(ink: Ink, center: Point, radius: number, color: string): void {
  const outer = toothed(...center, radius * 0.855, radius * 0.91, 26, 4);
  ink.draw(oval(center[0] + 4, center[1] + 7, radius * 0.9), { fill: SHADOW, opacity: 0.5, blur: 4 });
  const dark = shift(color, { lightness: -0.09 });
  solid(ink, outer, dark, { fill: metal(dark, 60), bevel: 4, width: 4.5 });
  const step = oval(...center, radius * 0.83);
  solid(ink, step, color, { fill: metal(color, 50), bevel: 6, width: 4 });
  const groove = oval(...center, radius * 0.75);
  ink.draw(groove, { stroke: ramp(color).deep, width: 7 });
  ink.draw(arc(...center, radius * 0.772, 20, 110), {
    stroke: ramp(color).hi,
    width: 3,
    opacity: 0.9,
    cap: 'round',
  });
}

function drawFace(ink: Ink, center: Point, radius: number, color: string): void {
  const tone = ramp(color);
  const face = oval(...center, radius);
  const brushed = (): void => {
    for (const i of range(6)) {
      const ring = { stroke: i % 2 ? '#fff' : tone.dark, width: 1.5, opacity: 0.2 };
      ink.draw(oval(...center, radius * (0.38 + i * 0.1)), ring);
    }
    for (const from of [196, 16])
      ink.draw(arc(...center, radius * 0.64, from, from + 44), {
        stroke: '#fff',
        width: radius * 0.5,
        opacity: 0.2,
      });
  };
  solid(ink, face, color, {
    bevel: 7,
    texture: brushed,
    fill: radial(0.36, 0.3, 0.85, tone.hi, [tone.light, 0.3], [tone.base, 0.65], tone.shade),
  });
}

function drawWheel(ink: Ink, center: Point, radius: number, color: string): void {
  const tone = ramp(color);
  const rim = joinPaths(oval(...center, radius * 1.13), oval(...center, radius * 0.86));
  ink.draw(oval(center[0] + 6, center[1] + 11, radius), { stroke: SHADOW, width: 20, opacity: 0.4, blur: 6 });
  plate(ink, oval(...center, radius * 0.5), color, { width: 4, bevel: 4 });
  for (const i of range(5)) drawSpoke(ink, center, radius, i * 72 - 90, color);
  solid(ink, rim, color, {
    evenOdd: true,
    bevel: 5,
    width: 4.5,
    fill: linear(55, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark),
  });
  castShadow(ink, oval(...center, radius * 0.42), { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  solid(ink, oval(...center, radius * 0.42), color, { fill: sphere(color), bevel: 5, width: 4.5 });
  plate(ink, oval(...center, radius * 0.19), GOLD, { width: 3, bevel: 2 });
}

function drawSpoke(ink: Ink, center: Point, radius: number, degrees: number, color: string): void {
  const [cx, cy] = center;
  const spoke = turnPath(rect(cx, cy - 7.5, radius * 1.4, 15, 7), degrees, center);
  solid(ink, spoke, color, { bevel: 4, width: 4 });
  knob(ink, polar(cx, cy, radius * 1.44, degrees), 12, color);
}
