import { type Color, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, mapPath, type Path, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_BOX, floorPlane, STAGE_WIDTH } from './room.ts';

/** The depth of the floor in units of its front edge: a square on the plan looks square in the room. */
export const FLOOR_DEPTH = 700;

/** The x of the plan's left end, in units of the front edge: far enough to fill the stage at the wall, too. */
const PLAN_LEFT = -640;
const PLAN_RIGHT = STAGE_WIDTH - PLAN_LEFT;

/**
 * Draws `body` on the plan of the floor, x and y in units of the front edge, and projects it in perspective.
 */
export function layFloor(ink: Ink, horizon: number, body: () => void): void {
  const plane = floorPlane(horizon);
  ink.clip(rect(...FLOOR_BOX), () => ink.warp((x, y) => plane(x, y / FLOOR_DEPTH), body));
}

/** The extra width of the plan that is visible at the wall, for the lowest horizon in use. */
const SPREAD = 0.66;

/**
 * Whether anything between `left` and `right` with its far edge at `far` is visible; the rest need not be
 * drawn.
 */
export function isInView(left: number, right: number, far: number): boolean {
  const half = (STAGE_WIDTH / 2) * (1 + (SPREAD * far) / FLOOR_DEPTH);
  return right > STAGE_WIDTH / 2 - half && left < STAGE_WIDTH / 2 + half;
}

/** Parquet blocks in herringbone; `width` of a block in units of the front edge. */
export function herringbone(ink: Ink, color: Color, width: number, blocks = 4): void {
  const length = width * blocks;
  const tones = range(6).map((i) =>
    ramp(shift(color, { lightness: (i - 2.5) * 0.02, hue: (i % 3) * 4 - 4 })),
  );
  for (const [x, y, w, h] of herringboneBoxes(width, length)) {
    const block = turned(rect(x, y, w, h));
    if (!isOnFloor(block)) continue;
    const tone = tones[Math.floor(ink.random() * tones.length)] ?? ramp(color);
    ink.draw(block, { fill: w > h ? tone.light : tone.base, stroke: tone.dark, width: 1.8 });
    const streak = turned(rect(x + w * 0.12, y + h * 0.3, w > h ? w * 0.6 : 3, w > h ? 3 : h * 0.6));
    ink.draw(streak, { fill: ink.random() < 0.5 ? tone.hi : tone.shade, opacity: 0.3 });
  }
}

function herringboneBoxes(width: number, length: number): (readonly [number, number, number, number])[] {
  const steps = range(120).map((i) => (i - 60) * width);
  const columns = range(24).map((i) => (i - 12) * 2 * length);
  return steps.flatMap((at) =>
    columns.flatMap((column) => [
      [at + column, at, length, width] as const,
      [at + column + length, at - length + width, width, length] as const,
    ]),
  );
}

/** Turns a path by 45 degrees about the middle of the floor. */
function turned(path: Path): Path {
  return mapPath(path, (x, y): Point => [STAGE_WIDTH / 2 + (x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]);
}

function isOnFloor(path: Path): boolean {
  const points = path.flatMap((segment) => segment.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const far = Math.max(...ys);
  return far > 0 && Math.min(...ys) < FLOOR_DEPTH && isInView(Math.min(...xs), Math.max(...xs), far);
}

/** Squares in two colours; `size` in units of the front edge. */
export function checker(ink: Ink, [first, second]: readonly [Color, Color], size: number): void {
  const columns = Math.ceil((PLAN_RIGHT - PLAN_LEFT) / size);
  const rows = Math.ceil(FLOOR_DEPTH / size) + 1;
  for (const n of range(columns * rows)) {
    const column = n % columns;
    const row = Math.floor(n / columns);
    const tone = ramp(shift((column + row) % 2 ? first : second, { lightness: ink.jitter(0.012) }));
    const x = PLAN_LEFT + column * size;
    const y = row * size - size * 0.35;
    if (!isInView(x, x + size, y + size)) continue;
    const tile = polygon([x, y], [x + size, y], [x + size, y + size], [x, y + size]);
    ink.draw(tile, { fill: linear(70, tone.base, tone.light), stroke: tone.deep, width: 1.8 });
    const edge = polyline([x + 3, y], [x + 3, y + size - 3], [x + size, y + size - 3]);
    ink.draw(edge, { stroke: tone.hi, width: 1.6, opacity: 0.4 });
  }
}

/** Draws squares set on their corners, in rows of alternating colours; `size` is a square's diagonal. */
export function lozenges(ink: Ink, colors: readonly [Color, Color], size: number): void {
  const half = size / 2;
  for (const row of range(Math.ceil(FLOOR_DEPTH / half) + 2))
    for (const column of range(Math.ceil((PLAN_RIGHT - PLAN_LEFT) / size) + 1)) {
      const x = PLAN_LEFT + column * size + (row % 2) * half;
      const y = row * half - half * 0.6;
      if (!isInView(x - half, x + half, y + half)) continue;
      const tone = ramp(shift(colors[row % 2] ?? colors[0], { lightness: ink.jitter(0.02) }));
      const tile = polygon([x - half, y], [x, y - half], [x + half, y], [x, y + half]);
      ink.draw(tile, { fill: linear(70, tone.base, tone.light), stroke: tone.deep, width: 1.8 });
      const edge = polyline([x - half + 4, y], [x, y + half - 4], [x + half - 4, y]);
      ink.draw(edge, { stroke: tone.hi, width: 1.6, opacity: 0.4 });
    }
}

/**
 * Octagons of one colour, each a little different, with small squares of the other colour between their
 * corners.
 */
export function octagons(ink: Ink, [tile, inset]: readonly [Color, Color], size: number): void {
  const cut = size * 0.2;
  const dot = ramp(inset);
  const dots: Path[] = [];
  for (const row of range(Math.ceil(FLOOR_DEPTH / size) + 2))
    for (const column of range(Math.ceil((PLAN_RIGHT - PLAN_LEFT) / size) + 1)) {
      const [x, y] = [PLAN_LEFT + column * size, row * size - size * 0.5];
      if (!isInView(x - cut, x + size, y + size)) continue;
      const tone = ramp(shift(tile, { lightness: ink.jitter(0.06), hue: ink.jitter(10) }));
      const [right, far] = [x + size, y + size];
      ink.draw(
        polygon(
          [x + cut, far],
          [right - cut, far],
          [right, far - cut],
          [right, y + cut],
          [right - cut, y],
          [x + cut, y],
          [x, y + cut],
          [x, far - cut],
        ),
        { fill: linear(70, tone.base, tone.light), stroke: tone.deep, width: 2 },
      );
      const edge = polyline([x + 3, y + cut], [x + 3, far - cut], [x + cut, far - 3], [right - cut, far - 3]);
      ink.draw(edge, { stroke: tone.hi, width: 1.8, opacity: 0.45 });
      dots.push(polygon([x - cut, y], [x, y - cut], [x + cut, y], [x, y + cut]));
    }
  ink.draw(joinPaths(...dots), { fill: dot.base, stroke: dot.deep, width: 1.8 });
  ink.draw(joinPaths(...dots), { stroke: dot.hi, width: 1.4, opacity: 0.35, move: [0, 1.6] });
}
