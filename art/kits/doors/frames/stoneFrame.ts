import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { settle } from '../../../ink/light.ts';
import type { Box, Path, Point } from '../../../ink/path.ts';
import { polar } from '../../../ink/path.ts';
import { arc, polyline, range, rect } from '../../../ink/shapes.ts';
import { blockStone, stone } from '../../../matter/stone.ts';
import { DOOR_HEIGHT } from '../door.ts';

export interface Jambs {
  /** Inner edges of the opening, left and right. */
  left: number;
  right: number;
  /** The y of their upper end; they reach down to the floor. */
  top: number;
  thickness: number;
  /** Stones on each side. */
  count: number;
  /** The distance by which every second stone is set back. */
  toothing?: number;
  /** Flecks on each stone's face. */
  chips?: number;
}

/** Blocks piled up on both sides of a doorway. */
export function stoneJambs(ink: Ink, jambs: Jambs, color: Color): void {
  const { left, right, top, thickness, count, toothing = 9, chips = 3 } = jambs;
  const height = (DOOR_HEIGHT - top) / count;
  const uneven = (i: number): number => (i === 0 || i === count ? 0 : ((i * 7) % 3) * 5 - 5);
  for (const i of range(count)) {
    const from = top + i * height + uneven(i);
    const h = top + (i + 1) * height + uneven(i + 1) - from;
    const setBack = i % 2 ? toothing : 0;
    const w = thickness - setBack;
    blockStone(ink, [left - w, from, w + 2, h], color, { round: 8, spread: 3, chips });
    blockStone(ink, [right - 2, from, w + 2, h], color, { round: 8, spread: 3, chips });
  }
  shadeFeet(ink, jambs);
}

/** Shades the lower ends of the stones alone, since the shade must not fall on the wall beside them. */
function shadeFeet(ink: Ink, { left, right, thickness }: Jambs): void {
  for (const from of [left - thickness + 8, right]) {
    settle(ink, rect(from, 430, thickness - 8, DOOR_HEIGHT - 430, 6), 0.3, 0);
  }
}

export interface PointedArch {
  /** The opening, from its point to the floor. */
  box: Box;
  /** Height of the pointed head; at least half the width. */
  rise: number;
}

/** A gothic opening: two arcs that meet in a point, set outward by `outset`. */
export function pointedArch({ box: [x, y, w, h], rise }: PointedArch, outset = 0): Path {
  const spring = y + rise;
  const radius = arcRadius(w, rise);
  const turn = arcTurn(w, radius, outset);
  const left = arc(x + radius, spring, radius + outset, 180, 180 + turn);
  const right = arc(x + w - radius, spring, radius + outset, 360 - turn, 360);
  const foot = y + h;
  const legs = polyline([x - outset, foot], [x - outset, spring]);
  const end = polyline([x + w + outset, spring], [x + w + outset, foot]);
  return [...legs, ...left.slice(1), ...right.slice(1), ...end.slice(1), { command: 'Z', points: [] }];
}

interface PointedStones extends PointedArch {
  thickness: number;
  /** Stones on each side. */
  count: number;
}

/**
 * The wedge stones of a pointed arch. Its top is left free, so that each drawing can add a keystone of its
 * own.
 */
export function pointedVoussoirs(ink: Ink, color: Color, stones: PointedStones): void {
  const {
    box: [x, y, w],
    rise,
    thickness,
    count,
  } = stones;
  const radius = arcRadius(w, rise);
  const inner = arcTurn(w, radius, 0);
  const outer = arcTurn(w, radius, thickness);
  const at = (share: number, out: number, isLeft: boolean): Point => {
    const turn = share * (out ? outer : inner);
    const [dx, dy] = polar(0, 0, radius + out, 180 + turn);
    return isLeft ? [x + radius + dx, y + rise + dy] : [x + w - radius - dx, y + rise + dy];
  };
  for (const i of range(count)) {
    for (const isLeft of [true, false]) {
      const [from, to] = [i / count, (i + 1) / count];
      const corners = [at(from, 0, isLeft), at((from + to) / 2, 0, isLeft), at(to, 0, isLeft)];
      const back = [
        at(to, thickness, isLeft),
        at((from + to) / 2, thickness, isLeft),
        at(from, thickness, isLeft),
      ];
      stone(ink, [...corners, ...back], color, { round: 7 });
    }
  }
}

/** Draws the mortar in the joints between the stones. */
export function mortar(ink: Ink, frame: Path, color: Color): void {
  ink.draw(frame, { fill: ramp(color).deep });
}

function arcRadius(w: number, rise: number): number {
  return rise ** 2 / w + w / 4;
}

/** Degrees that one side of the arch spans. */
function arcTurn(w: number, radius: number, outset: number): number {
  return (Math.acos((radius - w / 2) / (radius + outset)) * 180) / Math.PI;
}
