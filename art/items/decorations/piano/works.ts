import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths } from '../../../ink/path.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';
import { writtenLine } from '../../../matter/handwriting.ts';
import { knob, rivets } from '../../../matter/metal.ts';
import { GOLD } from '../../../matter/palette.ts';
import { board, fieldedPanel } from '../../../matter/wood.ts';
import { type Looks, UPPER } from './shape.ts';

/** Strings before their gilded frame, the hammers, and a hollow in the middle where some are missing. */
export function drawWorks(ink: Ink, { felt, light }: Looks): void {
  recess(ink, rect(...UPPER, 4), '#3a2622', {
    depth: 9,
    opacity: 0.7,
    fill: linear(90, '#33201c', ['#6a4028', 0.6], '#8a5a3a'),
    texture: () => {
      glow(ink, 260, 160, 260, light, 1, 150);
      drawFrame(ink);
      drawStrings(ink);
      drawHammers(ink, felt);
      for (const side of [-1, 1]) glow(ink, 260 + side * 132, 160, 92, light, 0.6, 74);
      drawHollow(ink, light);
    },
  });
}

function drawFrame(ink: Ink): void {
  const tone = ramp(GOLD);
  solid(ink, rect(56, 84, 408, 20, 4), GOLD, { bevel: 4, width: 4.5 });
  const brace = curve('M70 214C96 170 96 130 88 96L106 96C116 132 116 176 92 214Z');
  for (const dx of [0, 86, 220, 306])
    ink.at([dx, 0], () =>
      solid(ink, brace, GOLD, { bevel: 3, width: 4, fill: linear(0, tone.light, [tone.hi, 0.3], tone.dark) }),
    );
  rivets(
    ink,
    range(9).map((i) => [78 + i * 46, 94] as const),
    4.5,
    '#8a5a2a',
  );
}

function drawStrings(ink: Ink): void {
  const strings = range(36).map((i) => polyline([70 + i * 10.8, 104], [66 + i * 11, 214]));
  ink.draw(joinPaths(...strings), { stroke: '#2a1614', width: 3.4, opacity: 0.5 });
  ink.draw(joinPaths(...strings), { stroke: '#f4d99a', width: 1.6 });
}

function drawHammers(ink: Ink, felt: string): void {
  for (const i of range(22)) {
    const x = 76 + i * 17.6;
    ink.draw(polyline([x, 212], [x, 184]), { stroke: '#8a5a38', width: 4 });
    const head = rect(x - 5.5, 170, 11, 17, [5, 5, 2, 2]);
    ink.draw(head, { fill: linear(90, '#fff4e0', felt), stroke: ramp(felt).line, width: 2.4 });
  }
}

/** A box that somebody set between the strings. */
function drawHollow(ink: Ink, light: string): void {
  castShadow(ink, rect(196, 86, 128, 118, 6), { dx: 3, dy: 5, blur: 6, opacity: 0.5 });
  solid(ink, rect(196, 86, 128, 118, 6), '#8a5c3c', { bevel: 4, width: 5 });
  recess(ink, rect(206, 94, 108, 102, 3), '#2c1a18', {
    depth: 12,
    fill: linear(90, '#1a1014', '#5a382a'),
    texture: () => {
      glow(ink, 260, 176, 104, light, 1, 96);
      glow(ink, 260, 184, 60, '#fff6dc', 0.8, 40);
      ink.draw(rect(200, 184, 120, 16), { fill: '#a8764c' });
    },
  });
}

/** Closed: a panel with the desk for the music, and a sheet on it. */
export function drawUpperPanel(ink: Ink, { wood, trim }: Looks): void {
  const [x, y, w, h] = UPPER;
  for (const left of [x, x + w - 112]) fieldedPanel(ink, [left, y + 8, 112, h - 14], wood, { inset: 12 });
  for (const left of [x + 56, x + w - 56]) {
    knob(ink, [left, y + 70], 8, trim);
    for (const side of [-1, 1]) drawBranch(ink, left, y + 70, side, trim);
  }
  drawSheet(ink);
  board(ink, [178, 194, 164, 16], wood, { direction: 'along x', corners: 5, bevel: 4, strength: 0.3 });
}

/** The arms of a candle holder. */
function drawBranch(ink: Ink, x: number, y: number, side: number, color: string): void {
  const arm = curve(
    `M${x} ${y}C${x + side * 10} ${y + 20} ${x + side * 30} ${y + 16} ${x + side * 30} ${y - 6}`,
  );
  ink.draw(arm, { stroke: ramp(color).line, width: 11, cap: 'round' });
  ink.draw(arm, { stroke: color, width: 5, cap: 'round' });
  solid(ink, rect(x + side * 30 - 7, y - 36, 14, 30, 3), '#f4ead2', { width: 4, bevel: 2 });
  solid(ink, rect(x + side * 30 - 12, y - 12, 24, 9, 4), color, { width: 4, bevel: 2 });
}

function drawSheet(ink: Ink): void {
  const sheet = curve('M196 196L192 98C216 90 244 92 260 102C276 92 304 90 328 98L324 196Z');
  castShadow(ink, sheet, { dx: 4, dy: 5, blur: 5, opacity: 0.4 });
  solid(ink, sheet, '#f6ecd4', { width: 4.5, bevel: 3 });
  ink.draw(polyline([260, 104], [260, 196]), { stroke: '#c9b48a', width: 4 });
  const staves = [118, 146, 172].flatMap((y) =>
    [200, 268].flatMap((x) => range(3).map((i) => polyline([x, y + i * 5], [x + 52, y + i * 5]))),
  );
  ink.draw(joinPaths(...staves), { stroke: '#8a7458', width: 1.4, opacity: 0.8 });
  // Notes without heads: what one could play would read as a code.
  for (const y of [123, 151, 177])
    for (const [x, length] of [
      [204, 46],
      [272, 42],
    ] as const)
      writtenLine(ink, { at: [x, y], length, color: '#3a2a34', width: 2.8, height: 5.5 });
}
