import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { herringbone, layFloor } from '../../kits/stage/floor.ts';
import { FLOOR_BOX, FLOOR_LINE, fadeDown, floorPlane, STAGE_WIDTH } from '../../kits/stage/room.ts';

const NIGHT = '#0d0818';
const HORIZON = 300;

export function boardFloor(ink: Ink, color: string): void {
  const boards = 42;
  const width = (STAGE_WIDTH + 2200) / boards;
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.warp(floorPlane(HORIZON), () => {
      for (const i of range(boards)) drawBoardRow(ink, -1100 + i * width, width, color);
    }),
  );
  settleFloor(ink);
}

export function parquet(ink: Ink, color: string): void {
  layFloor(ink, HORIZON, () => herringbone(ink, color, 58));
  settleFloor(ink);
}

function settleFloor(ink: Ink): void {
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 60], NIGHT, 0.6);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.5, 0], [NIGHT, 1, 0.4]) });
}

/** Draws one row of boards from the front to the wall, with joints at random positions. */
function drawBoardRow(ink: Ink, x: number, w: number, color: string): void {
  let from = -0.02;
  let length = 0.1 + ink.random() * 0.42;
  while (from < 1) {
    const to = Math.min(1.02, from + length);
    drawFloorBoard(ink, x, w, from, to, color);
    from = to;
    length = 0.42 + ink.random() * 0.4;
  }
}

function drawFloorBoard(ink: Ink, x: number, w: number, from: number, to: number, color: string): void {
  const tone = ramp(shift(color, { lightness: ink.jitter(0.075), hue: ink.jitter(9) }));
  const length = to - from;
  ink.draw(rect(x, from, w, length), {
    fill: linear(90, tone.base, tone.light),
    stroke: tone.deep,
    width: 2,
  });
  ink.draw(rect(x + 3, from, 4, length), { fill: tone.hi, opacity: 0.35 });
  for (const _ of range(4)) {
    const at = x + (0.15 + ink.random() * 0.7) * w;
    const start = from + ink.random() * length * 0.6;
    const middle = start + length * 0.2;
    const streak = polygon([at, start], [at + 4, middle], [at, start + length * 0.4], [at - 3, middle]);
    ink.draw(streak, { fill: tone.dark, opacity: 0.35 });
  }
}
