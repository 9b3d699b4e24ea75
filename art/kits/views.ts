import { ramp, shift } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { glow, SHADOW } from '../ink/light.ts';
import { type Gradient, linear } from '../ink/paint.ts';
import { type Box, curve, type Path } from '../ink/path.ts';
import { arch, polygon, range, rect, soft } from '../ink/shapes.ts';
import { drawPassage, type FarEnd, type Passage, wallStrip } from './passage.ts';

/** Behind a house's door: a panelled hall with daylight in an arch at its end. */
export function hallView(ink: Ink, opening: Path, box: Box): void {
  const passage: Passage = { box, wall: '#6b4a3a', floor: '#8a5f3c', light: '#ffe2a0' };
  const wall = ramp(passage.wall);
  drawPassage(ink, opening, passage, (end) => {
    wallStrip(ink, passage, end, 0.94, 1, wall.deep);
    wallStrip(ink, passage, end, 0.928, 0.94, wall.hi);
    wallStrip(ink, passage, end, 0.56, 0.585, wall.dark);
    wallStrip(ink, passage, end, 0.55, 0.56, wall.hi);
    wallStrip(ink, passage, end, 0, 0.05, wall.deep);
    brightArch(ink, end, passage.light);
  });
}

function brightArch(ink: Ink, { left, right, top, bottom }: FarEnd, light: string): void {
  const w = (right - left) * 0.5;
  const h = (bottom - top) * 0.72;
  const cx = (left + right) / 2;
  ink.draw(arch(cx - w / 2, bottom - h, w, h), {
    fill: linear(90, '#fffef8', '#fff2c8'),
    stroke: shift(light, { lightness: -0.18 }),
    width: 3,
  });
  glow(ink, cx, bottom - h * 0.55, w * 1.1, '#fffbe6', 0.9, h * 0.7);
}

/** Behind a spaceship's door: a corridor with rings of light. */
export function corridorView(ink: Ink, opening: Path, box: Box, glowColor: string, light: string): void {
  drawPassage(
    ink,
    opening,
    { box, wall: '#48557a', floor: '#5d6a8e', light, farScale: 0.4 },
    () => undefined,
  );
  ink.clip(opening, () => {
    for (const depth of [0.35, 0.7]) lightRing(ink, box, 0.4 + 0.6 * depth, 2 + depth * 8, glowColor);
  });
}

function lightRing(ink: Ink, [x, y, w, h]: Box, scale: number, width: number, color: string): void {
  const left = x + w * 0.52 - (w * scale) / 2;
  const top = y + h * 0.46 - h * scale * 0.5;
  const cut = 30 * scale;
  const ring = soft(
    [
      [left + cut, top],
      [left + w * scale - cut, top],
      [left + w * scale, top + cut],
      [left + w * scale, top + h * scale * 1.08],
      [left, top + h * scale * 1.08],
      [left, top + cut],
    ],
    8,
  );
  ink.draw(ring, { stroke: color, width: width * 3, opacity: 0.35, blur: 5 });
  ink.draw(ring, { stroke: color, width, opacity: 0.85 });
}

/** Behind a vault's door: walls of deposit boxes in golden light. */
export function vaultView(ink: Ink, opening: Path, box: Box): void {
  const passage: Passage = { box, wall: '#5c4630', floor: '#7d6236', light: '#ffd873', farScale: 0.44 };
  const wall = ramp(passage.wall);
  drawPassage(ink, opening, passage, (end) => {
    for (const i of range(7)) {
      const from = 0.1 + i * 0.12;
      wallStrip(ink, passage, end, from, from + 0.012, wall.deep);
      wallStrip(ink, passage, end, from + 0.012, from + 0.02, wall.hi);
    }
    brightArch(ink, end, passage.light);
  });
}

/** Behind a dungeon's door: worn steps up toward firelight. */
export function stairsView(ink: Ink, opening: Path, [x, y, w, h]: Box, light: string): void {
  const wall = ramp('#57506a');
  const steps = 9;
  const horizon = y + h * 0.4;
  const narrowing = (share: number): number => w * 0.5 * (1 - share * 0.52);
  ink.draw(opening, { fill: linear(90, wall.deep, [wall.dark, 0.4], wall.deep) });
  ink.clip(opening, () => {
    const cx = x + w * 0.53;
    sideWall(ink, [x, y, w, h], cx - narrowing(1), horizon, linear(0, wall.deep, wall.base));
    sideWall(ink, [x + w, y, -w, h], cx + narrowing(1), horizon, linear(0, wall.light, wall.shade));
    stairHead(ink, cx, horizon, narrowing(1), h, light);
    for (const i of range(steps).reverse())
      step(ink, cx, y + h, h * 0.6, i / steps, 1 / steps, narrowing, light);
    glow(ink, cx, horizon - h * 0.08, w * 0.7, light, 0.7, h * 0.42);
    ink.draw(opening, { stroke: SHADOW, width: 46, opacity: 0.55, blur: 10 });
  });
}

function sideWall(ink: Ink, [x, y, w, h]: Box, farX: number, farY: number, fill: Gradient): void {
  ink.draw(polygon([x, y - h], [farX, farY - h * 0.42], [farX, farY], [x + w * 0.02, y + h]), { fill });
}

function stairHead(ink: Ink, cx: number, horizon: number, half: number, h: number, light: string): void {
  const tone = ramp(light);
  ink.draw(rect(cx - half, horizon - h * 0.42, half * 2, h * 0.42), {
    fill: linear(90, tone.dark, [tone.base, 0.5], tone.hi),
  });
  ink.draw(arch(cx - half * 0.62, horizon - h * 0.25, half * 1.24, h * 0.25), {
    fill: linear(90, tone.hi, '#fff6da'),
    stroke: tone.shade,
    width: 4,
  });
}

/** One step, `from` and `size` in parts of the flight from the bottom up. */
function step(
  ink: Ink,
  cx: number,
  foot: number,
  rise: number,
  from: number,
  size: number,
  narrowing: (share: number) => number,
  light: string,
): void {
  const stone = ramp('#6a6078');
  const near = narrowing(from);
  const far = narrowing(from + size);
  const top = foot - rise * (from + size);
  const lip = top + rise * size * 0.42;
  const bottom = foot - rise * from;
  ink.draw(polygon([cx - near, lip], [cx + near, lip], [cx + near, bottom], [cx - near, bottom]), {
    fill: linear(90, stone.shade, stone.deep),
  });
  ink.draw(polygon([cx - far, top], [cx + far, top], [cx + near, lip], [cx - near, lip]), {
    fill: linear(90, stone.hi, stone.light),
    stroke: stone.line,
    width: 2.5,
  });
  ink.draw(polygon([cx - far, top], [cx + far, top], [cx + near, lip], [cx - near, lip]), {
    fill: linear(0, [light, 0.1, 0], [light, 0.5, 0.2 + 0.6 * from], [light, 0.9, 0]),
  });
}

/** Behind a garden door: hills at dusk and a path. */
export function gardenView(ink: Ink, opening: Path, [x, y, w, h]: Box): void {
  ink.draw(opening, { fill: linear(90, '#3f5fa8', ['#9a80a0', 0.35], ['#ffd59a', 0.62], '#ffe7b8') });
  ink.clip(opening, () => {
    glow(ink, x + w * 0.62, y + h * 0.55, w * 0.6, '#fff3c4', 0.95);
    hill(ink, [x, y, w, h], 0.66, 60, linear(90, '#8a86b0', '#6f7aa2'));
    hill(ink, [x, y, w, h], 0.74, 46, linear(90, '#5f8f78', '#3f6e5c'));
    hill(ink, [x, y, w, h], 0.85, 30, linear(90, '#4f8a4e', '#2d5a3c'));
    const path = polygon(
      [x + w * 0.46, y + h * 0.82],
      [x + w * 0.54, y + h * 0.82],
      [x + w * 0.8, y + h],
      [x + w * 0.2, y + h],
    );
    ink.draw(path, { fill: linear(90, '#e9cf9b', '#b78f62') });
  });
}

function hill(ink: Ink, [x, y, w, h]: Box, share: number, bump: number, fill: Gradient): void {
  const top = y + h * share;
  const ridge = curve(
    `M${x} ${top}C${x + w * 0.25} ${top - bump} ${x + w * 0.4} ${top + bump * 0.4} ${x + w * 0.6} ${top - bump * 0.3}` +
      `C${x + w * 0.8} ${top - bump} ${x + w * 0.9} ${top - bump * 0.2} ${x + w} ${top - bump * 0.5}` +
      `L${x + w} ${y + h}L${x} ${y + h}Z`,
  );
  ink.draw(ridge, { fill });
}
