import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Point, polar } from '../../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { metal, plate, rivets } from '../../../matter/metal.ts';
import { SILVER } from '../../../matter/palette.ts';

export interface TimeLock {
  box: Box;
  lamps: readonly Point[];
  /** The lamp's colour: red while the door is closed. */
  lamp: string;
}

/** The number of clocks, and the angle of all hands: it is the same for all, so that they give no hint. */
const CLOCKS = 3;
const RUN_DOWN = -90;

/** Three clocks behind glass, the time lock of a vault, between two lamps. */
export function timeLock(
  ink: Ink,
  { box, lamps, lamp }: TimeLock,
  colors: { wall: string; metal: string },
): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(x - 8, y - 8, w + 16, h + 16, 18), { dx: 4, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, rect(x - 8, y - 8, w + 16, h + 16, 18), colors.metal, { width: 4.5, bevel: 6 });
  recess(ink, rect(x + 8, y + 8, w - 16, h - 40, 12), '#3a3038', {
    depth: 7,
    fill: linear(90, '#1f1822', '#4a3f48'),
  });
  for (const i of range(CLOCKS))
    clockFace(ink, [x + w * (0.2 + i * 0.3), y + 42], 27, RUN_DOWN, colors.metal);
  const shine = polygon([x + 30, y + h - 34], [x + 76, y + 10], [x + 108, y + 10], [x + 62, y + h - 34]);
  ink.draw(shine, { fill: '#fff', opacity: 0.14 });
  engraving(ink, [x + 18, y + h - 24, w - 36, 20], colors.metal);
  for (const at of lamps) signalLamp(ink, at, lamp);
}

function clockFace(ink: Ink, center: Point, radius: number, degrees: number, rim: string): void {
  const [cx, cy] = center;
  solid(ink, oval(cx, cy, radius), rim, { fill: metal(rim, 45), bevel: 3, width: 3.5 });
  ink.draw(oval(cx, cy, radius * 0.8), {
    fill: radial(0.42, 0.36, 0.7, '#fffdf0', '#e6d9b4'),
    stroke: '#3a2c28',
    width: 2,
  });
  const ticks = range(12).map((i) =>
    polyline(polar(cx, cy, radius * 0.7, i * 30), polar(cx, cy, radius * (i % 3 ? 0.6 : 0.48), i * 30)),
  );
  ink.draw(joinPaths(...ticks), { stroke: '#3a2c30', width: 2 });
  ink.draw(polyline(center, polar(cx, cy, radius * 0.56, degrees)), {
    stroke: '#2a2028',
    width: 3.4,
    cap: 'round',
  });
  ink.draw(polyline(center, polar(cx, cy, radius * 0.38, degrees + 180)), {
    stroke: '#a8382c',
    width: 3,
    cap: 'round',
  });
  ink.draw(oval(cx, cy, 3.4), { fill: '#2a2028' });
  ink.draw(arc(cx, cy, radius * 0.68, 195, 265), { stroke: '#fff', width: 3, opacity: 0.7, cap: 'round' });
}

/** Draws an engraved name that is too small to read. */
function engraving(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const [from, to] of [
    [0.2, 0.38],
    [0.42, 0.58],
    [0.62, 0.8],
  ] as const) {
    const word = rect(x + w * from, y + h * 0.3, w * (to - from), h * 0.4, 3);
    ink.draw(word, { fill: tone.hi, opacity: 0.8, move: [1.2, 1.6] });
    ink.draw(word, { fill: tone.dark });
  }
  rivets(
    ink,
    [
      [x + 6, y + h / 2],
      [x + w - 6, y + h / 2],
    ],
    4.5,
    color,
  );
}

function signalLamp(ink: Ink, [cx, cy]: Point, color: string): void {
  castShadow(ink, oval(cx, cy, 22), { dx: 3, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, oval(cx, cy, 22), SILVER, { fill: metal(SILVER, 45), bevel: 3, width: 4 });
  const tone = ramp(color);
  ink.draw(oval(cx, cy, 14.5), {
    fill: radial(0.38, 0.32, 0.8, '#fff4e8', [tone.light, 0.35], tone.shade),
    stroke: tone.line,
    width: 3,
  });
  ink.draw(oval(cx - 5, cy - 6, 4.5, 3), { fill: '#fff', opacity: 0.9 });
  glow(ink, cx, cy, 40, color, 0.55);
}
