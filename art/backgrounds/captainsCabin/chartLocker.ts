import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, settle, solid } from '../../ink/light.ts';
import { type Gradient, linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, range, rect } from '../../ink/shapes.ts';
import { hourglass } from '../../kits/things/hourglass.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';
import { drawChart } from './seaChart.ts';

const TOP = 26;

/** Returns the bounds with the objects on top. */
export function chartLockerBounds([x, y, w, h]: Box): Box {
  return [x - 14, y - 90, w + 28, h + 100];
}

/** The lockers under the stern windows, with rolled charts, a spyglass and a chart that hangs over the edge. */
export function chartLocker(ink: Ink, box: Box, timber: string, brass: string, paper: string): void {
  const [x, y, w, h] = box;
  groundShadow(ink, x + w / 2, y + h - 2, w * 0.52, 16, 0.55);
  castShadow(ink, rect(...box), { dx: 14, dy: 4, blur: 14, opacity: 0.4 });
  board(ink, box, timber, { strength: 0.3 });
  const pitch = (w - 24) / 3;
  for (const i of range(3)) {
    const panel: Box = [x + 24 + i * pitch, y + TOP + 22, pitch - 24, h - TOP - 66];
    fieldedPanel(ink, panel, timber, { inset: 16 });
    drawRing(ink, [panel[0] + panel[2] / 2, panel[1] + 34], brass);
  }
  solid(ink, rect(x - 8, y + h - 28, w + 16, 28, 3), shift(timber, { lightness: -0.03 }), { bevel: 4 });
  settle(ink, rect(...box), 0.4, 0.5);
  drawThings(ink, [x, y], paper, brass);
  const top = rect(x - 14, y - 4, w + 28, TOP + 4, 5);
  castShadow(ink, top, { dx: 4, dy: 10, blur: 8, opacity: 0.45 });
  solid(ink, top, shift(timber, { lightness: 0.04 }), { bevel: 5 });
  drawHangingChart(ink, [x + 208, y - 6, 172, 128], paper);
}

function drawRing(ink: Ink, [x, y]: Point, brass: string): void {
  const tone = ramp(brass);
  solid(ink, oval(x, y, 9), brass, { width: 2, bevel: 2 });
  ink.draw(oval(x, y + 13, 13), { stroke: tone.line, width: 7 });
  ink.draw(oval(x, y + 13, 13), { stroke: tone.light, width: 3.4 });
}

function drawThings(ink: Ink, [x, y]: Point, paper: string, brass: string): void {
  drawSpyglass(ink, [x + 30, y], brass);
  hourglass(ink, x + 418, y - 2);
  for (const [dx, up, length] of [
    [462, 17, 128],
    [478, 46, 108],
  ] as const)
    drawRoll(ink, [x + dx, y - up], length, paper);
}

function drawRoll(ink: Ink, [x, y]: Point, length: number, paper: string): void {
  const tone = ramp(paper);
  const roll = rect(x, y - 14, length, 28, 4);
  solid(ink, roll, paper, { fill: lying(paper), width: 2.4 });
  ink.draw(oval(x + length, y, 7, 14), { fill: tone.shade, stroke: tone.line, width: 2.4 });
  ink.draw(oval(x + length, y, 3, 7), { stroke: tone.dark, width: 2 });
  solid(ink, rect(x + length * 0.42, y - 15, 13, 30, 2), '#8e3f3a', { width: 2, bevel: 2 });
}

/** A brass telescope of three draws that leans on a block. */
function drawSpyglass(ink: Ink, [x, y]: Point, brass: string): void {
  solid(ink, rect(x + 92, y - 16, 34, 17, 3), '#6a4434', { width: 2.2, bevel: 3 });
  const draws = [
    [0, 54, 9, brass],
    [52, 54, 13, brass],
    [104, 70, 18, '#6e3f34'],
  ] as const;
  const tubes = (): void => {
    for (const [dx, length, half, color] of draws)
      solid(ink, rect(dx, -half, length, half * 2, 3), color, { fill: lying(color), width: 2.4, bevel: 2 });
    for (const [dx, half] of [
      [-4, 11],
      [48, 15],
      [100, 20],
      [168, 21],
    ] as const)
      solid(ink, rect(dx, -half, 11, half * 2, 3), brass, { fill: lying(brass), width: 2.2, bevel: 2 });
  };
  ink.at([x, y - 12], tubes, { turn: -13 });
}

/** The gradient of a round bar that lies horizontally, lit from above. */
function lying(color: string): Gradient {
  const tone = ramp(color);
  return linear(90, tone.light, [tone.hi, 0.25], [tone.base, 0.5], tone.dark);
}

/** A chart that lies on the top and hangs over the front edge, its lower end rolled up. */
function drawHangingChart(ink: Ink, [x, y, w, h]: Box, paper: string): void {
  const tone = ramp(paper);
  const sheet = curve(
    `M${x + 12} ${y}L${x + w - 12} ${y}L${x + w} ${y + 26}L${x + w - 3} ${y + h}` +
      `C${x + w * 0.7} ${y + h + 9} ${x + w * 0.3} ${y + h - 7} ${x + 4} ${y + h + 3}L${x} ${y + 26}Z`,
  );
  castShadow(ink, sheet, { dx: 7, dy: 10, blur: 8, opacity: 0.4 });
  solid(ink, sheet, paper, {
    fill: linear(90, tone.hi, [tone.light, 0.2], [tone.base, 0.26], tone.shade),
    width: 2.4,
    bevel: 3,
    texture: () => drawChart(ink, [x + 2, y + 24, w - 4, h - 30], tone),
  });
  const curl = curve(
    `M${x + 2} ${y + h - 8}` +
      `C${x + w * 0.3} ${y + h - 18} ${x + w * 0.7} ${y + h - 2} ${x + w - 2} ${y + h - 10}` +
      `L${x + w - 1} ${y + h + 6}` +
      `C${x + w * 0.7} ${y + h + 14} ${x + w * 0.3} ${y + h - 2} ${x + 1} ${y + h + 8}Z`,
  );
  solid(ink, curl, paper, { fill: linear(90, tone.dark, [tone.hi, 0.4], tone.shade), width: 2.2, bevel: 2 });
}
