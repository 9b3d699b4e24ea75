import type { FaceType } from '../../../../core/lock/model.ts';
import { type Box, u } from '../units.ts';

type Point = readonly [x: number, y: number];

/** A part of a closed lock that moves as it opens, up to its position in the open picture. */
interface GivingPart {
  /** The part's outline, as a CSS clip path. */
  shape: string;
  /** The origin of the transform. */
  about: Point;
  to: string;
}

export interface Giving {
  parts: readonly GivingPart[];
  /**
   * Corners of the hole through which the inside is seen; around it the closed picture stays until the parts
   * come to rest.
   */
  hole: readonly Point[];
  /** The vanishing point and viewing distance of a swinging leaf. */
  eye?: { at: Point; distance: number };
}

/** A drawer that slides forward: lower and larger. */
function drawer([x, y, width, height]: Box): Giving {
  const hole = cornersOf([x - 3, y - 3, width + 6, height + 6]);
  const to = `translateY(${u(26)}) scale(${(width + 14) / width}, ${(height + 6) / height})`;
  return { parts: [{ shape: polygonOf(hole), about: [x + width / 2, y], to }], hole };
}

/** The door of a round lock, around its middle. */
function roundDoor(x: number, y: number, radius: number): Giving {
  const hole = Array.from({ length: 48 }, (_, corner): Point => {
    const angle = (corner / 48) * 2 * Math.PI;
    return [x + Math.cos(angle) * (radius + 2), y + Math.sin(angle) * (radius + 2)];
  });
  const part = { shape: polygonOf(hole), about: [x - radius, y], to: 'rotateY(-58deg)' } as const;
  return { parts: [part], hole, eye: { at: [x, y], distance: 800 } };
}

/** The shutters of a clock's window, turning outwards. */
function shutters([x, y, width, height]: Box): Giving {
  const to = 'scaleX(-.79)';
  const leaf = (from: number, hinge: number) => ({
    shape: polygonOf(cornersOf([from, y, width / 2, height])),
    about: [hinge, y] as const,
    to,
  });
  return { parts: [leaf(x, x), leaf(x + width / 2, x + width)], hole: cornersOf([x, y, width, height]) };
}

/** A slab that breaks along its crack into two halves that lean apart. */
function slab([x, y, width, height]: Box, crack: readonly Point[]): Giving {
  const half = (side: number, edge: number) => ({
    shape: polygonOf([[edge, y], ...crack, [edge, y + height]]),
    about: [0, 0] as const,
    to: `translate(${u(30 * side)}, ${u(3 * side)}) rotate(${2 * side}deg)`,
  });
  return { parts: [half(-1, x), half(1, x + width)], hole: cornersOf([x, y, width, height]) };
}

/** A lid that ends up standing upright on its hinge. */
function raisedLid([x, y, width, height]: Box): Giving {
  const part = {
    shape: polygonOf(cornersOf([x, y, width, height])),
    about: [x + width / 2, y + height],
    to: `translateY(${u(-height)}) scale(.95, .53)`,
  } as const;
  return { parts: [part], hole: cornersOf([x, y, width, height]) };
}

/** The moving parts of each face, as in the pictures; faces with a whole door or lid are in `LAYOUTS`. */
export const GIVING: Partial<Record<FaceType, Giving>> = {
  text: drawer([110, 394, 140, 44]),
  directions: roundDoor(180, 234, 146),
  clock: shutters([140, 34, 80, 72]),
  symbols: slab(
    [2, 102, 356, 280],
    [
      [180, 102],
      [177, 160],
      [184, 220],
      [176, 280],
      [186, 330],
      [180, 382],
    ],
  ),
  melody: raisedLid([2, 42, 356, 164]),
  pattern: drawer([100, 352, 160, 36]),
};

/** A CSS clip path that leaves out the area within these corners. */
export function around(hole: readonly Point[]): string {
  const [first = START] = hole;
  return polygonOf([...OUTSIDE, ...hole, first, START], 'evenodd, ');
}

/** A CSS clip path of the area within the corners; `before` shifts it left and up. */
export function polygonOf(corners: readonly Point[], rule = '', before = 0): string {
  return `polygon(${rule}${corners.map(([x, y]) => `${u(x + before)} ${u(y + before)}`).join(', ')})`;
}

const START: Point = [-60, -80];
/** The area within which a lock is drawn. */
const OUTSIDE: readonly Point[] = [START, [420, -80], [420, 560], [-60, 560], START];

function cornersOf([x, y, width, height]: Box): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
