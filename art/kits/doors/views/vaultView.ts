import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { GOLD } from '../../../matter/palette.ts';

const STEEL = '#a08a62';
const FLOOR = '#7d6236';
/** The back wall, in parts of the view. */
const BACK = { left: 0.25, right: 0.79, top: 0.2, bottom: 0.66 };
const ROWS = 5;
const COLUMNS = 5;
/** The heap of bars, from its lowest row up: how many lie in each. */
const HEAP = [4, 3, 2];

/** Behind a vault's door: walls of deposit boxes under a lamp, and a heap of gold. */
export function vaultView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  ink.draw(opening, { fill: ramp(STEEL).deep });
  ink.clip(opening, () => {
    drawPlanes(ink, at);
    drawSideBoxes(ink, at, 'left');
    drawSideBoxes(ink, at, 'right');
    drawBackBoxes(ink, at);
    glow(ink, ...at(0.52, 0.3), box[2] * 0.5, '#ffe9a8', 0.9, box[3] * 0.42);
    drawHeap(ink, box);
    ink.draw(opening, { stroke: SHADOW, width: 30, opacity: 0.45, blur: 9 });
  });
}

type At = (across: number, down: number) => Point;

function drawPlanes(ink: Ink, at: At): void {
  const { left, right, top, bottom } = BACK;
  const [wall, floor] = [ramp(STEEL), ramp(FLOOR)];
  ink.draw(polygon(at(0, 0), at(1, 0), at(right, top), at(left, top)), {
    fill: linear(90, wall.deep, wall.base),
  });
  ink.draw(polygon(at(0, 0), at(left, top), at(left, bottom), at(0, 1)), {
    fill: linear(0, wall.deep, wall.shade),
  });
  ink.draw(polygon(at(1, 0), at(right, top), at(right, bottom), at(1, 1)), {
    fill: linear(0, wall.light, wall.dark),
  });
  ink.draw(polygon(at(left, bottom), at(right, bottom), at(1, 1), at(0, 1)), {
    fill: linear(90, floor.hi, [floor.base, 0.5], floor.dark),
  });
}

/** Doors of deposit boxes in perspective, each with its lock. */
function drawSideBoxes(ink: Ink, at: At, side: 'left' | 'right'): void {
  const tone = ramp(STEEL);
  const far = BACK[side];
  const near = side === 'left' ? 0 : 1;
  const on = (depth: number, down: number): Point => {
    const height = 1 - depth * (1 - (BACK.bottom - BACK.top));
    return at(near + (far - near) * depth, BACK.top * depth + down * height);
  };
  const columns = [0, 0.3, 0.56, 0.79, 1];
  const rows = range(ROWS + 1).map((i) => polyline(on(0, i / ROWS), on(1, i / ROWS)));
  const posts = columns.map((depth) => polyline(on(depth, 0), on(depth, 1)));
  const seams = joinPaths(...rows, ...posts);
  ink.draw(seams, { stroke: tone.hi, width: 2, opacity: 0.6, move: [2, 2.5] });
  ink.draw(seams, { stroke: tone.line, width: 3 });
  const locks = columns.slice(1).flatMap((depth, c) => {
    const middle = (depth + (columns[c] ?? 0)) / 2;
    const size = 8 - depth * 3;
    return range(ROWS).map((i) => {
      const [cx, cy] = on(middle, (i + 0.5) / ROWS);
      return rect(cx - size / 2, cy - size / 2, size, size);
    });
  });
  ink.draw(joinPaths(...locks), { fill: GOLD, stroke: tone.line, width: 1.6 });
}

function drawBackBoxes(ink: Ink, at: At): void {
  const [x, y] = at(BACK.left, BACK.top);
  const [right, bottom] = at(BACK.right, BACK.bottom);
  const [w, h] = [(right - x) / COLUMNS, (bottom - y) / ROWS];
  const places = range(COLUMNS * ROWS).map(
    (i): Point => [x + (i % COLUMNS) * w, y + Math.floor(i / COLUMNS) * h],
  );
  const doors = joinPaths(...places.map(([left, top]) => rect(left, top, w, h)));
  solid(ink, doors, STEEL, { bevel: 3, width: 2.4, fill: linear(90, ramp(STEEL).hi, ramp(STEEL).base) });
  const locks = places.map(([left, top]) => rect(left + w * 0.5 - 2.5, top + h * 0.5 - 2.5, 5, 5));
  ink.draw(joinPaths(...locks), { fill: ramp(GOLD).shade, stroke: ramp(STEEL).line, width: 1.4 });
}

/** Bars of gold in rows, in front of their own soft shadow. */
function drawHeap(ink: Ink, [x, y, w, h]: Box): void {
  const [length, height] = [w * 0.115, h * 0.062];
  const [cx, foot] = [x + w * 0.56, y + h * 0.86];
  ink.draw(oval(cx, foot, w * 0.36, h * 0.05), { fill: SHADOW, opacity: 0.5, blur: 6 });
  for (const [row, count] of HEAP.entries())
    for (const i of range(count))
      goldBar(ink, [cx + (i - count / 2) * length, foot - (row + 1) * height, length, height], GOLD);
}

/** Draws a bar of gold: its end, and its top in the light. */
function goldBar(ink: Ink, [x, y, w, h]: Box, color: Color): void {
  const tone = ramp(color);
  const lid = h * 0.34;
  const top = polygon([x + w * 0.16, y - lid], [x + w * 0.84, y - lid], [x + w * 0.9, y], [x + w * 0.1, y]);
  ink.draw(top, { fill: tone.hi, stroke: tone.line, width: 2.2 });
  const end = polygon([x + w * 0.1, y], [x + w * 0.9, y], [x + w, y + h], [x, y + h]);
  ink.draw(end, {
    fill: linear(75, tone.light, [tone.base, 0.5], tone.shade),
    stroke: tone.line,
    width: 2.2,
  });
}
