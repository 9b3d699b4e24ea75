import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { ngon, oval, rect, soft } from '../../ink/shapes.ts';
import { star } from '../../matter/star.ts';

export type ColourName = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'violet' | 'white' | 'black';
export type ColourShape = (center: Point, radius: number) => Path;

/** The shape for each colour of the locks, so that nobody depends on the colour. */
export const COLOUR_SHAPES: Readonly<Record<ColourName, ColourShape>> = {
  red: ([x, y], r) => oval(x, y, r * 0.92),
  orange: ([x, y], r) => rect(x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64, 4),
  yellow: ([x, y], r) =>
    soft(
      [
        [x, y - r],
        [x + r, y + r * 0.8],
        [x - r, y + r * 0.8],
      ],
      4,
    ),
  green: ([x, y], r) => ngon(x, y, r, 6, 30),
  blue: drop,
  violet: ([x, y], r) =>
    soft(
      [
        [x, y - r * 1.05],
        [x + r * 0.82, y],
        [x, y + r * 1.05],
        [x - r * 0.82, y],
      ],
      3,
    ),
  white: ([x, y], r) => star([x, y + r * 0.06], r * 1.12),
  black: crescent,
};

function drop([x, y]: Point, r: number): Path {
  const shape = curve('M50 5C58 26 84 44 84 64C84 83 68 96 50 96C32 96 16 83 16 64C16 44 42 26 50 5Z');
  return mapPath(shape, (px, py) => [x + (px - 50) * r * 0.021, y + (py - 52) * r * 0.021]);
}

function crescent([x, y]: Point, r: number): Path {
  const shape = curve(
    'M62 8C34 10 14 28 14 52C14 76 34 94 58 94C72 94 83 88 90 78C68 82 48 70 46 48C45 31 51 17 62 8Z',
  );
  return mapPath(shape, (px, py) => [x + (px - 50) * r * 0.023, y + (py - 51) * r * 0.023]);
}
