import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { type Box, curve, movePath, type Point } from '../../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../../ink/shapes.ts';
import { knob } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { board } from '../../../matter/wood.ts';

const CRESCENT = curve('M6 -24C-26 -22 -26 22 6 24C-10 12 -10 -12 6 -24Z');
const STARS = [
  [16, -10, 4],
  [26, 8, 3],
  [12, 12, 2.5],
] as const;
const CUP = curve('M-20 -12H20C20 10 10 16 0 16C-10 16 -20 10 -20 -12Z');
const STEAM = curve('M0 -18C-6 -24 6 -26 0 -32');

/** A sign on a cord: a moon while the shop is closed, a steaming cup while it is open. */
export function hangingSign(ink: Ink, [cx, y]: Point, isOpened: boolean): void {
  const sign: Box = [cx - 62, y + 44, 124, 84];
  ink.draw(polyline([cx - 46, y + 48], [cx, y], [cx + 46, y + 48]), { stroke: '#3a2228', width: 3.5 });
  knob(ink, [cx, y], 7, BRASS);
  castShadow(ink, rect(...sign, 10), { dx: 5, dy: 9, blur: 5, opacity: 0.45 });
  board(ink, sign, '#f8eed6', { corners: 10, direction: 'along x', strength: 0.2, bevel: 4, width: 4.5 });
  ink.draw(rect(cx - 54, y + 52, 108, 68, 6), { stroke: isOpened ? '#3f8a5a' : '#b0453f', width: 4 });
  if (isOpened) cup(ink, [cx, y + 92]);
  else crescent(ink, [cx, y + 86]);
}

function crescent(ink: Ink, [cx, cy]: Point): void {
  ink.draw(movePath(CRESCENT, cx, cy), { fill: '#4a5590', stroke: '#232a50', width: 3 });
  for (const [dx, dy, radius] of STARS) ink.draw(oval(cx + dx, cy + dy, radius), { fill: '#4a5590' });
}

function cup(ink: Ink, [cx, cy]: Point): void {
  ink.draw(arc(cx + 18, cy, 9, -80, 80), { stroke: '#8a4a34', width: 5 });
  ink.draw(movePath(CUP, cx, cy), { fill: '#c8643f', stroke: '#6a2c24', width: 3 });
  for (const dx of [-9, 3])
    ink.draw(movePath(STEAM, cx + dx, cy), { stroke: '#8a6a5a', width: 3, cap: 'round' });
}
