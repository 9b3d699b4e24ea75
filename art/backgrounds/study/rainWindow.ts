import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';

/** Middle of the window. */
export const ROUND: Point = [540, 272];
const RADIUS = 118;
export const RAIN_WINDOW_BOUNDS: Box = [ROUND[0] - 168, ROUND[1] - 168, 336, 346];

/** A round window of eight panes; outside it rains on roofs and a church. */
export function rainWindow(ink: Ink, color: string): void {
  const [x, y] = ROUND;
  const tone = ramp(color);
  castShadow(ink, oval(x, y, RADIUS + 34), { dx: 10, dy: 12, blur: 14, opacity: 0.45 });
  solid(ink, oval(x, y, RADIUS + 34), color, { bevel: 8 });
  ink.draw(oval(x, y, RADIUS + 17), { stroke: tone.dark, width: 4 });
  ink.draw(oval(x, y, RADIUS + 17), { stroke: tone.hi, width: 2, opacity: 0.6, move: [1, 3] });
  const pane = oval(x, y, RADIUS);
  ink.draw(pane, { fill: linear(90, '#6a7a94', ['#98a6b8', 0.55], '#c4c8cc') });
  ink.clip(pane, () => {
    drawTown(ink);
    drawRain(ink);
    ink.draw(pane, { stroke: SHADOW, width: 26, opacity: 0.45, move: [5, 8], blur: 7 });
  });
  const bars = joinPaths(
    oval(x, y, 44),
    ...range(8).map((i): Path => {
      const turn = (i * Math.PI) / 4;
      const at = (r: number): Point => [x + Math.cos(turn) * r, y + Math.sin(turn) * r];
      return polyline(at(44), at(RADIUS));
    }),
  );
  ink.draw(bars, { stroke: tone.line, width: 13 });
  ink.draw(bars, { stroke: tone.base, width: 8.4 });
  ink.draw(bars, { stroke: tone.hi, width: 2, opacity: 0.6, move: [-1.6, -1.8] });
  ink.draw(pane, { stroke: tone.line, width: 3 });
  solid(ink, rect(x - 22, y - RADIUS - 42, 44, 34, 4), color, { bevel: 4 });
  ink.draw(arc(x, y, RADIUS + 34, 200, 290), { stroke: tone.hi, width: 3, opacity: 0.35 });
}

function drawTown(ink: Ink): void {
  const [x, y] = ROUND;
  const hill = curve(
    `M${x - 140} ${y + 30}Q${x - 60} ${y - 16} ${x + 140} ${y + 10}L${x + 140} ${y + 140}L${x - 140} ${y + 140}Z`,
  );
  ink.draw(hill, { fill: '#7f8ea2' });
  const roofs = curve(
    `M${x - 140} ${y + 140}L${x - 140} ${y + 66}L${x - 96} ${y + 40}L${x - 60} ${y + 64}L${x - 44} ${y + 52}L${x - 14} ${y + 72}` +
      `L${x + 14} ${y + 72}L${x + 14} ${y + 4}L${x + 30} ${y - 40}` +
      `L${x + 46} ${y + 4}L${x + 46} ${y + 62}L${x + 82} ${y + 40}L${x + 140} ${y + 70}L${x + 140} ${y + 140}Z`,
  );
  ink.draw(roofs, { fill: linear(90, '#53627c', '#44506a') });
  for (const [dx, dy] of [
    [-104, 74],
    [-78, 78],
    [72, 74],
    [26, 26],
  ] as const)
    ink.draw(rect(x + dx, y + dy, 10, 14), { fill: '#ffd27a', opacity: 0.9 });
}

function drawRain(ink: Ink): void {
  const [x, y] = ROUND;
  const falling = range(34).map((): Path => {
    const [at, top, length] = [
      x - 130 + ink.random() * 270,
      y - 130 + ink.random() * 240,
      18 + ink.random() * 26,
    ];
    return polyline([at, top], [at - length * 0.22, top + length]);
  });
  ink.draw(joinPaths(...falling), { stroke: '#e8f0fa', width: 1.8, opacity: 0.5 });
  for (const _ of range(16)) {
    const [at, top] = [x - 110 + ink.random() * 220, y - 100 + ink.random() * 190];
    ink.draw(oval(at, top, 2.6, 4), { fill: '#f4f8ff', opacity: 0.7 });
    ink.draw(rect(at - 1, top - 26, 2, 24), { fill: '#f4f8ff', opacity: 0.28 });
  }
}
