import type { Ink } from '../ink/Ink.ts';
import { curve, mapPath, type Point } from '../ink/path.ts';

/** The strokes of the digits in a box of 6 by 10. With them no font is needed to render a keypad. */
const GLYPHS = {
  '0': 'M0 2Q0 0 3 0Q6 0 6 2L6 8Q6 10 3 10Q0 10 0 8Z',
  '1': 'M1 2L3.5 0L3.5 10',
  '2': 'M0 2Q0 0 3 0Q6 0 6 2.6Q6 4.5 0 10L6 10',
  '3': 'M0 0L6 0L3 4Q6 4 6 7Q6 10 3 10Q0 10 0 8',
  '4': 'M4.5 10L4.5 0L0 7L6 7',
  '5': 'M6 0L1 0L.5 4.5Q6 3 6 7Q6 10 3 10Q0 10 0 8',
  '6': 'M5 0Q0 3 0 7Q0 10 3 10Q6 10 6 7Q6 4.5 3 4.5Q.5 4.5 0 7',
  '7': 'M0 0L6 0L2 10',
  '8': 'M3 4.6Q0 4.6 0 2.3Q0 0 3 0Q6 0 6 2.3Q6 4.6 3 4.6Q0 4.6 0 7.3Q0 10 3 10Q6 10 6 7.3Q6 4.6 3 4.6',
  '9': 'M1 10Q6 7 6 3Q6 0 3 0Q0 0 0 3Q0 5.5 3 5.5Q5.5 5.5 6 3',
  '*': 'M3 2L3 8M.5 3.5L5.5 6.5M5.5 3.5L.5 6.5',
  '#': 'M2 1L1.5 9M4.5 1L4 9M0 3.5L6 3.5M0 6.5L6 6.5',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** Draws one digit, `*` or `#`, centred on a point, `size` units high. */
export function glyph(
  ink: Ink,
  sign: Glyph,
  [cx, cy]: Point,
  size: number,
  color: string,
  width = size * 0.16,
): void {
  const scale = size / 10;
  const path = mapPath(curve(GLYPHS[sign]), (x, y) => [cx + (x - 3) * scale, cy + (y - 5) * scale]);
  ink.draw(path, { stroke: color, width, cap: 'round' });
}

/** Digits in a row, from the centre of the first one. */
export function glyphs(
  ink: Ink,
  signs: readonly Glyph[],
  [x, y]: Point,
  size: number,
  pitch: number,
  color: string,
): void {
  signs.forEach((sign, i) => {
    glyph(ink, sign, [x + i * pitch, y], size, color);
  });
}
