import { shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../ink/path.ts';
import { arc, arch, oval, polygon, range, rect } from '../../ink/shapes.ts';
import { plate, rivet } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { blockStone, jittered, stone, voussoirs } from '../../matter/stone.ts';

export const GLOOM = '#0b0716';
const CHAIN_LINE = '#15121c';
const CHAIN = '#5d6070';
const CHAIN_LIGHT = '#9aa0b2';

/** A high window with bars and the moon behind them. */
export function barredWindow(ink: Ink, [x, y, w, h]: Box, color: string, moon: string): void {
  const center: Point = [x + w / 2, y + 100];
  const lit = shift(color, { lightness: 0.02 });
  voussoirs(ink, lit, { center, rx: w / 2 - 2, ry: 98, thickness: 40, count: 7, keyStone: 8, width: 3 });
  for (const top of [y + 104, y + 156]) {
    blockStone(ink, [x - 40, top, 42, 52], color, { width: 3, spread: 3 });
    blockStone(ink, [x + w - 2, top, 42, 52], color, { width: 3, spread: 3 });
  }
  blockStone(ink, [x - 56, y + h - 4, w + 112, 36], shift(color, { lightness: 0.03 }), {
    width: 3,
    spread: 3,
  });
  const opening = arch(x, y, w, h, 100);
  ink.draw(opening, { fill: linear(90, '#17224a', '#3f5c9c'), stroke: '#0d0a18', width: 5 });
  ink.clip(opening, () => {
    drawNightSky(ink, [x, y, w, h], moon);
    ink.draw(opening, { stroke: '#060410', width: 40, opacity: 0.65, move: [6, 8], blur: 8 });
    drawBars(ink, [x, y, w, h]);
  });
}

function drawNightSky(ink: Ink, [x, y, w, h]: Box, moon: string): void {
  glow(ink, x + 124, y + 76, 110, moon, 0.9);
  ink.draw(oval(x + 124, y + 76, 36), { fill: '#f3f6ff' });
  ink.draw(oval(x + 112, y + 66, 8), { fill: '#cfd9f0' });
  ink.draw(oval(x + 134, y + 90, 6), { fill: '#cfd9f0' });
  for (const _ of range(14)) {
    const star = oval(x + ink.random() * w, y + ink.random() * h, 1 + ink.random() * 1.4);
    ink.draw(star, { fill: '#fff', opacity: 0.8 });
  }
}

function drawBars(ink: Ink, [x, y, w, h]: Box): void {
  const outline = { stroke: '#121018', width: 3 };
  const fill = linear(0, '#7d8296', [IRON, 0.4], '#22222c');
  for (const i of [1, 3, 4]) ink.draw(rect(x + i * 40 - 7, y - 5, 14, h + 10), { fill, ...outline });
  ink.draw(bentBar(x + 2 * 40, y, h), { fill, ...outline });
  ink.draw(rect(x, y + 120, w, 13), { fill: linear(90, '#7d8296', '#2a2a34'), ...outline });
}

/** Returns the outline of a bent bar. */
function bentBar(x: number, y: number, h: number): Path {
  return curve(
    `M${x + 7} ${y - 5}L${x - 7} ${y - 5}Q${x - 6} ${y + 30} ${x - 21} ${y + 62}Q${x - 24} ${y + 92} ${x - 7} ${y + 122}` +
      `L${x - 7} ${y + h + 5}L${x + 7} ${y + h + 5}L${x + 7} ${y + 122}Q${x - 8} ${y + 90} ${x - 7} ${y + 66}` +
      `Q${x + 8} ${y + 36} ${x + 7} ${y - 5}Z`,
  );
}

/** A round pillar from the ceiling to its base at `foot`. */
export function pillar(ink: Ink, x: number, foot: number, color: string): void {
  const w = 150;
  castShadow(ink, rect(x, 0, w, foot - 10), { dx: 26, dy: 0, blur: 24, opacity: 0.6 });
  let bottom = foot;
  for (let i = 0; bottom > -40; i++) {
    const { height, overhang } = courseOf(i);
    const box: Box = [x - overhang, bottom - height, w + 2 * overhang, height];
    drawCourse(ink, box, shift(color, { lightness: 0.015 }));
    bottom -= height;
  }
  const silhouette = polygon(
    [x, -10],
    [x + w, -10],
    [x + w, foot - 88],
    [x + w + 26, foot - 88],
    [x + w + 26, foot],
    [x - 26, foot],
    [x - 26, foot - 88],
    [x, foot - 88],
  );
  ink.draw(silhouette, {
    fill: linear(0, [GLOOM, 0, 0.5], [GLOOM, 0.3, 0], [GLOOM, 0.6, 0.12], [GLOOM, 1, 0.62]),
  });
}

function courseOf(fromFoot: number): { height: number; overhang: number } {
  if (fromFoot === 0) return { height: 52, overhang: 26 };
  if (fromFoot === 1) return { height: 36, overhang: 12 };
  return { height: 84, overhang: 0 };
}

function drawCourse(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  stone(ink, jittered(ink, corners, 4), color, { round: 10, width: 3.5 });
}

/** A chain with a shackle, hanging from a plate in the wall. */
export function chain(ink: Ink, x: number, links: number): void {
  plate(ink, rect(x - 18, 60, 36, 44, 8), IRON);
  rivet(ink, [x, 74], 6, RIVET_IRON);
  for (const i of range(links)) drawLink(ink, x, 84 + i * 27, i % 2 === 1);
  const shackle = arc(x, 84 + links * 27 + 22, 21, -250, 70);
  ink.draw(shackle, { stroke: CHAIN_LINE, width: 15, cap: 'round' });
  ink.draw(shackle, { stroke: CHAIN, width: 9, cap: 'round' });
  ink.draw(shackle, { stroke: CHAIN_LIGHT, width: 2.4, cap: 'round' });
}

function drawLink(ink: Ink, x: number, y: number, isEdgeOn: boolean): void {
  const link = isEdgeOn ? rect(x - 4, y, 8, 34, 4) : rect(x - 10, y, 20, 34, 10);
  ink.draw(link, { stroke: CHAIN_LINE, width: 10 });
  ink.draw(link, { stroke: CHAIN, width: 5 });
  ink.draw(link, { stroke: CHAIN_LIGHT, width: 1.6, move: [-1.2, -1.2], opacity: 0.8 });
}
