import { type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point, turnPath } from '../../ink/path.ts';
import { chamfered, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { rivet } from '../../matter/metal.ts';
import { twinklingStar } from '../../matter/star.ts';

const SPACE = '#04020c';
const TILT = -14;
const NEBULAE = [
  { at: [0.35, 0.7], radius: 0.65, color: '#4a3aa8', opacity: 0.55 },
  { at: [0.85, 0.3], radius: 0.5, color: '#8a3a8f', opacity: 0.4 },
  { at: [0.2, 0.2], radius: 0.5, color: '#2a5aa8', opacity: 0.5 },
] as const;
const STARS = [
  { at: [0.12, 0.2], size: 15 },
  { at: [0.9, 0.13], size: 12 },
  { at: [0.3, 0.86], size: 11 },
] as const;

/** Returns the bounds with the frame. */
export function viewportBounds([x, y, w, h]: Box): Box {
  return [x - 36, y - 36, w + 72, h + 72];
}

/** A wide window on space with a ringed planet and a moon. */
export function viewport(ink: Ink, box: Box, hull: string, planet: string): void {
  const [x, y, w, h] = box;
  const tone = ramp(hull);
  const pane = chamfered(...box, 76, 14);
  const frame = chamfered(x - 36, y - 36, w + 72, h + 72, 96, 14);
  castShadow(ink, frame, { dx: 8, dy: 12, blur: 14 });
  solid(ink, frame, shift(hull, { lightness: 0.03 }), { bevel: 8 });
  ink.draw(chamfered(x - 14, y - 14, w + 28, h + 28, 84, 14), { fill: tone.deep, stroke: tone.line });
  ink.draw(pane, { fill: linear(60, '#0b1030', ['#141a48', 0.5], '#261a4a') });
  ink.clip(pane, () => {
    drawSpace(ink, box);
    drawPlanet(ink, [x + w * 0.62, y + h * 0.58], 138, planet);
    drawMoon(ink, [x + w * 0.2, y + h * 0.36], 40);
    drawPaneShine(ink, box);
    ink.draw(pane, { stroke: SPACE, width: 30, opacity: 0.6, move: [5, 7], blur: 7 });
  });
  ink.draw(pane, { stroke: tone.line, width: 4 });
  drawMullion(ink, [x + w * 0.38 - 15, y - 12, 30, h + 24], hull);
}

function drawSpace(ink: Ink, [x, y, w, h]: Box): void {
  for (const { at, radius, color, opacity } of NEBULAE) {
    const cloud = oval(x + at[0] * w, y + at[1] * h, radius * w, radius * w * 0.6);
    ink.draw(cloud, { fill: radial(0.5, 0.5, 0.5, [color, 0, opacity], [color, 1, 0]) });
  }
  for (const _ of range(130)) {
    const dice = ink.random();
    const star = oval(x + ink.random() * w, y + ink.random() * h, 0.7 + dice * dice * 2.2);
    ink.draw(star, { fill: dice > 0.85 ? '#ffe9c0' : '#dfe9ff', opacity: 0.35 + ink.random() * 0.65 });
  }
  for (const { at, size } of STARS) drawSparkle(ink, [x + at[0] * w, y + at[1] * h], size);
}

function drawSparkle(ink: Ink, [x, y]: Point, size: number): void {
  glow(ink, x, y, size * 2.4, '#cfe0ff', 0.7);
  ink.draw(twinklingStar([x, y], size, size * 0.13), { fill: '#fff' });
}

function drawPlanet(ink: Ink, center: Point, radius: number, color: string): void {
  const [x, y] = center;
  const tone = ramp(color);
  const ball = oval(x, y, radius);
  glow(ink, x, y, radius * 1.8, color, 0.5);
  drawRings(ink, center, radius, tone, 0.5);
  ink.draw(ball, { fill: radial(0.34, 0.3, 0.8, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.deep) });
  ink.clip(ball, () => {
    for (const i of range(9))
      drawCloudBand(ink, center, radius, y - radius + 8 + i * radius * 0.22, i % 2 ? tone.light : tone.dark);
    const night = radial(
      0.3,
      0.28,
      0.85,
      ['#fff', 0, 0.3],
      ['#fff', 0.25, 0],
      ['#0a0520', 0.5, 0.12],
      ['#0a0520', 0.95, 0.9],
    );
    ink.draw(ball, { fill: night });
  });
  const front = turnPath(rect(x - radius * 2.6, y, radius * 5.2, radius * 1.3), TILT, center);
  ink.clip(front, () => drawRings(ink, center, radius, tone, 0.85));
}

function drawRings(ink: Ink, center: Point, radius: number, tone: Ramp, opacity: number): void {
  const [x, y] = center;
  const outer = turnPath(oval(x, y, radius * 1.59, radius * 0.315), TILT, center);
  const inner = turnPath(oval(x, y, radius * 1.39, radius * 0.267), TILT, center);
  ink.draw(outer, { stroke: tone.light, width: radius * 0.13, opacity });
  ink.draw(outer, { stroke: tone.dark, width: radius * 0.03, opacity: opacity * 0.7 });
  ink.draw(inner, { stroke: tone.hi, width: radius * 0.06, opacity: opacity * 0.8 });
}

function drawCloudBand(ink: Ink, center: Point, radius: number, y: number, color: string): void {
  const [x] = center;
  const band = curve(
    `M${x - radius} ${y}Q${x} ${y + 30} ${x + radius} ${y}L${x + radius} ${y + 8 + ink.random() * 14}` +
      `Q${x} ${y + 44 + ink.random() * 10} ${x - radius} ${y + 10 + ink.random() * 12}Z`,
  );
  ink.draw(turnPath(band, TILT, center), { fill: color, opacity: 0.38 });
}

function drawMoon(ink: Ink, [x, y]: Point, radius: number): void {
  const ball = oval(x, y, radius);
  const craters: readonly (readonly [number, number, number])[] = [
    [-14, -10, 10],
    [12, 6, 8],
    [-4, 20, 7],
    [18, -18, 5],
  ];
  ink.draw(ball, { fill: radial(0.34, 0.3, 0.8, '#f0f2fa', ['#b6bccf', 0.5], '#3a3a5c') });
  ink.clip(ball, () => {
    for (const [dx, dy, r] of craters) ink.draw(oval(x + dx, y + dy, r), { fill: '#8890a8', opacity: 0.6 });
  });
}

function drawPaneShine(ink: Ink, [x, y, w, h]: Box): void {
  const wide = polygon([x, y + h * 0.8], [x + w * 0.5, y], [x + w * 0.66, y], [x + w * 0.1, y + h]);
  const narrow = polygon([x + w * 0.68, y + h], [x + w * 0.97, y], [x + w * 1.02, y], [x + w * 0.73, y + h]);
  ink.draw(wide, { fill: '#fff', opacity: 0.06 });
  ink.draw(narrow, { fill: '#fff', opacity: 0.05 });
}

function drawMullion(ink: Ink, box: Box, hull: string): void {
  const [x, y, w, h] = box;
  const bar: Path = rect(...box);
  castShadow(ink, bar, { dx: 6, dy: 0, blur: 6 });
  solid(ink, bar, shift(hull, { lightness: 0.02 }), { bevel: 5 });
  for (const share of [0.15, 0.5, 0.85]) rivet(ink, [x + w / 2, y + h * share], 5, hull);
}
