import type { Point } from '../puzzle/curve.ts';

/** Where the way goes: to the right where there is width for it, down on phones. */
export type Direction = 'right' | 'down';

/** Pixels along the way and across it: of a node, of the space between two, and of a lane's edges. */
export interface Sizes {
  along: number;
  across: number;
  gapAlong: number;
  gapAcross: number;
  /** From a lane's frame to what is in it. */
  headAlong: number;
  headAcross: number;
  footAcross: number;
}

export const SIZES: Readonly<Record<Direction, Sizes>> = {
  right: {
    along: 148,
    across: 56,
    gapAlong: 54,
    gapAcross: 20,
    headAlong: 20,
    headAcross: 28,
    footAcross: 16,
  },
  down: {
    along: 56,
    across: 132,
    gapAlong: 52,
    gapAcross: 12,
    headAlong: 26,
    headAcross: 14,
    footAcross: 14,
  },
};

/** In CSS pixels of the map. */
export interface Rect extends Point {
  width: number;
  height: number;
}

/** A place on the map, however it is turned. */
export interface Place {
  along: number;
  across: number;
}

export type Turn = (place: Place) => Point;

export function turnTo(direction: Direction): Turn {
  return ({ along, across }) => (direction === 'right' ? { x: along, y: across } : { x: across, y: along });
}

export function rectTo(direction: Direction): (at: Place, size: Place) => Rect {
  const turn = turnTo(direction);
  return (at, size) => {
    const extent = turn(size);
    return { ...turn(at), width: extent.x, height: extent.y };
  };
}

/** Before the first layer, and around everything. */
export const MARGIN = 16;

/** Where a layer begins, along the way. */
export function alongOf(layer: number, { along, gapAlong, headAlong }: Sizes): number {
  return MARGIN + headAlong + layer * (along + gapAlong);
}
