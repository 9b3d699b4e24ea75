import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, rect } from '../../ink/shapes.ts';

const IRON = '#4e4e62';
const POT = curve('M-92 0C-124 34 -126 104 -84 138C-50 160 50 160 84 138C126 104 124 34 92 0Z');
const BUBBLES = [
  [-52, -4, 13],
  [-14, 4, 17],
  [26, -3, 12],
  [56, 3, 15],
  [4, -8, 9],
] as const;
const RISING = [
  [-36, -38, 7],
  [30, -52, 9],
  [-6, -78, 6],
  [46, -98, 5],
  [-24, -116, 4],
] as const;

/** Returns the bounds with the bubbles above it. */
export function cauldronBounds([x, foot]: Point): Box {
  return [x - 128, foot - 300, 256, 310];
}

/** A cauldron on three feet, full of a brew that shines. */
export function cauldron(ink: Ink, [x, foot]: Point, brew: string): void {
  const rim = foot - 176;
  const tone = ramp(brew);
  ink.draw(oval(x, rim - 20, 330, 260), {
    fill: radial(0.5, 0.5, 0.5, [brew, 0, 0.5], [brew, 0.4, 0.18], [brew, 1, 0]),
    blend: 'screen',
  });
  groundShadow(ink, x, foot - 2, 120, 15, 0.55);
  for (const dx of [-62, 0, 62]) {
    const leg = polygon(
      [x + dx - 15, foot - 44],
      [x + dx + 15, foot - 44],
      [x + dx * 1.14 + 9, foot],
      [x + dx * 1.14 - 9, foot],
    );
    solid(ink, leg, IRON, { width: 2.8, bevel: 4 });
  }
  const pot = movePath(POT, x, rim);
  castShadow(ink, pot, { dx: 12, dy: 10, blur: 10, opacity: 0.4 });
  solid(ink, pot, IRON, {
    fill: radial(0.32, 0.3, 0.85, ramp(IRON).hi, [ramp(IRON).light, 0.2], [IRON, 0.5], ramp(IRON).deep),
    bevel: 6,
  });
  for (const side of [-1, 1]) drawRing(ink, [x + side * 104, rim + 52]);
  drawBrew(ink, [x, rim], brew);
  const lip = { stroke: ramp(IRON).line, width: 20 };
  ink.draw(arc(x, rim, 98, 0, 180, 20), lip);
  ink.draw(arc(x, rim, 98, 0, 180, 20), { stroke: ramp(IRON).base, width: 14 });
  ink.draw(arc(x, rim, 98, 60, 172, 20), { stroke: ramp(IRON).hi, width: 4, opacity: 0.7, move: [0, -3] });
  for (const [dx, dy, radius] of RISING) {
    ink.draw(oval(x + dx, rim + dy, radius), {
      fill: tone.light,
      opacity: 0.45,
      stroke: tone.hi,
      width: 1.6,
    });
    ink.draw(oval(x + dx - radius * 0.3, rim + dy - radius * 0.3, radius * 0.25), {
      fill: '#ffffff',
      opacity: 0.8,
    });
  }
}

function drawBrew(ink: Ink, [x, y]: Point, brew: string): void {
  const tone = ramp(brew);
  const iron = ramp(IRON);
  ink.draw(oval(x, y, 104, 26), { fill: iron.base, stroke: iron.line });
  ink.draw(oval(x, y + 1, 90, 19), {
    fill: linear(90, tone.shade, [tone.light, 0.6], tone.hi),
    stroke: iron.line,
    width: 2.4,
  });
  for (const [dx, dy, radius] of BUBBLES)
    ink.draw(oval(x + dx, y + dy, radius, radius * 0.72), {
      fill: radial(0.4, 0.3, 0.8, mix(brew, '#ffffff', 0.6), [tone.light, 0.4], tone.base),
      stroke: tone.dark,
      width: 1.6,
    });
  glow(ink, x, y - 4, 130, brew, 0.4, 60);
}

function drawRing(ink: Ink, [x, y]: Point): void {
  const tone = ramp(IRON);
  solid(ink, rect(x - 12, y - 20, 24, 14, 5), IRON, { width: 2.4, bevel: 3 });
  ink.draw(oval(x, y + 6, 19, 23), { stroke: tone.line, width: 10 });
  ink.draw(oval(x, y + 6, 19, 23), { stroke: tone.light, width: 5 });
}
