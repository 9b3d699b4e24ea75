import { mix } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, recess, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import { polar, turnPath } from '../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../ink/shapes.ts';
import { swing } from '../ink/swing.ts';
import { knob, plate, rivet } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import { body, type LockParts, part } from './lockPart.ts';
import { shine } from './openings.ts';

const [CX, CY] = [180, 234];

/** A ship's compass, and the knob in its middle. */
export const directions: LockParts = {
  shut: body((ink) => {
    drawRing(ink);
    drawCard(ink);
    drawRivets(ink);
  }),
  open: body((ink) => {
    drawRing(ink);
    recess(ink, oval(CX, CY, 140), '#2a1a20', { depth: 14, fill: linear(70, '#120a0c', '#6b3d14') });
    ink.clip(oval(CX, CY, 140), () => shine(ink, [CX + 34, CY + 40], 130, 130, 1));
    const opened = swing({ hinge: CX - 146, cx: CX, cy: CY, angle: -58, distance: 800, isMirrored: false });
    ink.warp(opened, () => {
      drawCard(ink);
      knob(ink, [CX, CY], 27, '#b03a42');
    });
    drawRivets(ink);
  }),
  knob: part([60, 60, 18], (ink) => knob(ink, [30, 30], 27, '#b03a42')),
};

function drawRing(ink: Ink): void {
  const paper = rect(24, 6, 284, 58, 4);
  castShadow(ink, paper, { dx: 4, dy: 6, blur: 5, opacity: 0.4 });
  ink.draw(paper, { fill: linear(80, '#fffaf0', '#dccaa2'), stroke: '#4a3222', width: 2.4 });
  for (const x of range(18)) ink.draw(oval(34 + x * 15.6, 12, 1.8), { fill: '#8a7350' });
  castShadow(ink, oval(CX, CY, 158), { dx: 8, dy: 12, blur: 12, opacity: 0.55 });
  plate(ink, oval(CX, CY, 158), BRASS, { bevel: 10 });
}

function drawRivets(ink: Ink): void {
  for (const i of range(16)) rivet(ink, polar(CX, CY, 150, i * 22.5 + 11.25), 3.6, BRASS);
}

function drawCard(ink: Ink): void {
  plate(ink, oval(CX, CY, 146), mix(BRASS, '#8a5a20', 0.35), { bevel: 6 });
  solid(ink, oval(CX, CY, 136), '#33436e', { bevel: 8 });
  for (const i of range(32)) {
    const tick = polyline(polar(CX, CY, i % 4 ? 62 : 56, i * 11.25), polar(CX, CY, 70, i * 11.25));
    ink.draw(tick, { stroke: '#cfae62', width: i % 4 ? 1.6 : 3, opacity: 0.9 });
  }
  for (const i of range(8)) drawButton(ink, i);
  recess(ink, oval(CX, CY, 46), '#1d2745', { depth: 8 });
}

function drawButton(ink: Ink, eighth: number): void {
  const [x, y] = polar(CX, CY, 102, eighth * 45 - 90);
  const isDiagonal = eighth % 2 === 1;
  const r = isDiagonal ? 26 : 29;
  castShadow(ink, oval(x, y, r), { dx: 2, dy: 4, blur: 4, opacity: 0.5 });
  plate(ink, oval(x, y, r), isDiagonal ? '#b98a45' : BRASS, { bevel: 4, width: 2.6 });
  const arrow = soft(
    [
      [x, y - 15],
      [x + 11.7, y - 0.75],
      [x + 4.5, y - 0.75],
      [x + 4.5, y + 12.75],
      [x - 4.5, y + 12.75],
      [x - 4.5, y - 0.75],
      [x - 11.7, y - 0.75],
    ],
    1.8,
  );
  ink.draw(turnPath(arrow, eighth * 45, [x, y]), { fill: '#3a2614', stroke: '#2a1a10', width: 2 });
}
