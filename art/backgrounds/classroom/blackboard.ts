import { shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, movePath, type Path, type Point, polar } from '../../ink/path.ts';
import { arc, ngon, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { board } from '../../matter/wood.ts';

const FRAME = 18;
const WHITE = '#f4f0e0';
const YELLOW = '#f2d888';
const ROSE = '#eeb0a4';
const SKY = '#a8d4e0';

/** Returns the bounds with frame and tray. */
export function blackboardBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 6, y - FRAME, w + 2 * FRAME + 12, h + 2 * FRAME + 22];
}

/** A framed blackboard with drawings in chalk, and a tray with chalks and a sponge. */
export function blackboard(ink: Ink, box: Box, color: string, wood: string): void {
  const [x, y, w, h] = box;
  const outer: Box = [x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME];
  castShadow(ink, rect(...outer, 5), { dx: 8, dy: 12, blur: 12, opacity: 0.38 });
  board(ink, outer, wood, { direction: 'along x', strength: 0.3, bevel: 5, corners: 5 });
  const fill = linear(
    60,
    shift(color, { lightness: 0.05 }),
    [color, 0.5],
    shift(color, { lightness: -0.03 }),
  );
  recess(ink, rect(...box, 2), color, { fill, depth: 6, opacity: 0.5, texture: () => drawSmears(ink, box) });
  ink.at([x, y], () => drawLesson(ink, w, h));
  drawTray(ink, [x - FRAME - 6, y + h + FRAME - 6, w + 2 * FRAME + 12, 18], wood);
}

/** Draws the traces of the sponge. */
function drawSmears(ink: Ink, [x, y, w, h]: Box): void {
  for (const _ of range(9)) {
    const from: Point = [x + ink.random() * w, y + ink.random() * h];
    const sweep = spline([from, [from[0] + 60, from[1] - 18], [from[0] + 130, from[1] + ink.jitter(30)]]);
    ink.draw(sweep, { stroke: WHITE, width: 24 + ink.random() * 26, opacity: 0.028, cap: 'round' });
  }
}

function drawLesson(ink: Ink, w: number, h: number): void {
  drawGeometry(ink, [w * 0.2, h * 0.56]);
  drawCurve(ink, [w * 0.44, h * 0.74]);
  drawOrbits(ink, [w * 0.8, h * 0.3]);
  drawApples(ink, [w * 0.75, h * 0.78]);
  drawSquiggles(ink, [w * 0.08, h * 0.13]);
}

function chalk(ink: Ink, path: Path, color = WHITE, width = 3): void {
  ink.draw(path, { stroke: color, width, opacity: 0.62, cap: 'round' });
  ink.draw(path, { stroke: color, width: width * 0.5, opacity: 0.3, move: [1.2, 0.8] });
}

function drawGeometry(ink: Ink, [x, y]: Point): void {
  chalk(ink, oval(x, y, 58), SKY, 2.4);
  chalk(ink, ngon(x, y, 58, 3, -90));
  chalk(ink, polyline([x, y - 58], [x, y + 29]), YELLOW, 2.4);
  chalk(ink, polyline([x, y + 17], [x + 12, y + 17], [x + 12, y + 29]), YELLOW, 2);
  chalk(ink, arc(x - 50, y + 29, 22, -60, 0), ROSE, 2.4);
}

function drawCurve(ink: Ink, [x, y]: Point): void {
  chalk(ink, polyline([x, y - 80], [x, y + 34]));
  chalk(ink, polyline([x - 12, y], [x + 82, y]));
  chalk(ink, polyline([x - 6, y - 72], [x, y - 82], [x + 6, y - 72]));
  chalk(ink, polyline([x + 74, y - 6], [x + 84, y], [x + 74, y + 6]));
  const wave = spline(
    [
      [x, y],
      [x + 18, y - 46],
      [x + 38, y],
      [x + 56, y + 28],
      [x + 74, y - 30],
    ],
    { tension: 0.9 },
  );
  chalk(ink, wave, ROSE);
}

function drawOrbits(ink: Ink, [x, y]: Point): void {
  chalk(ink, oval(x, y, 13), YELLOW);
  for (const i of range(8)) chalk(ink, polyline(polar(x, y, 19, i * 45), polar(x, y, 27, i * 45)), YELLOW, 2);
  for (const [r, degrees, size] of [
    [44, 200, 6],
    [66, 320, 9],
  ] as const) {
    chalk(ink, oval(x, y, r, r * 0.6), WHITE, 1.6);
    const [px, py] = polar(0, 0, r, degrees);
    chalk(ink, oval(x + px, y + py * 0.6, size), SKY, 2.4);
  }
}

const APPLE = joinPaths(
  curve('M0 -10C-8 -18 -22 -14 -22 2C-22 16 -10 24 0 19C10 24 22 16 22 2C22 -14 8 -18 0 -10Z'),
  curve('M0 -10Q0 -20 6 -25'),
);

function drawApples(ink: Ink, [x, y]: Point): void {
  chalk(ink, movePath(APPLE, x, y), ROSE, 2.6);
  chalk(
    ink,
    joinPaths(polyline([x + 28, y + 2], [x + 42, y + 2]), polyline([x + 35, y - 5], [x + 35, y + 9])),
  );
  chalk(ink, movePath(APPLE, x + 66, y), ROSE, 2.6);
}

/** Wavy lines that look like writing. */
function drawSquiggles(ink: Ink, [x, y]: Point): void {
  for (const i of range(2)) {
    const points = range(11 - i * 3).map(
      (n): Point => [x + n * 13, y + i * 26 + (n % 2 ? -5 : 4) + ink.jitter(3)],
    );
    chalk(ink, spline(points, { tension: 1 }), WHITE, 2.2);
  }
}

function drawTray(ink: Ink, box: Box, wood: string): void {
  const [x, y, w] = box;
  for (const [dx, length, color] of [
    [70, 30, WHITE],
    [112, 22, YELLOW],
    [146, 26, ROSE],
  ] as const)
    solid(ink, rect(x + dx, y - 7, length, 8, 4), color, { width: 1.8, bevel: 2 });
  solid(ink, rect(x + w - 120, y - 20, 62, 21, 5), '#c9a25a', { width: 2.2, bevel: 3 });
  ink.draw(polygon([x + w - 120, y - 8], [x + w - 58, y - 8], [x + w - 58, y], [x + w - 120, y]), {
    fill: '#5a4650',
    opacity: 0.7,
  });
  castShadow(ink, rect(...box, 4), { dx: 3, dy: 9, blur: 6 });
  solid(ink, rect(...box, 4), wood, { bevel: 4, width: 2.4 });
}
