import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect, soft } from '../../ink/shapes.ts';
import { FLOOR_LINE, fadeDown, STAGE_WIDTH, WALL_BOX } from '../../kits/stage/room.ts';
import { mossDrip } from '../../matter/moss.ts';
import { jittered, stone } from '../../matter/stone.ts';

const FRIEZE_TOP = 92;
const FRIEZE_FOOT = 196;

/** Large blocks without mortar, a frieze of steps and spirals, and moss where water runs. */
export function templeWall(ink: Ink, color: string, moss: string): void {
  ink.draw(rect(...WALL_BOX), { fill: ramp(color).deep });
  let top = FRIEZE_FOOT;
  while (top < FLOOR_LINE) {
    const height = Math.min(84 + ink.random() * 34, FLOOR_LINE - top + 6);
    drawCourse(ink, top, height, color);
    top += height;
  }
  drawFrieze(ink, color);
  drawRoof(ink, color);
  ink.draw(rect(...WALL_BOX), {
    fill: linear(90, [SHADOW, 0, 0.45], [SHADOW, 0.3, 0.06], [SHADOW, 0.8, 0.04], [SHADOW, 1, 0.34]),
  });
  for (const [x, y, width] of [
    [30, FRIEZE_FOOT + 4, 92],
    [640, FRIEZE_FOOT + 4, 110],
    [1196, FRIEZE_FOOT + 4, 60],
    [1846, FRIEZE_FOOT + 4, 90],
    [600, 470, 64],
    [1206, 560, 46],
  ] as const)
    mossDrip(ink, [x, y], width, moss);
}

function drawCourse(ink: Ink, y: number, h: number, color: string): void {
  let x = -80 - ink.random() * 90;
  while (x < STAGE_WIDTH) {
    const w = 130 + ink.random() * 140;
    const corners: Point[] = [
      [x + 3, y + 3],
      [x + w / 2, y + 2],
      [x + w - 3, y + 3],
      [x + w - 3, y + h - 3],
      [x + w / 2, y + h - 2],
      [x + 3, y + h - 3],
    ];
    stone(ink, jittered(ink, corners, 6), color, { round: 13, width: 3, cracks: 0.3, chips: 2 });
    x += w;
  }
}

/** The index of the spiral that turns the wrong way. */
const TURNED_AT = 3;

function drawFrieze(ink: Ink, color: string): void {
  const own = shift(color, { lightness: 0.03, hue: -8 });
  solid(ink, rect(-20, FRIEZE_TOP, STAGE_WIDTH + 40, FRIEZE_FOOT - FRIEZE_TOP), own, { bevel: 8, width: 3 });
  const tone = ramp(own);
  for (const i of range(13)) {
    const x = -8 + i * 152;
    const turn = i === TURNED_AT ? -1 : 1;
    ink.at(
      [x + 76, (FRIEZE_TOP + FRIEZE_FOOT) / 2],
      () => {
        const spiral = polyline([-60, 34], [-60, -30], [26, -30], [26, 14], [-24, 14], [-24, -6], [2, -6]);
        ink.draw(spiral, { stroke: tone.deep, width: 13 });
        ink.draw(spiral, { stroke: tone.dark, width: 6, move: [1, 2] });
        ink.draw(spiral, { stroke: tone.hi, width: 2, opacity: 0.5, move: [5, 7] });
        const steps = polygon(
          [38, 34],
          [38, 14],
          [48, 14],
          [48, -8],
          [58, -8],
          [58, -30],
          [70, -30],
          [70, 34],
        );
        ink.draw(steps, { fill: tone.dark, stroke: tone.deep, width: 3 });
        ink.draw(steps, { stroke: tone.hi, width: 1.8, opacity: 0.4, move: [2, 2] });
      },
      { mirror: turn < 0 },
    );
  }
  fadeDown(ink, [0, FRIEZE_FOOT, STAGE_WIDTH, 34], SHADOW, 0.5);
}

function drawRoof(ink: Ink, color: string): void {
  const dark = shift(color, { lightness: -0.08 });
  let x = -60;
  while (x < STAGE_WIDTH) {
    const w = 190 + ink.random() * 120;
    const slab: Point[] = [
      [x + 2, -20],
      [x + w - 2, -20],
      [x + w - 4, FRIEZE_TOP - 4],
      [x + w / 2, FRIEZE_TOP + 1],
      [x + 4, FRIEZE_TOP - 4],
    ];
    solid(ink, soft(jittered(ink, slab, 7), 12), shift(dark, { lightness: ink.jitter(0.04) }), {
      bevel: 8,
      width: 3,
    });
    x += w;
  }
  fadeDown(ink, [0, FRIEZE_TOP, STAGE_WIDTH, 22], SHADOW, 0.5);
}
