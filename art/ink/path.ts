export type Point = readonly [x: number, y: number];

/** x, y, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Segment {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  points: readonly Point[];
}

/** A shape as segments with absolute points, so that a warp only has to move the points. */
export type Path = readonly Segment[];

/** The path with every point moved by a function: a turn, a perspective, a bend. */
export function mapPath(path: Path, change: (x: number, y: number) => Point): Path {
  return path.map(({ command, points }) => ({ command, points: points.map(([x, y]) => change(x, y)) }));
}

export function movePath(path: Path, dx: number, dy: number): Path {
  return mapPath(path, (x, y) => [x + dx, y + dy]);
}

/** The path turned clockwise by degrees about a point. */
export function turnPath(path: Path, degrees: number, [cx, cy]: Point): Path {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return mapPath(path, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** Several outlines as one shape; with `evenOdd` the inner ones are holes. */
export function joinPaths(...paths: readonly Path[]): Path {
  return paths.flat();
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The point at an angle (degrees, clockwise from the right) and distance of a centre. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  return [cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees))];
}

const NUMBERS_OF = { M: 2, L: 2, C: 6, Q: 4, H: 1, V: 1, Z: 0 } as const;

/**
 * The path of SVG path text with absolute M, L, H, V, C, Q and Z.
 * @throws RangeError on text that ends within a command: a slip in a drawing must not pass as a bent shape
 */
export function curve(text: string): Path {
  const path: Segment[] = [];
  for (const [, letter, rest] of text.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const command = letter as keyof typeof NUMBERS_OF;
    const numbers = (rest?.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const size = NUMBERS_OF[command];
    if (size === 0) path.push({ command: 'Z', points: [] });
    else addSegments(path, command, numbers, size);
  }
  return path;
}

function addSegments(
  path: Segment[],
  command: keyof typeof NUMBERS_OF,
  numbers: number[],
  size: number,
): void {
  if (numbers.length === 0 || numbers.length % size !== 0)
    throw new RangeError(`Wrong count of numbers after ${command}`);
  for (let i = 0; i < numbers.length; i += size) {
    path.push(segmentOf(command, numbers.slice(i, i + size), path.at(-1)?.points.at(-1) ?? [0, 0]));
  }
}

function segmentOf(command: keyof typeof NUMBERS_OF, numbers: number[], [lastX, lastY]: Point): Segment {
  const [first = 0] = numbers;
  if (command === 'H') return { command: 'L', points: [[first, lastY]] };
  if (command === 'V') return { command: 'L', points: [[lastX, first]] };
  return { command, points: pairs(numbers) };
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0] as const] : []));
}
