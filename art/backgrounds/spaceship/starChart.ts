import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, recess, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';

/** A star chart in the wall, in the room's second colour: four worlds on their rings, and eight bars. */
export function starChart(ink: Ink, box: Box, hull: string, accent: string): void {
  const [x, y, w, h] = box;
  const pane = rect(...box, 14);
  const [cx, cy] = [x + w * 0.37, y + h * 0.52];
  solid(ink, rect(x - 14, y - 14, w + 28, h + 28, 22), shift(hull, { lightness: 0.03 }), { bevel: 6 });
  const dark = shift(accent, { lightness: -0.42, chromaTimes: 0.8 });
  recess(ink, pane, '#161a2c', { depth: 9, fill: radial(0.42, 0.5, 0.8, dark, '#0d1020') });
  ink.clip(pane, () => {
    for (const i of range(9))
      ink.draw(polyline([x + i * 44, y], [x + i * 44, y + h]), { stroke: accent, width: 1.2, opacity: 0.16 });
    for (const i of range(7))
      ink.draw(polyline([x, y + i * 44], [x + w, y + i * 44]), { stroke: accent, width: 1.2, opacity: 0.16 });
    for (const [i, orbit] of ORBITS.entries())
      drawOrbit(ink, [cx, cy], { ...orbit, degrees: 24 + i * 104 }, accent);
    glow(ink, cx, cy, 34, '#ffd98a', 0.9);
    ink.draw(oval(cx, cy, 12), { fill: '#ffe9b0' });
    drawReadings(ink, [x + w - 78, y + 30, 56, h - 60], accent);
  });
}

/** The rings of the chart from the sun outwards, and their worlds; no two are of one size, so that rooms can ask for them. */
export const ORBITS = [
  { reach: 46, world: 8 },
  { reach: 73, world: 17 },
  { reach: 99, world: 5 },
  { reach: 123, world: 12 },
] as const;

interface Orbit {
  /** Half the width of the ring. */
  reach: number;
  /** The radius of the world. */
  world: number;
  degrees: number;
}

function drawOrbit(ink: Ink, [cx, cy]: Point, { reach, world, degrees }: Orbit, color: string): void {
  const flat = reach * 0.82;
  ink.draw(oval(cx, cy, reach, flat), { stroke: color, width: 2.8, opacity: 0.85 });
  const at = (degrees * Math.PI) / 180;
  const [px, py] = [cx + reach * Math.cos(at), cy + flat * Math.sin(at)];
  glow(ink, px, py, world + 9, color, 0.5);
  ink.draw(oval(px, py, world), { fill: mix(color, '#ffffff', 0.55), stroke: ramp(color).deep, width: 2 });
}

/** How full each bar beside the chart is, from top to bottom. One is as good as empty. */
export const READINGS = [0.82, 0.55, 0.94, 0.46, 0.72, 0.9, 0.09, 0.63] as const;

function drawReadings(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const pitch = h / READINGS.length;
  for (const [i, share] of READINGS.entries()) {
    const top = y + pitch * (i + 0.5) - 6;
    ink.draw(rect(x, top, w, 12, 6), { fill: color, opacity: 0.22 });
    ink.draw(rect(x, top, Math.max(12, w * share), 12, 6), { fill: color, opacity: 0.9 });
  }
}
