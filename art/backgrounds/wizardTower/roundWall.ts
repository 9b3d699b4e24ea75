import { ramp, shift } from '../../color.ts';
import type { Ink, Warp } from '../../ink/Ink.ts';
import { SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { joinPaths, type Path, type Point } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_LINE, STAGE_BOX, STAGE_WIDTH } from '../../kits/stage/room.ts';
import { star } from '../../matter/star.ts';
import { jittered, stone } from '../../matter/stone.ts';

const MIDDLE = STAGE_WIDTH / 2;
/** The radius of the tower, in units of the stage at its middle. */
const RADIUS = 1060;
/** The distance from the middle to the point at which the unrolled wall leaves the stage. */
const HALF = 1210;
/** Height of the eye: courses above it rise toward the sides, those below sink. */
const EYE = 520;
const RISE = 0.24;
const SINK = 0.15;
const FRIEZE = 74;
const PLINTH = 56;

/**
 * Returns the warp that bends a flat drawn wall around the inside of the tower; its middle stays where it is.
 */
export function roundWarp(): Warp {
  return (x, y): Point => {
    const turn = (x - MIDDLE) / RADIUS;
    const bend = y < EYE ? RISE : SINK;
    const nearness = 1 + bend * Math.sin(turn) ** 2;
    return [MIDDLE + RADIUS * Math.sin(turn), EYE + (y - EYE) * nearness];
  };
}

/** A round wall of squared stones between a plinth and a frieze of stars; it ends in the floor with a curve. */
export function roundWall(ink: Ink, color: string, gilt: string): void {
  ink.warp(roundWarp(), () => {
    ink.draw(ring(-40, FLOOR_LINE), { fill: ramp(color).deep });
    let y = FRIEZE + 20;
    while (y < FLOOR_LINE - PLINTH - 12) {
      const height = Math.min(58 + ink.random() * 22, FLOOR_LINE - PLINTH - y);
      drawCourse(ink, y, height, color);
      y += height;
    }
    drawPlinth(ink, color);
    drawFrieze(ink, shift(color, { lightness: -0.05 }), gilt);
  });
  const round = linear(
    0,
    [SHADOW, 0, 0.72],
    [SHADOW, 0.3, 0.12],
    [SHADOW, 0.5, 0],
    [SHADOW, 0.72, 0.14],
    [SHADOW, 1, 0.75],
  );
  ink.draw(rect(...STAGE_BOX), { fill: round });
}

/** A band round the wall, with points enough to bend. */
function ring(top: number, foot: number): Path {
  const steps = range(41).map((i) => MIDDLE - HALF + (i * HALF) / 20);
  const upper = steps.map((x): Point => [x, top]);
  const lower = steps.map((x): Point => [x, foot]);
  return polygon(...upper, ...lower.reverse());
}

function drawCourse(ink: Ink, y: number, h: number, color: string): void {
  let x = MIDDLE - HALF - ink.random() * 90;
  while (x < MIDDLE + HALF) {
    const w = 92 + ink.random() * 88;
    const corners: Point[] = [
      [x + 2, y + 2],
      [x + w / 2, y + 1.5],
      [x + w - 2, y + 2],
      [x + w - 2, y + h - 2],
      [x + w / 2, y + h - 1.5],
      [x + 2, y + h - 2],
    ];
    const own = shift(color, { lightness: ink.random() < 0.12 ? -0.045 : 0 });
    stone(ink, jittered(ink, corners, 3.5), own, { round: 7, width: 2.6, chips: 2, cracks: 0.08 });
    x += w;
  }
}

function drawPlinth(ink: Ink, color: string): void {
  const top = FLOOR_LINE - PLINTH;
  const edge = ring(top, top + 18);
  for (const i of range(16)) {
    const x = MIDDLE - HALF + (i * HALF) / 8;
    const corners: Point[] = [
      [x + 2, top + 14],
      [x + HALF / 16, top + 14],
      [x + HALF / 8 - 2, top + 14],
      [x + HALF / 8 - 2, FLOOR_LINE + 1],
      [x + HALF / 16, FLOOR_LINE + 1],
      [x + 2, FLOOR_LINE + 1],
    ];
    stone(ink, corners, shift(color, { lightness: -0.04 }), { round: 4, width: 2.6, cracks: 0.1 });
  }
  solid(ink, edge, color, { width: 2.6, bevel: 4 });
}

function drawFrieze(ink: Ink, color: string, gilt: string): void {
  solid(ink, ring(-60, FRIEZE), color, { width: 2.6, bevel: 4 });
  const places = range(25).map((i) => MIDDLE - HALF + 34 + i * 96);
  const signs = places.map((x, i): Path => (i % 2 ? star([x, 34], 19) : crescent([x, 34], 19)));
  ink.draw(joinPaths(...signs), { fill: ramp(color).deep, move: [2, 3] });
  ink.draw(joinPaths(...signs), {
    fill: shift(gilt, { chromaTimes: 0.75, lightness: -0.06 }),
    stroke: ramp(gilt).line,
    width: 1.8,
  });
  solid(ink, ring(FRIEZE - 6, FRIEZE + 16), color, { width: 2.6, bevel: 4 });
}

function crescent([cx, cy]: Point, radius: number): Path {
  const arcPoints = (r: number, shiftX: number, from: number, to: number): Point[] =>
    range(13).map((i): Point => {
      const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
      return [cx + shiftX + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
  return polygon(...arcPoints(radius, 0, 50, 310), ...arcPoints(radius * 0.8, radius * 0.36, 290, 70));
}
