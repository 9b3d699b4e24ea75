import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import type { Box, Point } from '../../ink/path.ts';
import { arc, ngon, oval, polygon, rect, spline } from '../../ink/shapes.ts';
import { star } from '../../matter/star.ts';
import { board } from '../../matter/wood.ts';

type Toys = readonly [string, string, string, string];

const FUR = '#a8784a';
const THIN = { width: 2.6, bevel: 4 };

export function toyShelfBounds([x, y, w]: Box): Box {
  return [x - 6, y - 150, w + 12, 220];
}

/** A board on two brackets with a bear, blocks, a stacking ring and a boat. */
export function toyShelf(ink: Ink, [x, y, w]: Box, timber: string, toys: Toys): void {
  for (const at of [x + 34, x + w - 54]) drawBracket(ink, [at, y], timber);
  const shelf: Box = [x, y, w, 22];
  castShadow(ink, rect(...shelf), { dx: 10, dy: 20, blur: 12, opacity: 0.45 });
  board(ink, shelf, timber, { direction: 'along x', bevel: 5 });
  drawBear(ink, [x + 66, y]);
  drawBlocks(ink, [x + 126, y], toys);
  drawRings(ink, [x + w - 44, y], toys);
}

function drawBracket(ink: Ink, [x, y]: Point, timber: string): void {
  const arm = polygon([x, y + 20], [x + 20, y + 20], [x + 20, y + 40], [x + 14, y + 62], [x, y + 66]);
  castShadow(ink, arm, { dx: 7, dy: 9, blur: 6 });
  solid(ink, arm, timber, THIN);
}

/** A sitting bear that tilts its head. */
function drawBear(ink: Ink, [x, y]: Point): void {
  const tone = ramp(FUR);
  castShadow(ink, oval(x, y - 66, 44, 62), { dx: 12, dy: 6, blur: 10, opacity: 0.35 });
  for (const side of [-1, 1]) solid(ink, oval(x + side * 40, y - 52, 13, 24), FUR, THIN);
  solid(ink, oval(x, y - 40, 38, 42), FUR, THIN);
  ink.draw(oval(x, y - 36, 22, 27), { fill: tone.light });
  for (const side of [-1, 1]) {
    solid(ink, oval(x + side * 30, y - 13, 19, 15), FUR, THIN);
    ink.draw(oval(x + side * 31, y - 13, 10, 8), { fill: tone.hi });
  }
  ink.at([x + 4, y - 98], () => drawBearHead(ink), { turn: 9 });
}

function drawBearHead(ink: Ink): void {
  const tone = ramp(FUR);
  for (const side of [-1, 1]) {
    solid(ink, oval(side * 27, -24, 14), FUR, THIN);
    ink.draw(oval(side * 27, -23, 7), { fill: tone.hi });
  }
  solid(ink, oval(0, 0, 37, 34), FUR, THIN);
  ink.draw(oval(0, 12, 17, 13), { fill: tone.hi });
  ink.draw(oval(0, 6, 6.5, 4.6), { fill: tone.line });
  ink.draw(
    spline([
      [0, 10],
      [0, 16],
      [7, 19],
    ]),
    { stroke: tone.line, width: 2.2, cap: 'round' },
  );
  for (const side of [-1, 1]) {
    ink.draw(oval(side * 14, -5, 4.6), { fill: tone.line });
    ink.draw(oval(side * 14 - 1.4, -6.6, 1.5), { fill: '#ffffff' });
  }
}

function drawBlocks(ink: Ink, [x, y]: Point, toys: Toys): void {
  const places: readonly [number, number, number][] = [
    [0, 0, 0],
    [46, 0, 1],
    [22, 44, 3],
  ];
  for (const [dx, up, n] of places) {
    const box: Box = [x + dx, y - up - 44, 44, 44];
    const color = toys[n] ?? toys[0];
    castShadow(ink, rect(...box, 4), { dx: 8, dy: 4, blur: 6, opacity: 0.3 });
    solid(ink, rect(...box, 4), color, THIN);
    const center: Point = [box[0] + 22, box[1] + 22];
    ink.draw(rect(box[0] + 7, box[1] + 7, 30, 30, 3), { stroke: ramp(color).hi, width: 2.4, opacity: 0.7 });
    const sign = n === 0 ? star(center, 12) : n === 1 ? oval(...center, 9) : ngon(...center, 12, 3, -90);
    ink.draw(sign, { fill: ramp(color).hi, opacity: 0.9 });
  }
}

function drawRings(ink: Ink, [x, y]: Point, toys: Toys): void {
  castShadow(ink, polygon([x - 36, y], [x, y - 100], [x + 36, y]), { dx: 9, dy: 4, blur: 8, opacity: 0.3 });
  toys.forEach((color, i) => {
    const half = 37 - i * 6;
    const top = y - 22 - i * 21;
    solid(ink, rect(x - half, top, half * 2, 22, 11), color, THIN);
    ink.draw(arc(x, top + 11, half - 8, 200, 290, 7), { stroke: ramp(color).hi, width: 2.4, opacity: 0.7 });
  });
  solid(ink, oval(x, y - 96, 12), toys[0], THIN);
}
