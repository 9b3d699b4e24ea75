import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../../ink/path.ts';
import { oval, polyline, range, rect } from '../../../ink/shapes.ts';
import { rivets } from '../../../matter/metal.ts';
import { BRASS, SILVER } from '../../../matter/palette.ts';

const CAP = 26;
const BUBBLES: readonly (readonly [across: number, down: number, radius: number])[] = [
  [0.3, 0.86, 5],
  [0.62, 0.74, 6.5],
  [0.4, 0.56, 4.5],
  [0.7, 0.42, 5],
  [0.34, 0.3, 6],
  [0.58, 0.16, 4],
];

/** Draws a glass tube between two caps: nearly empty, or full of the glowing liquid in the pipes. */
export function sightGlass(
  ink: Ink,
  [x, y, w, h]: Box,
  { pipe, flow }: { pipe: string; flow: string },
  isFull: boolean,
): void {
  const tube: Box = [x + 8, y + CAP - 4, w - 16, h - 2 * CAP + 8];
  castShadow(ink, rect(...tube, 8), { dx: 7, dy: 9, blur: 7, opacity: 0.4 });
  if (isFull) glow(ink, x + w / 2, y + h / 2, w * 1.15, flow, 0.85, h * 0.62);
  drawTube(ink, tube, flow, isFull);
  for (const top of [y, y + h - CAP]) drawCap(ink, [x, top, w, CAP], pipe);
  if (isFull) glow(ink, x + w / 2, y + h / 2, w * 0.8, flow, 0.45, h * 0.45);
}

function drawTube(ink: Ink, [x, y, w, h]: Box, flow: string, isFull: boolean): void {
  const tube = rect(x, y, w, h, 6);
  const tone = ramp(flow);
  ink.draw(tube, { fill: linear(0, '#1c2430', ['#43505e', 0.35], ['#2a3340', 0.7], '#141a24') });
  ink.clip(tube, () => {
    const top = isFull ? y - 4 : y + h * 0.84;
    const liquid = rect(x, top, w, y + h - top);
    const dull = mix(flow, '#2a2430', 0.55);
    ink.draw(liquid, {
      fill: isFull
        ? linear(0, tone.shade, [tone.hi, 0.35], [tone.light, 0.6], tone.base)
        : linear(0, ramp(dull).dark, [dull, 0.4], ramp(dull).deep),
    });
    if (isFull)
      for (const [across, down, radius] of BUBBLES) drawBubble(ink, [x + w * across, y + h * down], radius);
    const marks = range(6).map((i) =>
      polyline([x + w - 12, y + 14 + i * ((h - 28) / 5)], [x + w, y + 14 + i * ((h - 28) / 5)]),
    );
    ink.draw(joinPaths(...marks), { stroke: '#fff4dc', width: 3, opacity: 0.85 });
    ink.draw(rect(x + 6, y + 4, 7, h - 8, 3.5), { fill: '#fff', opacity: isFull ? 0.75 : 0.45 });
  });
  ink.draw(tube, { stroke: '#232030', width: 5 });
}

function drawBubble(ink: Ink, [cx, cy]: Point, radius: number): void {
  ink.draw(oval(cx, cy, radius), { fill: '#ffffff', opacity: 0.4 });
  ink.draw(oval(cx, cy, radius), { stroke: '#ffffff', width: 2, opacity: 0.9 });
}

function drawCap(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const path = rect(x - 4, y, w + 8, h, 7);
  castShadow(ink, path, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
  solid(ink, path, color, {
    bevel: 4,
    width: 5,
    fill: linear(0, tone.base, [tone.hi, 0.25], [tone.base, 0.55], tone.deep),
  });
  ink.draw(rect(x - 4, y + h / 2 - 3, w + 8, 6), { fill: BRASS, stroke: ramp(BRASS).line, width: 2.4 });
  rivets(ink, [[x + 6, y + h / 2] as const, [x + w - 6, y + h / 2] as const], 4.5, SILVER);
}
