import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point, polar } from '../../ink/path.ts';
import { oval, polygon, range, rect, spline } from '../../ink/shapes.ts';
import { cloud, moon, stars } from '../../kits/sights/sky.ts';

export interface Outside {
  zenith: string;
  horizon: string;
  cloud: string;
  roofs: string;
  lit: string;
  disc: 'sun' | 'moon';
}

const RIM = 34;

export function roundWindowBounds([cx, cy]: Point, r: number): Box {
  return [cx - r - RIM, cy - r - RIM, 2 * (r + RIM), 2 * (r + RIM) + 30];
}

/** A round window in a ring of wood, over the roofs of a town. */
export function roundWindow(ink: Ink, [cx, cy]: Point, r: number, frame: string, outside: Outside): void {
  castShadow(ink, oval(cx, cy, r + RIM), { dx: 10, dy: 14, blur: 16, opacity: 0.45 });
  solid(ink, oval(cx, cy, r + RIM), frame, { bevel: 8 });
  drawRingJoints(ink, [cx, cy], r, frame);
  const pane = oval(cx, cy, r);
  ink.draw(pane, {
    fill: linear(90, outside.zenith, [mix(outside.zenith, outside.horizon, 0.6), 0.5], outside.horizon),
  });
  ink.clip(pane, () => drawTown(ink, [cx, cy], r, outside));
  ink.draw(pane, { stroke: ramp(frame).line, width: 4 });
  drawBars(ink, [cx, cy], r, frame);
  const sill = rect(cx - 84, cy + r + RIM - 8, 168, 24, 6);
  castShadow(ink, sill, { dx: 4, dy: 12, blur: 8 });
  solid(ink, sill, frame, { bevel: 5 });
}

function drawRingJoints(ink: Ink, center: Point, r: number, frame: string): void {
  const tone = ramp(frame);
  for (const turn of [20, 90, 160, 200, 270, 340]) {
    const joint = polygon(polar(...center, r + 2, turn), polar(...center, r + RIM - 3, turn));
    ink.draw(joint, { stroke: tone.deep, width: 3, opacity: 0.8 });
  }
  ink.draw(oval(...center, r + RIM * 0.55), { stroke: tone.dark, width: 2.4, opacity: 0.6 });
  ink.draw(oval(...center, r + RIM * 0.55 - 3), { stroke: tone.hi, width: 1.8, opacity: 0.5 });
}

function drawTown(ink: Ink, [cx, cy]: Point, r: number, outside: Outside): void {
  const isNight = outside.disc === 'moon';
  if (isNight) {
    stars(ink, [cx - r, cy - r, 2 * r, r * 1.3], 34);
    moon(ink, [cx + r * 0.4, cy - r * 0.42], r * 0.2);
  } else {
    glow(ink, cx + r * 0.36, cy + r * 0.1, r * 0.9, '#fff4cc', 0.95);
    ink.draw(oval(cx + r * 0.36, cy + r * 0.1, r * 0.17), { fill: '#fffbe6' });
  }
  cloud(ink, [cx - r * 0.4, cy - r * 0.22], r * 0.8, outside.cloud, isNight ? 0.4 : 0.8);
  cloud(ink, [cx + r * 0.5, cy - r * 0.62], r * 0.5, outside.cloud, isNight ? 0.3 : 0.7);
  const far = mix(outside.roofs, outside.horizon, 0.5);
  const hill = spline([
    [cx - r, cy + r * 0.34],
    [cx - r * 0.4, cy + r * 0.2],
    [cx + r * 0.2, cy + r * 0.36],
    [cx + r, cy + r * 0.2],
    [cx + r, cy + r],
    [cx - r, cy + r],
  ]);
  ink.draw(hill, { fill: far });
  for (const i of range(7))
    drawHouse(ink, [cx - r + i * r * 0.31, cy + r], r * (0.34 + ((i * 5) % 7) * 0.04), outside);
  ink.draw(oval(cx, cy, r), { stroke: SHADOW, width: 24, opacity: 0.4, move: [5, 8], blur: 7 });
  ink.draw(
    polygon([cx - r, cy + r * 0.2], [cx + r * 0.1, cy - r], [cx + r * 0.44, cy - r], [cx - r, cy + r * 0.7]),
    {
      fill: '#ffffff',
      opacity: 0.13,
    },
  );
}

function drawHouse(ink: Ink, [x, foot]: Point, h: number, { roofs, lit }: Outside): void {
  const w = h * 0.72;
  const tone = ramp(roofs);
  ink.draw(rect(x, foot - h, w, h), { fill: linear(0, tone.light, tone.base) });
  ink.draw(polygon([x - 6, foot - h], [x + w / 2, foot - h * 1.5], [x + w + 6, foot - h]), {
    fill: linear(0, tone.shade, tone.deep),
  });
  ink.draw(rect(x + w * 0.68, foot - h * 1.46, w * 0.14, h * 0.3), { fill: tone.dark });
  ink.draw(joinPaths(rect(x + w * 0.2, foot - h * 0.8, 10, 13), rect(x + w * 0.58, foot - h * 0.8, 10, 13)), {
    fill: lit,
  });
}

function drawBars(ink: Ink, [cx, cy]: Point, r: number, frame: string): void {
  const thin = { width: 2.4, bevel: 3 };
  solid(ink, rect(cx - 7, cy - r, 14, 2 * r), frame, thin);
  solid(ink, rect(cx - r, cy - 7, 2 * r, 14), frame, thin);
  solid(ink, oval(cx, cy, 22), frame, thin);
  solid(ink, oval(cx, cy, 9), ramp(frame).light, { width: 2, bevel: 2 });
}
