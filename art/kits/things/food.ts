import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';

const CHEESE = '#f0c04a';
const EGG = '#f0dcc0';

/** A carton of milk with a gable; stands on `foot`. */
export function milkCarton(ink: Ink, [x, foot]: Point, color: string): void {
  const front = polygon(
    [x - 20, foot],
    [x - 20, foot - 62],
    [x - 12, foot - 84],
    [x + 12, foot - 84],
    [x + 20, foot - 62],
    [x + 20, foot],
  );
  castShadow(ink, front, { dx: 7, dy: 2, blur: 4 });
  solid(ink, front, '#f4f6f8', { bevel: 3, width: 3.6 });
  solid(ink, rect(x - 14, foot - 93, 28, 12, 2), '#e2e7ec', { bevel: 2, width: 3.2 });
  ink.draw(
    polygon(
      [x - 18, foot - 22],
      [x - 18, foot - 44],
      [x, foot - 36],
      [x + 18, foot - 48],
      [x + 18, foot - 22],
    ),
    { fill: color },
  );
  ink.draw(polygon([x - 20, foot - 62], [x + 20, foot - 62]), { stroke: '#8b95a5', width: 2.2 });
  ink.draw(oval(x, foot - 54, 5, 4), { fill: ramp(color).base });
}

/** A wedge of cheese with holes. */
export function cheese(ink: Ink, [x, foot]: Point): void {
  const tone = ramp(CHEESE);
  const top = polygon([x - 30, foot - 22], [x + 22, foot - 40], [x + 32, foot - 24]);
  const side = polygon([x - 30, foot - 22], [x + 32, foot - 24], [x + 32, foot], [x - 30, foot]);
  castShadow(ink, side, { dx: 7, dy: 2, blur: 4 });
  solid(ink, side, CHEESE, { bevel: 3, width: 3.6 });
  solid(ink, top, CHEESE, { bevel: 2, width: 3.6, fill: linear(90, tone.hi, tone.light) });
  for (const [dx, dy, r] of [
    [-14, -9, 4.5],
    [4, -14, 3.4],
    [18, -8, 5.2],
  ] as const)
    ink.draw(oval(x + dx, foot + dy, r), { fill: tone.shade, stroke: tone.dark, width: 1.6 });
}

export function apple(ink: Ink, [x, foot]: Point, color: string): void {
  const tone = ramp(color);
  const body = curve(
    `M${x} ${foot - 30}C${x - 10} ${foot - 38} ${x - 23} ${foot - 32} ${x - 21} ${foot - 17}` +
      `C${x - 19} ${foot - 2} ${x - 8} ${foot + 2} ${x} ${foot - 1}` +
      `C${x + 8} ${foot + 2} ${x + 19} ${foot - 2} ${x + 21} ${foot - 17}` +
      `C${x + 23} ${foot - 32} ${x + 10} ${foot - 38} ${x} ${foot - 30}Z`,
  );
  castShadow(ink, body, { dx: 6, dy: 2, blur: 4 });
  solid(ink, body, color, {
    bevel: 4,
    width: 3.6,
    fill: radial(0.35, 0.3, 0.8, tone.hi, [tone.base, 0.45], tone.dark),
  });
  ink.draw(curve(`M${x} ${foot - 29}Q${x + 1} ${foot - 38} ${x + 6} ${foot - 42}`), {
    stroke: '#4a2f22',
    width: 4,
    cap: 'round',
  });
  solid(
    ink,
    curve(
      `M${x + 3} ${foot - 35}Q${x + 10} ${foot - 46} ${x + 22} ${foot - 41}` +
        `Q${x + 14} ${foot - 32} ${x + 3} ${foot - 35}Z`,
    ),
    '#6aa04a',
    { bevel: 2, width: 2.6 },
  );
}

/** Eggs in a row, half sunk in their rack. */
export function eggs(ink: Ink, [x, foot]: Point, count: number): void {
  for (const i of range(count)) {
    const egg = oval(x + i * 46, foot - 14, 21, 20);
    ink.draw(egg, {
      fill: radial(0.35, 0.3, 0.8, '#fffaf0', [EGG, 0.5], '#c9a98a'),
      stroke: '#5a4038',
      width: 2.8,
    });
  }
}

/** Leaves of a lettuce, a round head. */
export function lettuce(ink: Ink, [x, foot]: Point, radius: number): void {
  for (const [dx, dy, share, color] of [
    [-0.5, -0.5, 0.7, '#5f9a4a'],
    [0.5, -0.5, 0.7, '#5f9a4a'],
    [0, -0.75, 0.8, '#79b357'],
    [0, -0.4, 0.62, '#a4d070'],
  ] as const)
    solid(ink, oval(x + dx * radius, foot + dy * radius, radius * share, radius * share * 0.8), color, {
      bevel: 4,
      width: 3,
    });
}
