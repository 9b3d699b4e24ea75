import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, solid } from '../../ink/light.ts';
import { linear, type Paint } from '../../ink/paint.ts';
import { type Box, curve, movePath, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';

const EDGE = '#3a4c5e';
const STEEL = '#8d95a4';

/** A vessel of clear glass, filled up to `level` (a height on the stage); the foot is at the path's own bottom. */
function vessel(ink: Ink, outline: Path, [x, y, w, h]: Box, level: number, liquid: string): void {
  const tone = ramp(liquid);
  ink.draw(outline, { fill: '#dff0f4', opacity: 0.3 });
  ink.clip(outline, () => {
    ink.draw(rect(x, level, w, y + h - level), { fill: linear(90, tone.light, tone.shade), opacity: 0.88 });
    ink.draw(oval(x + w / 2, level, w / 2, 3.5), { fill: tone.hi, opacity: 0.7 });
    ink.draw(outline, { stroke: '#ffffff', width: 7, opacity: 0.45, move: [3, 2] });
    ink.draw(outline, { stroke: tone.deep, width: 7, opacity: 0.3, move: [-3, -2] });
  });
  ink.draw(outline, { stroke: EDGE, width: 2.2 });
}

/** A cone-shaped flask that stands on `foot`. */
export function conicalFlask(ink: Ink, [x, foot]: Point, size: number, liquid: string): void {
  const w = size * 0.78;
  const neck = size * 0.13;
  const outline = soft(
    [
      [x - neck, foot - size],
      [x + neck, foot - size],
      [x + neck, foot - size * 0.66],
      [x + w / 2, foot],
      [x - w / 2, foot],
      [x - neck, foot - size * 0.66],
    ],
    size * 0.07,
  );
  vessel(ink, outline, [x - w / 2, foot - size, w, size], foot - size * 0.36, liquid);
  ink.draw(rect(x - neck - 3, foot - size - 3, 2 * neck + 6, 6, 3), {
    fill: '#dff0f4',
    stroke: EDGE,
    width: 2,
  });
}

/** A ball-shaped flask; `foot` is its lowest point. */
export function roundFlask(ink: Ink, [x, foot]: Point, size: number, liquid: string): void {
  const r = size * 0.34;
  const n = size * 0.1;
  const cy = foot - r;
  const outline = movePath(
    curve(
      `M${-n} ${-size + r}L${n} ${-size + r}L${n} ${-r * 0.96}C${r * 0.75} ${-r * 0.8} ${r} ${-r * 0.4} ${r} 0` +
        `C${r} ${r * 0.56} ${r * 0.56} ${r} 0 ${r}C${-r * 0.56} ${r} ${-r} ${r * 0.56} ${-r} 0` +
        `C${-r} ${-r * 0.4} ${-r * 0.75} ${-r * 0.8} ${-n} ${-r * 0.96}Z`,
    ),
    x,
    cy,
  );
  vessel(ink, outline, [x - r, foot - size, 2 * r, size], cy - r * 0.1, liquid);
  ink.draw(rect(x - n - 3, foot - size - 3, 2 * n + 6, 6, 3), { fill: '#dff0f4', stroke: EDGE, width: 2 });
}

/** A straight beaker with a scale. */
export function beaker(ink: Ink, [x, foot]: Point, w: number, h: number, liquid: string): void {
  vessel(
    ink,
    rect(x - w / 2, foot - h, w, h, [2, 2, 7, 7]),
    [x - w / 2, foot - h, w, h],
    foot - h * 0.55,
    liquid,
  );
  for (const i of range(4))
    ink.draw(rect(x + w * 0.1, foot - h * (0.2 + i * 0.17), w * (i % 2 ? 0.18 : 0.28), 2), {
      fill: EDGE,
      opacity: 0.8,
    });
}

/** Test tubes in a wooden rack. */
export function tubeRack(ink: Ink, [x, foot]: Point, colors: readonly string[], wood: string): void {
  const w = colors.length * 24 + 16;
  for (const [i, color] of colors.entries()) {
    const left = x + 13 + i * 24;
    vessel(
      ink,
      rect(left, foot - 72, 15, 64, [2, 2, 7.5, 7.5]),
      [left, foot - 72, 15, 64],
      foot - 30 - ((i * 17) % 22),
      color,
    );
  }
  for (const top of [foot - 50, foot - 11]) solid(ink, rect(x, top, w, 11, 2), wood, { width: 2, bevel: 2 });
  for (const left of [x, x + w - 9])
    solid(ink, rect(left, foot - 56, 9, 57, 2), wood, { width: 2, bevel: 2 });
}

/** A burner below a flask on a stand, and the cooler that leads to a second one. */
export function still(ink: Ink, [x, foot]: Point, liquid: string, product: string): void {
  drawStand(ink, [x - 66, foot], 196);
  drawBurner(ink, [x, foot]);
  rod(ink, polyline([x - 66, foot - 152], [x - 8, foot - 152]));
  rod(ink, polyline([x - 46, foot - 66], [x + 40, foot - 66]));
  roundFlask(ink, [x, foot - 68], 118, liquid);
  const pipe = curve(
    `M${x} ${foot - 176}Q${x + 8} ${foot - 206} ${x + 38} ${foot - 192}L${x + 176} ${foot - 104}` +
      `L${x + 176} ${foot - 84}`,
  );
  ink.draw(pipe, { stroke: EDGE, width: 15 });
  ink.draw(pipe, { stroke: '#cfe6ea', width: 10 });
  ink.draw(pipe, { stroke: mix(product, '#ffffff', 0.25), width: 4, opacity: 0.8 });
  const jacket = polyline([x + 58, foot - 179], [x + 150, foot - 120]);
  ink.draw(jacket, { stroke: EDGE, width: 29, cap: 'round' });
  ink.draw(jacket, { stroke: '#b8dbe4', width: 24, cap: 'round', opacity: 0.92 });
  ink.draw(jacket, { stroke: mix(product, '#ffffff', 0.25), width: 5, opacity: 0.8 });
  ink.draw(jacket, { stroke: '#ffffff', width: 4, cap: 'round', opacity: 0.75, move: [3, -7] });
  conicalFlask(ink, [x + 176, foot], 86, product);
}

function drawStand(ink: Ink, [x, foot]: Point, height: number): void {
  solid(ink, rect(x - 4, foot - height, 8, height), STEEL, { fill: roundBar(STEEL), width: 2, bevel: 2 });
  solid(ink, rect(x - 30, foot - 9, 84, 10, 3), STEEL, { width: 2, bevel: 2 });
}

function rod(ink: Ink, path: Path): void {
  ink.draw(path, { stroke: '#2c303c', width: 9, cap: 'round' });
  ink.draw(path, { stroke: STEEL, width: 5, cap: 'round' });
}

function drawBurner(ink: Ink, [x, foot]: Point): void {
  const flame: Paint = linear(90, ['#9fd8ff', 0, 0.5], ['#5a9cff', 1, 0.95]);
  glow(ink, x, foot - 52, 44, '#7fc0ff', 0.6);
  ink.draw(
    curve(
      `M${x - 9} ${foot - 34}C${x - 14} ${foot - 50} ${x - 2} ${foot - 54} ${x} ${foot - 66}` +
        `C${x + 2} ${foot - 54} ${x + 14} ${foot - 50} ${x + 9} ${foot - 34}Z`,
    ),
    { fill: flame },
  );
  solid(ink, rect(x - 7, foot - 36, 14, 32), '#a8864a', { fill: roundBar('#a8864a'), width: 2, bevel: 2 });
  solid(ink, rect(x - 19, foot - 9, 38, 10, 3), STEEL, { width: 2, bevel: 2 });
}

/** A microscope seen from its side. */
export function microscope(ink: Ink, [x, foot]: Point, color: string): void {
  const arm = curve(
    `M${x + 16} ${foot - 10}C${x + 44} ${foot - 40} ${x + 40} ${foot - 96} ${x + 6} ${foot - 104}`,
  );
  const tone = ramp(color);
  ink.draw(arm, { stroke: tone.line, width: 20, cap: 'round' });
  ink.draw(arm, { stroke: tone.base, width: 15, cap: 'round' });
  ink.draw(arm, { stroke: tone.hi, width: 3.5, cap: 'round', opacity: 0.7, move: [-3, -3] });
  const tube = polyline([x - 2, foot - 60], [x - 26, foot - 126]);
  ink.draw(tube, { stroke: tone.line, width: 22, cap: 'round' });
  ink.draw(tube, { stroke: '#d2cfc6', width: 17, cap: 'round' });
  ink.draw(tube, { stroke: '#ffffff', width: 4, cap: 'round', opacity: 0.7, move: [-4, 1] });
  ink.draw(polyline([x - 23, foot - 118], [x - 28, foot - 132]), { stroke: tone.line, width: 27 });
  ink.draw(polyline([x - 24, foot - 121], [x - 27, foot - 129]), { stroke: tone.shade, width: 22 });
  ink.draw(polyline([x - 14, foot - 92], [x + 8, foot - 100]), { stroke: tone.line, width: 20 });
  ink.draw(polyline([x - 20, foot - 90], [x + 8, foot - 100]), { stroke: tone.base, width: 15 });
  ink.draw(polyline([x + 4, foot - 43], [x - 3, foot - 62]), { stroke: tone.line, width: 14 });
  ink.draw(polyline([x + 3, foot - 45], [x - 3, foot - 62]), { stroke: '#a8864a', width: 9 });
  solid(ink, rect(x - 34, foot - 34, 58, 9, 3), '#5a5a68', { width: 2, bevel: 2 });
  solid(ink, rect(x - 42, foot - 13, 82, 14, [7, 7, 3, 3]), color, { width: 2.2, bevel: 3 });
  solid(ink, oval(x + 32, foot - 58, 9), '#d2cfc6', { width: 2, bevel: 2 });
}
