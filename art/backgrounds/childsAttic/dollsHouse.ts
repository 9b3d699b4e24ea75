import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { arch, oval, polygon, range, rect } from '../../ink/shapes.ts';

export interface DollsHouseColors {
  wall: string;
  roof: string;
  trim: string;
  lit: string;
}

export function dollsHouseBounds([x, y, w, h]: Box): Box {
  return [x - 30, y - 20, w + 60, h + 40];
}

/** A dolls' house with a shingled gable and lit rooms. */
export function dollsHouse(ink: Ink, box: Box, colors: DollsHouseColors): void {
  const [x, y, w, h] = box;
  const eaves = y + h * 0.36;
  groundShadow(ink, x + w / 2, y + h, w * 0.6, 20, 0.5);
  const body = rect(x, eaves, w, h - (eaves - y) - 18);
  castShadow(ink, polygon([x - 20, eaves], [x + w / 2, y], [x + w + 20, eaves], [x + w, y + h], [x, y + h]), {
    dx: 18,
    dy: 6,
    blur: 16,
  });
  solid(ink, body, colors.wall, {
    bevel: 6,
    texture: () => drawClapboards(ink, [x, eaves, w, h * 0.62], colors.wall),
  });
  drawRoof(ink, box, eaves, colors);
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
  ] as const)
    drawWindow(
      ink,
      [x + 24 + column * (w - 48) * 0.365, eaves + 24 + row * h * 0.27, w * 0.19, h * 0.17],
      colors,
    );
  drawFrontDoor(ink, [x + w * 0.4, y + h - 18 - h * 0.27, w * 0.2, h * 0.27], colors);
  solid(ink, rect(x - 22, y + h - 20, w + 44, 22, 4), colors.trim, { bevel: 4 });
}

function drawClapboards(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const i of range(Math.floor(h / 15))) {
    ink.draw(rect(x, y + i * 15, w, 2.4), { fill: tone.dark, opacity: 0.5 });
    ink.draw(rect(x, y + i * 15 + 2.4, w, 1.6), { fill: tone.hi, opacity: 0.5 });
  }
}

function drawRoof(
  ink: Ink,
  [x, y, w]: Box,
  eaves: number,
  { wall, roof, trim, lit }: DollsHouseColors,
): void {
  const gable = polygon([x - 26, eaves + 6], [x + w / 2, y], [x + w + 26, eaves + 6]);
  solid(ink, gable, roof, {
    bevel: 6,
    texture: () => drawShingles(ink, [x - 30, y, w + 60, eaves - y], roof),
  });
  for (const side of [-1, 1]) {
    const edge = polygon(
      [x + w / 2, y - 16],
      [x + w / 2 + side * (w / 2 + 40), eaves + 6],
      [x + w / 2 + side * (w / 2 + 24), eaves + 16],
      [x + w / 2, y + 8],
    );
    solid(ink, edge, trim, { width: 2.6, bevel: 3 });
  }
  const cx = x + w / 2;
  const cy = y + (eaves - y) * 0.62;
  solid(ink, oval(cx, cy, 30), trim, { width: 2.6, bevel: 4 });
  recess(ink, oval(cx, cy, 21), lit, { fill: linear(60, ramp(lit).shade, lit), depth: 4 });
  ink.draw(rect(cx - 1.6, cy - 20, 3.2, 40), { fill: ramp(wall).dark });
  ink.draw(rect(cx - 20, cy - 1.6, 40, 3.2), { fill: ramp(wall).dark });
}

function drawShingles(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  for (const row of range(Math.ceil(h / 20))) {
    for (const i of range(Math.ceil(w / 28) + 1)) {
      const at = x + i * 28 - (row % 2) * 14;
      ink.draw(rect(at, y + row * 20, 28, 24, [0, 0, 12, 12]), {
        fill: linear(90, tone.shade, ink.random() < 0.4 ? tone.light : tone.base),
        stroke: tone.line,
        width: 1.6,
      });
    }
  }
}

function drawWindow(ink: Ink, [x, y, w, h]: Box, { trim, lit, wall }: DollsHouseColors): void {
  solid(ink, rect(x - 7, y - 7, w + 14, h + 14, 3), trim, { width: 2.4, bevel: 3 });
  recess(ink, rect(x, y, w, h), lit, { fill: linear(70, ramp(lit).shade, lit), depth: 5 });
  glow(ink, x + w * 0.5, y + h * 0.4, w * 0.6, '#fff6d0', 0.6);
  ink.draw(rect(x + w / 2 - 2, y, 4, h), { fill: trim });
  ink.draw(rect(x, y + h * 0.44, w, 4), { fill: trim });
  solid(ink, rect(x - 12, y + h + 5, w + 24, 9, 2), ramp(wall).shade, { width: 2, bevel: 2 });
}

function drawFrontDoor(ink: Ink, [x, y, w, h]: Box, { roof, trim }: DollsHouseColors): void {
  solid(ink, arch(x - 8, y - 10, w + 16, h + 10, w * 0.45), trim, { width: 2.6, bevel: 3 });
  solid(ink, arch(x, y, w, h, w * 0.4), roof, { width: 2.4, bevel: 4 });
  ink.draw(oval(x + w * 0.78, y + h * 0.6, 4), { fill: '#f0cc6a' });
}
