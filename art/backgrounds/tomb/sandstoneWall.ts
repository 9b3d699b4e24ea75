import { type Ramp, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import type { TombPaint } from './lotusColumn.ts';

const COURSE = 88;

/** Smooth blocks in even courses from `top` down to the floor. */
export function sandstoneWall(ink: Ink, top: number, stone: string): void {
  ink.draw(rect(...WALL_BOX), { fill: ramp(stone).dark });
  for (const row of range((FLOOR_LINE - top) / COURSE + 1)) drawCourse(ink, top + row * COURSE, stone);
}

function drawCourse(ink: Ink, y: number, stone: string): void {
  let x = -ink.random() * 160;
  while (x < STAGE_WIDTH) {
    const w = 180 + ink.random() * 110;
    drawBlock(
      ink,
      [x, y, w, COURSE],
      ramp(shift(stone, { lightness: ink.jitter(0.045), hue: ink.jitter(10) })),
    );
    x += w;
  }
}

/** A smooth block with fine joints. */
function drawBlock(ink: Ink, [x, y, w, h]: Box, tone: Ramp): void {
  ink.draw(rect(x + 1, y + 1, w - 2, h - 2, 5), {
    fill: linear(70, tone.light, tone.base),
    stroke: tone.deep,
    width: 2,
  });
  const lit = polyline([x + 5, y + h - 8], [x + 5, y + 5], [x + w - 8, y + 5]);
  ink.draw(lit, { stroke: tone.hi, width: 2.4, opacity: 0.5 });
  const pits = range(5).map(() =>
    oval(
      x + 12 + ink.random() * (w - 24),
      y + 10 + ink.random() * (h - 20),
      2 + ink.random() * 5,
      1.5 + ink.random() * 2,
    ),
  );
  ink.draw(joinPaths(...pits), { fill: tone.dark, opacity: 0.45 });
  const streak = y + 16 + ink.random() * (h - 32);
  ink.draw(rect(x + w * 0.15, streak, w * (0.3 + ink.random() * 0.4), 3, 1.5), {
    fill: tone.shade,
    opacity: 0.4,
  });
}

/** Painted stripes over a darker foot of the wall. */
export function paintedDado(ink: Ink, top: number, stone: string, paint: TombPaint): void {
  const foot = top + 26;
  ink.draw(rect(0, foot, STAGE_WIDTH, FLOOR_LINE - foot), { fill: ramp(stone).dark, opacity: 0.6 });
  for (const [i, color] of [paint.ochre, paint.red, paint.blue, paint.ochre].entries())
    ink.draw(rect(0, top + i * 8, STAGE_WIDTH, 6), { fill: color, opacity: 0.55 });
}
