import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arch, polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone, dressedStones, jittered, voussoirs } from '../../matter/stone.ts';
import { GLOOM } from './dungeonFittings.ts';

const SPRING = 240;
const [LEFT, RIGHT] = [818, 1198];
const MIDDLE = (LEFT + RIGHT) / 2;
const RISE = 136;
const GIRTH = 50;
/** The visible width of its sides, and the visible depth of its vault. */
const [REVEAL, VAULT] = [30, 28];
/** The number of large squared stones of a side post. */
const JAMB_STONES = 5;
/** The size of the inner wall's stones. */
const COURSE = { height: 44, width: 76 };

/** An arch of pale stone on two posts. The wall within it lies deeper, has smaller stones and is dark. */
export function reliefArch(ink: Ink, color: string): void {
  const hole = arch(LEFT, SPRING - RISE, RIGHT - LEFT, FLOOR_LINE - SPRING + RISE, RISE);
  ink.clip(hole, () => {
    drawReveal(ink, shift(color, { lightness: 0.02 }));
    const inner = arch(
      LEFT + REVEAL,
      SPRING - RISE + VAULT,
      RIGHT - LEFT - 2 * REVEAL,
      FLOOR_LINE - SPRING + RISE - VAULT,
      RISE - VAULT / 2,
    );
    ink.clip(inner, () => drawInnerWall(ink, shift(color, { lightness: -0.1 })));
    ink.draw(inner, { stroke: GLOOM, width: 3, opacity: 0.9 });
  });
  drawFrame(ink, shift(color, { lightness: 0.075, chromaTimes: 0.85 }));
}

/** The sides of the arch: deep stones, of which the right ones are in the moon's light. */
function drawReveal(ink: Ink, color: string): void {
  const tone = ramp(color);
  ink.draw(rect(LEFT, SPRING - RISE, RIGHT - LEFT, FLOOR_LINE), {
    fill: linear(0, tone.shade, [tone.deep, 0.1], [tone.deep, 0.5], [tone.shade, 0.9], tone.light),
  });
  const pitch = (FLOOR_LINE - SPRING) / JAMB_STONES;
  const joints = range(JAMB_STONES).flatMap((i): Path[] => {
    const y = SPRING + i * pitch;
    return [polyline([LEFT, y], [LEFT + REVEAL, y - 3]), polyline([RIGHT, y], [RIGHT - REVEAL, y - 3])];
  });
  const over = range(5).map((i): Path => {
    const turn = ((215 + i * 27.5) * Math.PI) / 180;
    const at = (share: number): Point => [
      MIDDLE + (Math.cos(turn) * (RIGHT - LEFT) * share) / 2,
      SPRING + Math.sin(turn) * RISE * share,
    ];
    return polyline(at(1.02), at(0.7));
  });
  ink.draw(joinPaths(...joints, ...over), { stroke: tone.line, width: 3, opacity: 0.8 });
}

function drawInnerWall(ink: Ink, color: string): void {
  const [x, y, w, h] = [LEFT + REVEAL, SPRING - RISE, RIGHT - LEFT - 2 * REVEAL, FLOOR_LINE - SPRING + RISE];
  ink.draw(rect(x, y, w, h), { fill: ramp(color).deep });
  const stones = range(h / COURSE.height + 1).flatMap((row) =>
    range(w / COURSE.width + 2).map((i): Path => {
      const left = x + (i - (row % 2 ? 0.5 : 0.9)) * COURSE.width;
      const top = y + row * COURSE.height;
      const corners: Point[] = [
        [left + 2.5, top + 2.5],
        [left + COURSE.width - 2.5, top + 2.5],
        [left + COURSE.width - 2.5, top + COURSE.height - 2.5],
        [left + 2.5, top + COURSE.height - 2.5],
      ];
      return soft(jittered(ink, corners, 4), 8);
    }),
  );
  dressedStones(ink, stones, color, { width: 2.4, bevel: 4 });
  ink.draw(rect(x, y, w, h), {
    fill: linear(90, [GLOOM, 0, 0.85], [GLOOM, 0.3, 0.42], [GLOOM, 0.7, 0.22], [GLOOM, 1, 0.5]),
  });
  ink.draw(rect(x, y, 150, h), { fill: linear(0, [GLOOM, 0, 0.6], [GLOOM, 0.5, 0.22], [GLOOM, 1, 0]) });
}

function drawFrame(ink: Ink, color: string): void {
  const outer = joinPaths(
    arch(LEFT - GIRTH, SPRING - RISE - GIRTH, RIGHT - LEFT + 2 * GIRTH, 400, RISE + GIRTH),
    rect(LEFT - GIRTH, SPRING, GIRTH, FLOOR_LINE - SPRING),
    rect(RIGHT, SPRING, GIRTH, FLOOR_LINE - SPRING),
  );
  ink.clip(
    polygon([0, 0], [1920, 0], [1920, FLOOR_LINE], [RIGHT + 2, FLOOR_LINE], [RIGHT + 2, SPRING], [0, SPRING]),
    () => castShadow(ink, outer, { dx: 14, dy: 10, blur: 16, opacity: 0.6 }),
  );
  const pitch = (FLOOR_LINE - SPRING - 30) / JAMB_STONES;
  for (const x of [LEFT - GIRTH, RIGHT])
    for (const i of range(JAMB_STONES))
      blockStone(ink, [x, SPRING + 30 + i * pitch + 1.5, GIRTH, pitch - 3], color, {
        width: 3.4,
        spread: 1.5,
        round: 6,
        chips: 1,
        cracks: 0.15,
      });
  voussoirs(ink, color, {
    center: [MIDDLE, SPRING],
    rx: (RIGHT - LEFT) / 2,
    ry: RISE,
    thickness: GIRTH - 2,
    count: 9,
    keyStone: 16,
    width: 3.4,
    chips: 1,
    cracks: 0.1,
  });
  for (const x of [LEFT - GIRTH - 10, RIGHT - 6])
    blockStone(ink, [x, SPRING - 2, GIRTH + 16, 34], shift(color, { lightness: 0.02 }), {
      width: 3.4,
      spread: 1.5,
      round: 6,
      chips: 0,
      cracks: 0,
    });
}
