import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polyline, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface FuseRows {
  /** The x of each column of sockets, at its middle. */
  columns: readonly number[];
  /** The y of each row of sockets, at its top; a socket is 104 high. */
  rows: readonly number[];
  fuse: string;
  /** The colour of the light of the free socket. */
  light: string;
}

const WIRES = ['#d6504a', '#4a8fd0', '#e8bf45', '#58b06a'];

/** Cartridge fuses in their sockets, a wire through each column. The last socket is free and glows. */
export function fuseRows(ink: Ink, { columns, rows, fuse, light }: FuseRows): void {
  const [top = 0, bottom = top] = [rows[0], rows.at(-1)];
  columns.forEach((cx, i) => {
    drawWire(ink, [cx, top - 26], bottom + 140, WIRES[i % WIRES.length] ?? SILVER);
  });
  const places = rows.flatMap((y) => columns.map((cx): Point => [cx, y]));
  places.forEach((place, i) => {
    const isFree = i === places.length - 1;
    recess(ink, rect(place[0] - 25, place[1] - 6, 50, 116, 8), '#2b2636', { depth: 6 });
    if (isFree) drawFree(ink, place, light);
    else drawFuse(ink, place, fuse);
    for (const down of [0, 80]) drawClip(ink, [place[0], place[1] + down]);
  });
}

function drawWire(ink: Ink, [cx, top]: Point, bottom: number, color: string): void {
  const wire = polyline([cx, top], [cx, bottom]);
  ink.draw(wire, { stroke: '#17121e', width: 15 });
  ink.draw(wire, { stroke: color, width: 8 });
  ink.draw(wire, { stroke: ramp(color).hi, width: 2.5, opacity: 0.8, move: [-2, 0] });
}

function drawFree(ink: Ink, [cx, y]: Point, light: string): void {
  glow(ink, cx, y + 52, 66, light, 1, 80);
  ink.draw(rect(cx - 13, y + 27, 26, 50, 6), { fill: light, opacity: 0.25 });
  ink.draw(rect(cx - 13, y + 27, 26, 50, 6), { stroke: ramp(light).hi, width: 4 });
}

function drawFuse(ink: Ink, [cx, y]: Point, color: string): void {
  solid(ink, rect(cx - 15, y + 10, 30, 84, 6), color, { fill: roundBar(color), width: 5, bevel: 3 });
  ink.draw(rect(cx - 13, y + 44, 26, 14), { fill: linear(0, '#d9645c', ['#c4504a', 0.4], '#8a2f38') });
}

function drawClip(ink: Ink, [cx, y]: Point): void {
  solid(ink, rect(cx - 21, y, 42, 24, 5), BRASS, { fill: roundBar(BRASS), width: 5, bevel: 3 });
}
