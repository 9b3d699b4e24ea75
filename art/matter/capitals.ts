import type { Ink } from '../ink/Ink.ts';
import { curve, mapPath, type Point } from '../ink/path.ts';

/** The strokes of the capitals in a box of 6 by 10. With them no font is needed to render a keyboard. */
const CAPITALS: Readonly<Record<string, string>> = {
  A: 'M0 10L3 0L6 10M1.2 6.5L4.8 6.5',
  B: 'M0 0L0 10L3.5 10Q6 10 6 7.4Q6 5 3.5 5L0 5M3.5 5Q5.5 5 5.5 2.5Q5.5 0 3.2 0L0 0',
  C: 'M6 1.5Q5 0 3 0Q0 0 0 3L0 7Q0 10 3 10Q5 10 6 8.5',
  D: 'M0 0L0 10L2.5 10Q6 10 6 6L6 4Q6 0 2.5 0L0 0',
  E: 'M6 0L0 0L0 10L6 10M0 5L4.5 5',
  F: 'M6 0L0 0L0 10M0 5L4.5 5',
  G: 'M6 1.5Q5 0 3 0Q0 0 0 3L0 7Q0 10 3 10Q6 10 6 7L6 5.5L3.5 5.5',
  H: 'M0 0L0 10M6 0L6 10M0 5L6 5',
  I: 'M3 0L3 10',
  J: 'M5 0L5 7.5Q5 10 2.6 10Q.5 10 .3 8',
  K: 'M0 0L0 10M6 0L0 6M2 4.2L6 10',
  L: 'M0 0L0 10L6 10',
  M: 'M0 10L0 0L3 6L6 0L6 10',
  N: 'M0 10L0 0L6 10L6 0',
  O: 'M3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3Q0 0 3 0',
  P: 'M0 10L0 0L3.5 0Q6 0 6 2.8Q6 5.5 3.5 5.5L0 5.5',
  Q: 'M3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7L0 3Q0 0 3 0M3.8 7.5L6.2 10.4',
  R: 'M0 10L0 0L3.5 0Q6 0 6 2.8Q6 5.5 3.5 5.5L0 5.5M3.2 5.5L6 10',
  S: 'M6 1.5Q5 0 3 0Q0 0 0 2.5Q0 4.6 3 5Q6 5.4 6 7.5Q6 10 3 10Q.8 10 0 8.5',
  T: 'M0 0L6 0M3 0L3 10',
  U: 'M0 0L0 7Q0 10 3 10Q6 10 6 7L6 0',
  V: 'M0 0L3 10L6 0',
  W: 'M0 0L1.6 10L3 4L4.4 10L6 0',
  X: 'M0 0L6 10M6 0L0 10',
  Y: 'M0 0L3 5L6 0M3 5L3 10',
  Z: 'M0 0L6 0L0 10L6 10',
};

interface Lettering {
  center: Point;
  /** The height in units. */
  size: number;
  color: string;
}

/** Draws one capital centred on a point; nothing for another sign. */
export function capital(ink: Ink, letter: string, { center: [cx, cy], size, color }: Lettering): void {
  const strokes = CAPITALS[letter];
  if (strokes === undefined) return;
  const scale = size / 10;
  const path = mapPath(curve(strokes), (x, y) => [cx + (x - 3) * scale, cy + (y - 5) * scale]);
  ink.draw(path, { stroke: color, width: size * 0.16, cap: 'round' });
}
