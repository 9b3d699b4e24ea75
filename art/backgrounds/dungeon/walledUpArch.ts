import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { arch, oval, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone, stone, voussoirs } from '../../matter/stone.ts';
import { GLOOM } from './dungeonFittings.ts';

const TOP = 352;
const OPENING: Box = [1368, TOP, 232, FLOOR_LINE - TOP];
/** Hardly warmer than the wall's own stone. */
const BRICK = '#7c6a62';
const SHARE_OF_WALL = 0.62;
const ROW = 42;
/** One stone of this row is out. */
const GAP_ROW = 4;
const GAP: Box = [1462, TOP + GAP_ROW * ROW - 5, 74, ROW - 5];

/** A doorway as high as the door that somebody walled up with rough stones, in a hurry; one of them is out, and it is dark behind. */
export function walledUpArch(ink: Ink, color: string): void {
  const [x, y, w, h] = OPENING;
  const opening = arch(x, y, w, h);
  const brick = mix(BRICK, color, SHARE_OF_WALL);
  const mortar = ramp(mix('#8a8078', color, 0.6));
  castShadow(ink, arch(x - 42, y - 42, w + 84, h + 42), { dx: 10, dy: 6, blur: 14, opacity: 0.5 });
  ink.draw(opening, { fill: linear(75, mortar.dark, [mortar.shade, 0.5], mortar.dark) });
  ink.clip(opening, () => {
    for (const row of range(h / ROW + 1)) drawRow(ink, y + row * ROW - 8, row, brick);
    drawMortar(ink, mortar.light);
    drawGap(ink);
    ink.draw(rect(x, y, w, h), { fill: linear(90, [GLOOM, 0, 0.5], [GLOOM, 0.4, 0.06], [GLOOM, 1, 0.42]) });
    ink.draw(opening, { stroke: GLOOM, width: 52, opacity: 0.7, blur: 11, move: [9, 11] });
  });
  for (const side of [-1, 1]) drawJamb(ink, side, color);
  voussoirs(ink, shift(color, { lightness: 0.012 }), {
    center: [x + w / 2, y + w / 2],
    rx: w / 2,
    ry: w / 2,
    thickness: 42,
    count: 11,
    keyStone: 14,
    width: 3,
  });
}

function drawRow(ink: Ink, top: number, row: number, brick: string): void {
  const [x, , w] = OPENING;
  let from = x - 8 - (row % 2) * 34;
  while (from < x + w) {
    const length = 62 + ink.random() * 24;
    const lean = ink.jitter(5);
    const right = from + length - 6;
    const [upper, lower] = [top + 3, top + ROW - 3];
    const corners: Point[] = [
      [from, upper + lean],
      [right, upper - lean],
      [right, lower - lean],
      [from, lower + lean],
    ];
    stone(ink, corners, shift(brick, { lightness: ink.jitter(0.035) }), {
      round: 7,
      width: 2,
      chips: 1,
      cracks: 0.12,
    });
    from += length;
  }
}

/** It was pressed out between the bricks, and nobody struck it off. */
function drawMortar(ink: Ink, color: string): void {
  const [x, y, w] = OPENING;
  const blobs = range(13).map((i) => {
    const at: Point = [x + 14 + ink.random() * (w - 28), y + (1 + (i % 10)) * ROW - 9];
    return soft(
      [at, [at[0] + 16 + ink.random() * 16, at[1] - 1], [at[0] + 12, at[1] + 6 + ink.random() * 9]],
      4,
    );
  });
  ink.draw(joinPaths(...blobs), { fill: color, opacity: 0.75 });
}

function drawGap(ink: Ink): void {
  const hole = rect(...GAP, 6);
  const [x, y, w, h] = GAP;
  ink.draw(hole, { fill: linear(90, '#040208', ['#0a0712', 0.6], '#1c1620'), stroke: GLOOM, width: 3 });
  ink.draw(rect(x + 4, y + h - 8, w - 8, 6, 2), { fill: '#6a6068', opacity: 0.55 });
  ink.clip(hole, () => ink.draw(hole, { stroke: '#000', width: 14, opacity: 0.5, blur: 5, move: [3, 5] }));
}

/** Long and short stones by turns, as masons bind a jamb into its wall. */
function drawJamb(ink: Ink, side: number, color: string): void {
  const [x, y, w] = OPENING;
  const edge = side < 0 ? x : x + w;
  const top = y + w / 2 + 2;
  const pitch = (FLOOR_LINE - top) / 5;
  for (const i of range(5)) {
    const length = i % 2 ? 38 : 52;
    const left = side < 0 ? edge - length : edge;
    blockStone(ink, [left, top + i * pitch, length, pitch - 3], shift(color, { lightness: 0.01 }), {
      width: 3,
      spread: 3,
    });
  }
}

/** One of them, on the floor. */
export function fallenBrick(ink: Ink, [x, y]: Point, color: string): void {
  const brick = mix(BRICK, color, SHARE_OF_WALL);
  groundShadow(ink, x + 4, y + 10, 46, 9, 0.6);
  const top = soft(
    [
      [x - 36, y - 20],
      [x + 22, y - 26],
      [x + 38, y - 12],
      [x - 22, y - 6],
    ],
    3,
  );
  const face = soft(
    [
      [x - 36, y - 20],
      [x - 22, y - 6],
      [x - 20, y + 12],
      [x - 34, y - 2],
    ],
    2,
  );
  const front = soft(
    [
      [x - 22, y - 6],
      [x + 38, y - 12],
      [x + 38, y + 6],
      [x - 20, y + 12],
    ],
    2,
  );
  const tone = ramp(brick);
  ink.draw(top, { fill: tone.light, stroke: tone.line, width: 2.6 });
  ink.draw(front, { fill: linear(90, tone.base, tone.shade), stroke: tone.line, width: 2.6 });
  ink.draw(face, { fill: tone.dark, stroke: tone.line, width: 2.6 });
  ink.draw(polyline([x - 20, y - 12], [x + 20, y - 17]), { stroke: tone.hi, width: 3, opacity: 0.6 });
  const crumbs = [
    [-58, 8, 5],
    [52, 10, 4],
    [64, 2, 3],
    [-48, -4, 3],
  ] as const;
  ink.draw(joinPaths(...crumbs.map(([dx, dy, r]) => oval(x + dx, y + dy, r, r * 0.7))), {
    fill: tone.base,
    stroke: tone.line,
    width: 1.8,
  });
}
