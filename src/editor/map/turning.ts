import type { Point } from '../puzzle/curve.ts';

/** The map's direction: right where there is enough width, down on phones. */
export type Direction = 'right' | 'down';

/**
 * Pixels along and across the direction: of a node, of the gap between two, and of a lane's edges. `ports`: the part
 * of a node's side, around its middle, where threads start and end.
 */
export interface Sizes {
  along: number;
  across: number;
  gapAlong: number;
  gapAcross: number;
  /** From a lane's frame to its content. */
  headAlong: number;
  headAcross: number;
  footAcross: number;
  ports: number;
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
    ports: 35,
  },
  down: {
    along: 56,
    across: 132,
    gapAlong: 52,
    gapAcross: 12,
    headAlong: 26,
    headAcross: 14,
    footAcross: 14,
    ports: 82,
  },
};

/** In CSS pixels of the map. */
export interface Rect extends Point {
  width: number;
  height: number;
}

/** A position on the map, independent of its direction. */
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

/** Margin before the first layer and around the map. */
export const MARGIN = 16;

/** Start of a layer along the direction. */
export function alongOf(layer: number, { along, gapAlong, headAlong }: Sizes): number {
  return MARGIN + headAlong + layer * (along + gapAlong);
}
