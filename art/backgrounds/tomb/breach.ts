import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, SHADOW } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, type Point } from '../../ink/path.ts';
import { oval, range, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { crack } from '../../kits/stage/wallWear.ts';

const HOLE: readonly Point[] = [
  [446, -20],
  [672, -20],
  [654, 26],
  [622, 38],
  [606, 70],
  [566, 62],
  [540, 82],
  [512, 60],
  [484, 50],
  [470, 18],
];
/** The x and the two ends of the stream of sand. */
const TRICKLE = { x: 520, from: 62, to: FLOOR_LINE + 34 };

interface BreachColors {
  stone: string;
  sand: string;
  /** The colour of the light outside. */
  sky: string;
}

/** Draws the hole in the ceiling: light from the shaft, falling sand, and a crack below it. */
export function breach(ink: Ink, { stone, sand, sky }: BreachColors): void {
  const tone = ramp(stone);
  const hole = soft(HOLE, 5);
  ink.draw(hole, { stroke: tone.light, width: 15, move: [2, 4] });
  ink.draw(hole, { stroke: tone.line, width: 5 });
  ink.draw(hole, { fill: linear(90, mix(sky, '#ffffff', 0.45), sky) });
  ink.clip(hole, () => ink.draw(hole, { stroke: tone.deep, width: 24, opacity: 0.6, blur: 7, move: [7, 6] }));
  glow(ink, 560, 40, 190, sky, 0.5, 120);
  crack(
    ink,
    [
      [540, 80],
      [556, 128],
      [538, 176],
      [560, 236],
      [548, 300],
      [574, 352],
    ],
    stone,
    3.4,
  );
  drawTrickle(ink, sand);
}

function drawTrickle(ink: Ink, sand: string): void {
  const { x, from, to } = TRICKLE;
  const tone = ramp(sand);
  const stream = curve(`M${x - 3} ${from}L${x + 3} ${from}L${x + 7} ${to}L${x - 6} ${to}Z`);
  ink.draw(stream, { fill: tone.hi, opacity: 0.5 });
  const grains = range(34).map(() =>
    oval(x + ink.jitter(16), from + ink.random() * (to - from), 1 + ink.random()),
  );
  ink.draw(joinPaths(...grains), { fill: tone.hi, opacity: 0.7 });
  const heap = curve(
    `M${x - 92} ${to + 14}Q${x - 34} ${to + 2} ${x} ${to - 30}Q${x + 30} ${to} ${x + 96} ${to + 14}Z`,
  );
  ink.draw(oval(x + 6, to + 14, 100, 9), { fill: SHADOW, opacity: 0.35, blur: 6 });
  ink.draw(heap, { fill: linear(70, tone.hi, [tone.base, 0.5], tone.shade) });
}
