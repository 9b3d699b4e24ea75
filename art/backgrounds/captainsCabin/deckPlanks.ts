import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_DEPTH, isInView, layFloor } from '../../kits/stage/floor.ts';
import { STAGE_WIDTH } from '../../kits/stage/room.ts';

const WIDTH = 104;
const PLANKS = 30;

/** A ship's deck: long planks that run to the wall, pegged at their ends, with tarred seams. */
export function deckPlanks(ink: Ink, color: string, horizon: number): void {
  const left = STAGE_WIDTH / 2 - (PLANKS / 2) * WIDTH;
  layFloor(ink, horizon, () => {
    for (const i of range(PLANKS)) drawRow(ink, left + i * WIDTH, color);
  });
}

function drawRow(ink: Ink, x: number, color: string): void {
  let from = -ink.random() * 320;
  while (from < FLOOR_DEPTH) {
    const length = 300 + ink.random() * 260;
    if (isInView(x, x + WIDTH, from + length)) drawPlank(ink, [x, from, WIDTH, length], color);
    from += length;
  }
}

function drawPlank(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(shift(color, { lightness: ink.jitter(0.06), hue: ink.jitter(8) }));
  ink.draw(rect(x, y, w, h), { fill: linear(90, tone.base, tone.light), stroke: tone.deep, width: 3.4 });
  ink.draw(rect(x + 4, y + 3, 4, h - 6), { fill: tone.hi, opacity: 0.3 });
  const streaks = range(6).map(() => {
    const at = x + (0.12 + ink.random() * 0.76) * w;
    const start = y + ink.random() * h * 0.6;
    const middle = start + h * 0.17;
    return polygon([at, start], [at + 4, middle], [at, start + h * 0.34], [at - 3, middle]);
  });
  ink.draw(joinPaths(...streaks), { fill: tone.dark, opacity: 0.4 });
  const pegs = [0.24, 0.76].flatMap((across) =>
    [y + 20, y + h - 20].map((at) => oval(x + w * across, at, 5, 8)),
  );
  ink.draw(joinPaths(...pegs), { fill: tone.deep, opacity: 0.75 });
}
