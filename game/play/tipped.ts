import type { Leaf } from '../../core/catalogue/leaves.ts';
import type { Size } from './canvases.ts';

/** A transformation of a picture's pixels, as canvases take it. */
interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** Returns the transformation of a tipping leaf at a progress from 0 to 1, in a picture of that size. */
export function tipped(
  { pivot, angle, by }: Extract<Leaf, { type: 'tip' }>,
  { width, height }: Size,
  progress: number,
): Matrix {
  const turn = (angle * progress * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [(pivot[0] / 100) * width, (pivot[1] / 100) * height];
  const [dx, dy] = [(by[0] / 100) * width * progress, (by[1] / 100) * height * progress];
  return { a: cos, b: sin, c: -sin, d: cos, e: x + dx - cos * x + sin * y, f: y + dy - sin * x - cos * y };
}
