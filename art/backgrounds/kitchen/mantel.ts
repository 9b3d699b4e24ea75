import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { jar } from '../../kits/things/bottles.ts';
import { board } from '../../matter/wood.ts';

const BREAST: Box = [1404, 88, 536, 712];
const MANTEL: Box = [1382, 262, 560, 36];

export const CHIMNEY_BOUNDS: Box = [1378, 88, 542, 760];

/** The chimney breast stands out from the wall. */
export function chimneyBreast(ink: Ink, plaster: string): void {
  const [x, y, w, h] = BREAST;
  const front = rect(x, y, w, h);
  castShadow(ink, front, { dx: -16, dy: 0, blur: 16, opacity: 0.42 });
  const tone = ramp(mix(plaster, '#fff4dc', 0.1));
  solid(ink, front, tone, { bevel: 7, fill: linear(70, tone.light, [tone.base, 0.5], tone.shade) });
  const soot = curve(`M1560 330C1580 300 1600 210 1650 160C1700 210 1740 300 1770 330Z`);
  ink.draw(soot, { fill: SHADOW, opacity: 0.2, blur: 22 });
}

/** A beam over the alcove, on two stone corbels, with plates, jars and a jug. */
export function mantel(ink: Ink, timber: string, accent: string, china: string): void {
  const [x, y, w] = MANTEL;
  for (const at of [x + 26, 1872]) {
    const corbel = curve(
      `M${at} ${y + 30}L${at + 38} ${y + 30}L${at + 38} ${y + 62}Q${at + 20} ${y + 66} ${at + 14} ${y + 92}L${at} ${y + 92}Z`,
    );
    castShadow(ink, corbel, { dx: 8, dy: 10, blur: 8 });
    solid(ink, corbel, timber, { bevel: 5 });
  }
  castShadow(ink, rect(...MANTEL), { dx: 0, dy: 24, blur: 14, opacity: 0.5 });
  board(ink, MANTEL, timber, { direction: 'along x', bevel: 7, strength: 0.55 });
  ink.draw(rect(x, y + 5, w, 2.4), { fill: ramp(timber).hi, opacity: 0.5 });
  jar(ink, [1424, y], { width: 46, height: 76, color: '#a8784a', cap: '#6a4a38', label: accent });
  jar(ink, [1478, y], { width: 42, height: 60, color: '#8a5a4a', cap: '#6a4a38', label: '#a8703e' });
  drawPlate(ink, [1572, y - 58], 56, accent, china);
  drawPlate(ink, [1690, y - 58], 56, '#a8584a', china);
  drawJug(ink, [1632, y], accent);
  jar(ink, [1770, y], { width: 50, height: 86, color: '#b8944a', cap: '#6a4a38', label: '#5f7a4c' });
  jar(ink, [1828, y], { width: 42, height: 64, color: '#7a7a50', cap: '#6a4a38', label: accent });
}

function drawPlate(ink: Ink, [cx, cy]: Point, r: number, accent: string, china: string): void {
  castShadow(ink, oval(cx, cy, r), { dx: 8, dy: 6, blur: 8, opacity: 0.45 });
  solid(ink, oval(cx, cy, r), china, { width: 2.6, bevel: 4 });
  ink.draw(oval(cx, cy, r * 0.86), { stroke: ramp(accent).shade, width: 5, opacity: 0.85 });
  ink.draw(oval(cx, cy, r * 0.62), { stroke: '#8a8078', width: 2.2, opacity: 0.6 });
  for (const i of range(6)) {
    const turn = (i * Math.PI) / 3;
    ink.draw(oval(cx + Math.cos(turn) * r * 0.3, cy + Math.sin(turn) * r * 0.3, r * 0.15), {
      fill: ramp(accent).shade,
      opacity: 0.8,
    });
  }
  ink.draw(oval(cx, cy, r * 0.13), { fill: '#d8a850' });
}

function drawJug(ink: Ink, [x, foot]: Point, color: string): void {
  const handle = curve(
    `M${x + 18} ${foot - 56}C${x + 46} ${foot - 58} ${x + 44} ${foot - 20} ${x + 22} ${foot - 18}`,
  );
  ink.draw(handle, { stroke: ramp(color).line, width: 12, cap: 'round' });
  ink.draw(handle, { stroke: color, width: 7, cap: 'round' });
  const outline =
    'M-22 -70L20 -66C14 -52 30 -40 30 -24C30 -10 22 0 16 0L-16 0C-22 0 -30 -10 -30 -24C-30 -40 -14 -52 -22 -70Z';
  const body = movePath(curve(outline), x, foot);
  castShadow(ink, body, { dx: 8, dy: 2, blur: 6 });
  solid(ink, body, color, { width: 2.6, bevel: 5 });
  ink.draw(polygon([x - 29, foot - 30], [x + 29, foot - 30], [x + 29, foot - 24], [x - 29, foot - 24]), {
    fill: '#ece2cc',
    opacity: 0.75,
  });
}
