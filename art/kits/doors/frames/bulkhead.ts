import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { SHADOW, settle, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Point } from '../../../ink/path.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';
import { plate, rivets, rod } from '../../../matter/metal.ts';
import { IRON } from '../../../matter/palette.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, frameShadow } from '../door.ts';

const RUST: readonly Box[] = [
  [27, 108, 9, 60],
  [346, 108, 10, 84],
  [14, 284, 8, 74],
  [362, 484, 9, 90],
  [14, 584, 8, 58],
];

/** A riveted steel wall that fills the door's canvas. */
export function bulkhead(ink: Ink, color: string): void {
  const tone = ramp(color);
  const wall = rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, [44, 44, 4, 4]);
  frameShadow(ink, wall);
  solid(ink, wall, color, { bevel: 9, texture: () => rust(ink, color) });
  for (const y of [84, 748]) {
    ink.draw(polyline([0, y], [DOOR_WIDTH, y]), { stroke: tone.dark, width: 4, opacity: 0.75 });
    ink.draw(polyline([0, y + 3], [DOOR_WIDTH, y + 3]), { stroke: tone.hi, width: 2, opacity: 0.5 });
  }
  settle(ink, wall, 0.36, 0.45);
  const across = range(6).flatMap((i): Point[] => [
    [32 + i * 64, 102],
    [32 + i * 64, 768],
  ]);
  const beside = range(6).flatMap((i): Point[] => [
    [18, 178 + i * 100],
    [366, 178 + i * 100],
  ]);
  rivets(ink, [...across, ...beside], 7, color);
}

/** Streaks that run down from the seam and from rivets. */
function rust(ink: Ink, color: string): void {
  for (const [x, y, w, h] of RUST) {
    const streak = rect(x, y, w, h, 4);
    ink.draw(streak, { fill: linear(90, ['#8a4a2c', 0, 0.4], [ramp(color).dark, 1, 0]) });
  }
}

/** Two pipes that run along the top of a bulkhead. */
export function bulkheadPipes(ink: Ink): void {
  for (const [y, color] of [
    [34, '#c98a4a'],
    [62, '#8f9bab'],
  ] as const) {
    const pipe = polyline([-2, y], [DOOR_WIDTH + 2, y]);
    ink.draw(polyline([0, y + 9], [DOOR_WIDTH, y + 9]), { stroke: SHADOW, width: 14, opacity: 0.3 });
    ink.clip(rect(3, 8, DOOR_WIDTH - 6, 90), () =>
      rod(ink, pipe, color, 15, polyline([-2, y - 4], [DOOR_WIDTH + 2, y - 4])),
    );
  }
  for (const x of [60, 322]) plate(ink, rect(x - 13, 20, 26, 56, 5), IRON, { width: 4, bevel: 3 });
}
