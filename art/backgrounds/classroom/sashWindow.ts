import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect, spline } from '../../ink/shapes.ts';

/** What is seen through a window at one time of the day. */
export interface Outside {
  zenith: string;
  horizon: string;
  /** Of sun or moon. */
  disc: string;
  hills: string;
}

const FRAME = 24;
const BAR = 9;

/** With its frame and sill. */
export function sashWindowBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 16, y - FRAME, w + 2 * FRAME + 32, h + 2 * FRAME + 14];
}

/** A tall window of small panes over trees and hills. */
export function sashWindow(ink: Ink, box: Box, frame: string, outside: Outside): void {
  const [x, y, w, h] = box;
  const casing = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 5);
  castShadow(ink, casing, { dx: 8, dy: 10, blur: 12, opacity: 0.35 });
  solid(ink, casing, frame, { bevel: 5 });
  drawOutside(ink, box, outside);
  drawBars(ink, box, frame);
  const sill = rect(x - FRAME - 16, y + h + 8, w + 2 * FRAME + 32, 26, 4);
  castShadow(ink, sill, { dx: 4, dy: 12, blur: 8 });
  solid(ink, sill, shift(frame, { lightness: 0.02 }), { bevel: 5 });
}

function drawOutside(ink: Ink, box: Box, outside: Outside): void {
  const [x, y, w, h] = box;
  const pane = rect(...box);
  const middle = mix(outside.zenith, outside.horizon, 0.55);
  ink.draw(pane, {
    fill: linear(90, outside.zenith, [middle, 0.45], [outside.horizon, 0.8], outside.horizon),
  });
  ink.clip(pane, () => {
    const disc: Point = [x + w * 0.5, y + h * 0.25];
    glow(ink, ...disc, 150, outside.disc, 0.85);
    ink.draw(oval(...disc, 30), { fill: mix(outside.disc, '#ffffff', 0.6) });
    for (const [dx, dy, size] of [
      [0.25, 0.2, 1],
      [0.78, 0.5, 0.8],
    ] as const)
      drawCloud(ink, [x + w * dx, y + h * dy], size, outside.horizon);
    drawHill(ink, box, 0.7, mix(outside.hills, outside.horizon, 0.45));
    drawHill(ink, box, 0.8, mix(outside.hills, outside.horizon, 0.2));
    drawTree(ink, [x + w * 0.2, y + h], h * 0.4, outside.hills);
    drawTree(ink, [x + w * 0.92, y + h], h * 0.32, outside.hills);
    ink.draw(pane, { stroke: '#0d0818', width: 24, opacity: 0.35, move: [5, 7], blur: 7 });
    const shine = polygon([x, y + h * 0.62], [x + w * 0.7, y], [x + w * 0.95, y], [x, y + h * 0.85]);
    ink.draw(shine, { fill: '#fff', opacity: 0.12 });
  });
}

function drawCloud(ink: Ink, [x, y]: Point, size: number, color: string): void {
  const puffs = [
    [-34, 4, 22],
    [-8, -8, 28],
    [24, 0, 24],
    [48, 8, 14],
  ] as const;
  const cloud = joinPaths(
    ...puffs.map(([dx, dy, r]) => oval(x + dx * size, y + dy * size, r * size, r * size * 0.7)),
  );
  ink.draw(cloud, { fill: mix(color, '#ffffff', 0.3), opacity: 0.65 });
}

function drawHill(ink: Ink, [x, y, w, h]: Box, level: number, color: string): void {
  const at = (share: number, lift: number): Point => [x + w * share, y + h * level - lift];
  const ridge = spline([at(-0.1, 6), at(0.15, 24), at(0.42, 4), at(0.7, 28), at(1.1, 8)]);
  const foot = polygon([x, y], [x + w * 1.1, y + h], [x - w * 0.1, y + h]).slice(1);
  ink.draw([...ridge, ...foot], { fill: color });
}

function drawTree(ink: Ink, [x, foot]: Point, height: number, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(x - 6, foot - height * 0.6, 12, height * 0.6), { fill: tone.deep });
  const crown = [
    [0, -0.9, 0.3],
    [-0.24, -0.66, 0.28],
    [0.24, -0.68, 0.26],
    [0, -0.5, 0.34],
  ] as const;
  for (const [dx, dy, r] of crown)
    ink.draw(oval(x + dx * height, foot + dy * height, r * height), { fill: tone.shade });
  for (const [dx, dy, r] of crown)
    ink.draw(oval(x + dx * height - 8, foot + dy * height - 8, r * height * 0.66), {
      fill: tone.base,
      opacity: 0.7,
    });
}

function drawBars(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const thin = { width: 2, bevel: 3 };
  for (const share of [1 / 3, 2 / 3]) solid(ink, rect(x + w * share - BAR / 2, y, BAR, h), color, thin);
  for (const i of range(5)) {
    const isRail = i === 2;
    const thick = isRail ? 20 : BAR;
    solid(ink, rect(x, y + (h * (i + 1)) / 6 - thick / 2, w, thick), color, thin);
  }
  ink.draw(rect(x, y, w, h), { stroke: ramp(color).line });
}
