import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow } from '../../../ink/light.ts';
import { curve, mapPath, type Point } from '../../../ink/path.ts';
import { soft } from '../../../ink/shapes.ts';
import { plate } from '../../../matter/metal.ts';

/**
 * Ornaments in a box of 20 by 30 around 0, 0. None is like a letter or an arrow, which would look like a
 * code.
 */
const RUNES = [
  'M0 -15L9 0L0 15L-9 0ZM0 -6L0 6',
  'M-8 -14Q3 0 -8 14M8 -14Q-3 0 8 14M0 -5L0 5',
  'M0 -15L6 -8L0 -1L-6 -8ZM0 1L6 8L0 15L-6 8Z',
  'M0 -14L0 14M-9 -9Q0 1 9 -9M-9 9Q0 -1 9 9',
];

/** A glowing rune; `sign` counts through the ornaments, starting again after the last. */
export function rune(ink: Ink, at: Point, sign: number, magic: string, scale = 1): void {
  const letter = curve(RUNES[sign % RUNES.length] ?? 'M0 0');
  const path = mapPath(letter, (x, y) => [at[0] + x * scale, at[1] + y * scale]);
  glow(ink, ...at, 30 * scale, magic, 0.6);
  ink.draw(path, { stroke: ramp(magic).deep, width: 8 * scale, cap: 'round', opacity: 0.8 });
  ink.draw(path, { stroke: mix(magic, '#ffffff', 0.45), width: 4.2 * scale, cap: 'round' });
}

/** A cut crystal in a metal setting, used as a keystone. */
export function crystal(ink: Ink, [cx, cy]: Point, metal: string, magic: string): void {
  const setting = soft(
    [
      [cx, cy - 54],
      [cx + 36, cy - 6],
      [cx, cy + 56],
      [cx - 36, cy - 6],
    ],
    10,
  );
  castShadow(ink, setting, { dx: 4, dy: 8, blur: 6, opacity: 0.5 });
  plate(ink, setting, metal, { bevel: 5 });
  const tone = ramp(magic);
  const [top, right, foot, left]: [Point, Point, Point, Point] = [
    [cx, cy - 38],
    [cx + 23, cy - 6],
    [cx, cy + 38],
    [cx - 23, cy - 6],
  ];
  const facet = (points: readonly Point[], fill: string): void => ink.draw(soft(points, 1), { fill });
  facet([top, right, foot, left], tone.base);
  facet([top, [cx, cy - 6], left], tone.hi);
  facet([[cx, cy - 6], right, foot], tone.dark);
  facet([left, [cx, cy - 6], foot], tone.light);
  ink.draw(soft([top, right, foot, left], 2), { stroke: tone.line, width: 3.5 });
  glow(ink, cx, cy - 8, 44, magic, 0.45);
}
