import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_BOX, FLOOR_LINE, fadeDown, floorPlane, STAGE_WIDTH } from '../../kits/stage/room.ts';

const BOARDS = 32;

/** Wide old boards that run toward the viewer, nailed and scuffed. */
export function atticFloor(ink: Ink, color: string): void {
  const width = (STAGE_WIDTH + 2200) / BOARDS;
  ink.draw(rect(...FLOOR_BOX), { fill: ramp(color).deep });
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.warp(floorPlane(300), () => {
      for (const i of range(BOARDS)) drawRow(ink, -1100 + i * width, width, color);
    }),
  );
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 70], SHADOW, 0.7);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [SHADOW, 0.5, 0], [SHADOW, 1, 0.34]) });
}

function drawRow(ink: Ink, x: number, w: number, color: string): void {
  let from = -0.05 - ink.random() * 0.3;
  while (from < 1) {
    const to = Math.min(1.02, from + 0.5 + ink.random() * 0.4);
    drawFloorBoard(ink, x, w, from, to, color);
    from = to;
  }
}

function drawFloorBoard(ink: Ink, x: number, w: number, from: number, to: number, color: string): void {
  const tone = ramp(shift(color, { lightness: ink.jitter(0.07), hue: ink.jitter(9) }));
  const length = to - from;
  ink.draw(rect(x, from, w, length), {
    fill: linear(90, tone.base, tone.light),
    stroke: tone.deep,
    width: 2.4,
  });
  ink.draw(rect(x + 4, from, 5, length), { fill: tone.hi, opacity: 0.35 });
  ink.draw(rect(x + w - 9, from, 6, length), { fill: tone.dark, opacity: 0.35 });
  for (const _ of range(6)) {
    const at = x + (0.12 + ink.random() * 0.76) * w;
    const start = from + ink.random() * length * 0.6;
    const streak = polygon(
      [at, start],
      [at + 5, start + length * 0.2],
      [at, start + length * 0.42],
      [at - 3, start + 0.1],
    );
    ink.draw(streak, { fill: ink.random() < 0.7 ? tone.dark : tone.hi, opacity: 0.34 });
  }
  for (const share of [0.22, 0.78])
    ink.draw(oval(x + w * share, to - 0.025, 4, 0.007), { fill: tone.deep, opacity: 0.8 });
}
