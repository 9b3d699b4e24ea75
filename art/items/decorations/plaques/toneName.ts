import type { Ink } from '../../../ink/Ink.ts';
import { curve, joinPaths, mapPath, type Path, type Point } from '../../../ink/path.ts';

/** Strokes of small letters, ten high from the top of an l to its foot, and how wide each is. */
const LETTERS: Readonly<Record<string, readonly [width: number, strokes: string]>> = {
  d: [5, 'M5 0L5 10M5 7Q5 4 2.5 4Q0 4 0 7Q0 10 2.5 10Q5 10 5 7'],
  o: [5.4, 'M2.7 4Q0 4 0 7Q0 10 2.7 10Q5.4 10 5.4 7Q5.4 4 2.7 4Z'],
  r: [3.2, 'M0 4L0 10M0 6.8Q.4 4 3.2 4.2'],
  e: [5, 'M0 7L5 7Q5 4 2.5 4Q0 4 0 7Q0 10 2.7 10Q4.2 10 4.8 9'],
  m: [7, 'M0 4L0 10M0 6.4Q.2 4 1.8 4Q3.5 4 3.5 6.4L3.5 10M3.5 6.4Q3.7 4 5.3 4Q7 4 7 6.4L7 10'],
  i: [0.2, 'M.1 4L.1 10M.1 .9L.1 1'],
  f: [3.8, 'M3.8 .2Q1.6 -.4 1.6 2.6L1.6 10M0 4.2L3.5 4.2'],
  a: [5, 'M5 4L5 10M5 7Q5 4 2.5 4Q0 4 0 7Q0 10 2.5 10Q5 10 5 7'],
  s: [4.4, 'M4.2 4.8Q3.4 4 2.2 4Q.2 4 .2 5.5Q.2 6.8 2.2 7Q4.4 7.2 4.4 8.5Q4.4 10 2.2 10Q.6 10 0 9'],
  l: [0.2, 'M.1 0L.1 10'],
  t: [3.6, 'M1.6 1.4L1.6 8.4Q1.6 10 3.6 9.8M0 4L3.4 4'],
  '’': [0.8, 'M.8 -.2L.2 1.8'],
};
const GAP = 2;

/** The name of a tone, which is the same in every language, about a point; `size` is the height of an l. */
export function toneName(name: string, [cx, cy]: Point, size: number): Path {
  const letters = [...name].flatMap((letter) => [LETTERS[letter] ?? ([0, ''] as const)]);
  const width = letters.reduce((sum, [own]) => sum + own + GAP, -GAP);
  const k = size / 10;
  let left = -width / 2;
  return joinPaths(
    ...letters.map(([own, strokes]) => {
      const at = left;
      left += own + GAP;
      return mapPath(curve(strokes), (x, y) => [cx + (at + x) * k, cy + (y - 5) * k]);
    }),
  );
}

/** Draws the name of a tone with an edge that catches the light. */
export function writeTone(
  ink: Ink,
  name: string,
  at: Point,
  { size, fill, light }: { size: number; fill: string; light: string },
): void {
  const path = toneName(name, at, size);
  const width = size * 0.17;
  ink.draw(path, { stroke: light, width, cap: 'round', move: [1.6, 2.6], opacity: 0.75 });
  ink.draw(path, { stroke: fill, width, cap: 'round' });
}
