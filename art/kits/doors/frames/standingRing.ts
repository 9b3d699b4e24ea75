import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, settle } from '../../../ink/light.ts';
import { type Point, radians } from '../../../ink/path.ts';
import { oval, range, rect } from '../../../ink/shapes.ts';
import { blockStone, voussoirs } from '../../../matter/stone.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, frameShadow } from '../door.ts';

export const RING_CENTER: Point = [192, 370];
/** Half the width and height of the ring's opening. */
export const RING_RADII: Point = [118, 276];
const THICKNESS = 56;
const STONES = 20;

/** A point of the ring, `share` (0 to 1) of its thickness outward. */
export function onRing(degrees: number, share: number): Point {
  const [cx, cy] = RING_CENTER;
  const out = THICKNESS * share;
  return [
    cx + (RING_RADII[0] + out) * Math.cos(radians(degrees)),
    cy + (RING_RADII[1] + out) * Math.sin(radians(degrees)),
  ];
}

/** Draws the shadow on the wall behind the opening, and the blocks that hold the ring upright. */
export function ringPlinths(ink: Ink, stone: string): void {
  frameShadow(ink, oval(...RING_CENTER, RING_RADII[0] + THICKNESS, RING_RADII[1] + THICKNESS));
  frameShadow(ink, rect(8, 560, DOOR_WIDTH - 16, DOOR_HEIGHT - 560));
  for (const left of [8, DOOR_WIDTH - 92]) {
    blockStone(ink, [left + 8, 552, 68, 64], stone, { spread: 3, round: 9 });
    blockStone(ink, [left, 614, 84, 108], stone, { spread: 3, round: 9 });
  }
}

/** A tall ring of wedge stones. */
export function ringStones(ink: Ink, stone: string): void {
  const ring = {
    center: RING_CENTER,
    rx: RING_RADII[0],
    ry: RING_RADII[1],
    thickness: THICKNESS,
    count: STONES,
  };
  voussoirs(ink, stone, {
    ...ring,
    from: -90 - 180 / STONES,
    to: 270 - 180 / STONES,
    keyStone: 0,
    chips: 2,
    width: 4.5,
  });
  const edge = oval(...RING_CENTER, ...RING_RADII);
  ink.draw(edge, { stroke: ramp(stone).line, width: 6 });
  const groove = oval(...RING_CENTER, RING_RADII[0] + 11, RING_RADII[1] + 11);
  ink.draw(groove, { stroke: ramp(stone).dark, width: 4, opacity: 0.7 });
  ink.draw(groove, { stroke: ramp(stone).hi, width: 1.8, opacity: 0.55, move: [2.2, 2.6] });
}

/** Three steps up to the ring. */
export function ringSteps(ink: Ink, stone: string): void {
  for (const [top, inset, count] of [
    [668, 74, 2],
    [708, 36, 3],
    [748, 2, 4],
  ] as const) {
    const width = (DOOR_WIDTH - 2 * inset) / count;
    castShadow(ink, rect(inset, top, DOOR_WIDTH - 2 * inset, 40), { dx: 0, dy: -4, blur: 6, opacity: 0.4 });
    for (const i of range(count))
      blockStone(ink, [inset + i * width, top, width, 43], stone, { spread: 2.5, round: 7, chips: 2 });
  }
  settle(ink, rect(2, 708, DOOR_WIDTH - 4, DOOR_HEIGHT - 708), 0.25, 0.2);
}
