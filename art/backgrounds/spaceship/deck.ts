import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_DEPTH, layFloor } from '../../kits/stage/floor.ts';
import { FLOOR_BOX, FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { neon } from './hull.ts';

interface DeckColors {
  floor: string;
  glow: string;
  accent: string;
}

const DARK = '#05030f';
const HORIZON = 330;
/**
 * The left and right edge of the aisle between the lines of light, on the plan of the floor. Beside it there
 * are ducts under gratings.
 */
const [LEFT, RIGHT] = [320, 1600];
const COLUMNS = [
  [LEFT + 14, 408],
  [LEFT + 424, 432],
  [LEFT + 858, 408],
] as const;
const ROW = 176;

/** Large plates, here and there with slots for air, and gratings that are lit from below along the walls. */
export function deck(ink: Ink, { floor, glow, accent }: DeckColors): void {
  const tone = ramp(floor);
  ink.draw(rect(...FLOOR_BOX), { fill: tone.deep });
  layFloor(ink, HORIZON, () => {
    for (const side of [-1, 1]) drawGratings(ink, side, floor, glow);
    ink.draw(rect(LEFT, -60, RIGHT - LEFT, FLOOR_DEPTH + 70), { fill: tone.shade });
    for (const row of range(5))
      for (const [column, [x, w]] of COLUMNS.entries())
        drawPlate(ink, [x, row * ROW - 60], w, floor, (row + column) % 2 > 0 && column !== 1);
    drawThreshold(ink, floor, accent);
    for (const x of [LEFT, RIGHT]) drawRail(ink, x, floor, glow);
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 150], glow, 0.12);
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 44], DARK, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [DARK, 0.3, 0], [DARK, 1, 0.42]) });
}

/** A plate with its corners cut off and a bolt in each; some have slots. */
function drawPlate(ink: Ink, [x, y]: Point, w: number, color: string, hasSlots: boolean): void {
  const tone = ramp(shift(color, { lightness: 0.02 + ink.jitter(0.03) }));
  const [left, right, near, far] = [x + 3, x + w - 3, y + 3, y + ROW - 3];
  const plate = soft(octagon([left, near, right, far], 18), 4);
  ink.draw(plate, {
    fill: linear(75, tone.light, [tone.base, 0.5], tone.shade),
    stroke: tone.line,
    width: 3.4,
  });
  ink.draw(polyline([left + 22, far - 4], [right - 22, far - 4]), {
    stroke: tone.hi,
    width: 2.6,
    opacity: 0.75,
  });
  ink.draw(polyline([left + 22, near + 4], [right - 22, near + 4]), {
    stroke: tone.deep,
    width: 3.4,
    opacity: 0.6,
  });
  if (!hasSlots) return;
  const slots = range(7).map((i) => rect(x + w / 2 - 108 + i * 32, near + 58, 15, ROW - 122, 6));
  ink.draw(joinPaths(...slots), { fill: tone.deep, stroke: tone.line, width: 1.6 });
  ink.draw(joinPaths(...slots), { stroke: tone.hi, width: 2, opacity: 0.3, move: [0, -3] });
}

function octagon([left, near, right, far]: readonly [number, number, number, number], cut: number): Point[] {
  return [
    [left + cut, far],
    [right - cut, far],
    [right, far - cut],
    [right, near + cut],
    [right - cut, near],
    [left + cut, near],
    [left, near + cut],
    [left, far - cut],
  ];
}

/** Bars over a lit channel with pipes. */
function drawGratings(ink: Ink, side: number, color: string, glow: string): void {
  const tone = ramp(shift(color, { lightness: -0.03 }));
  const edge = side < 0 ? LEFT : RIGHT;
  const out = (reach: number): number => edge + side * reach;
  const field = (from: number, to: number, near: number, far: number): Path =>
    polygon([out(from), near], [out(to), near], [out(to), far], [out(from), far]);
  ink.draw(field(14, 1200, -60, FLOOR_DEPTH + 10), { fill: tone.dark });
  for (const row of range(5)) {
    const near = row * ROW - 50;
    const far = near + ROW - 24;
    const trough = field(36, 330, near, far);
    ink.draw(trough, { fill: mix(tone.deep, glow, 0.26), stroke: tone.line, width: 3 });
    ink.draw(field(120, 160, near, far), { fill: mix(tone.deep, glow, 0.5), opacity: 0.8 });
    const bars = range(4).map((i) => field(62 + i * 74, 100 + i * 74, near, far));
    ink.draw(joinPaths(...bars), { fill: tone.base, stroke: tone.line, width: 1.6 });
    const rim = polyline([out(30), far + 3], [out(336), far + 3]);
    ink.draw(rim, { stroke: tone.light, width: 4, opacity: 0.8 });
    drawPlate(
      ink,
      [side < 0 ? out(760) : out(350), near - 10],
      410,
      shift(color, { lightness: -0.03 }),
      false,
    );
  }
}

/** Slanted stripes in front of the door, worn by boots. */
function drawThreshold(ink: Ink, color: string, accent: string): void {
  const tone = ramp(color);
  const [left, right, near, far] = [740, 1306, 634, 690];
  const strip = polygon([left, near], [right, near], [right, far], [left, far]);
  ink.draw(strip, { fill: tone.dark, stroke: tone.line, width: 2.6 });
  const stripes = range(11).map((i) => {
    const x = left + 10 + i * 52;
    return polygon([x, near + 5], [x + 24, near + 5], [x + 44, far - 4], [x + 20, far - 4]);
  });
  ink.clip(strip, () => ink.draw(joinPaths(...stripes), { fill: mix(accent, color, 0.3), opacity: 0.85 }));
}

/** A raised edge with a line of light in it. */
function drawRail(ink: Ink, x: number, color: string, glow: string): void {
  const tone = ramp(shift(color, { lightness: 0.04 }));
  ink.draw(rect(x - 16, -60, 32, FLOOR_DEPTH + 70), {
    fill: linear(0, tone.light, tone.shade),
    stroke: tone.line,
    width: 3,
  });
  ink.draw(rect(x - 8, -60, 16, FLOOR_DEPTH + 70), { fill: tone.deep });
  neon(ink, polyline([x, -60], [x, FLOOR_DEPTH]), glow, 5);
}
