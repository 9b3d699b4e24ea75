import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { finiteNumber, positiveNumber } from '../util/schemas.ts';

/** In percent of a picture's width and height. */
export type Frame = [x: number, y: number, width: number, height: number];

/** A point or an offset, in the same units. */
export type Spot = [x: number, y: number];

/**
 * A part of a closed picture that moves away as the thing opens, and its motion. All in percent of the
 * picture.
 */
export type Leaf = {
  /** The opening through which the part is seen, as an SVG path. */
  opening: string;
  /** Its position while closed. */
  box: Frame;
} & LeafMotion;

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
/** The edge about which a leaf turns. */
export type Edge = (typeof EDGES)[number];

export type LeafMotion =
  /**
   * Turns away from the viewer by `angle` degrees. `eye`: height of the viewer's eyes; `distance`: their
   * distance, in percent of the picture's width.
   */
  | { type: 'swing'; hinge: 'left' | 'right'; angle: number; eye: number; distance: number }
  | { type: 'slide'; by: Spot }
  /** Opens from its middle outwards. */
  | { type: 'iris' }
  /**
   * Turns over an edge until its other face shows, like a lid, a cabinet's door or a page. `onto`: its
   * position in the opened picture.
   */
  | { type: 'turn'; hinge: Edge; onto: Frame }
  /** Turns toward the viewer, but its other face stays hidden. `onto`: its position then. */
  | { type: 'ajar'; hinge: Edge; onto: Frame }
  /**
   * Turns in the picture's plane about a pivot and moves: a head that tips back, a lever, a falling shard.
   */
  | { type: 'tip'; pivot: Spot /** Degrees, clockwise. */; angle: number; by: Spot }
  /**
   * Moves to another position and size, like a drawer or a cloth drawn aside, and uncovers what was behind
   * it.
   */
  | { type: 'pull'; onto: Frame };

const MOST_LEAVES = 4;
const frame: SchemaOf<Frame> = v.tuple([finiteNumber, finiteNumber, finiteNumber, finiteNumber]);
const spot: SchemaOf<Spot> = v.tuple([finiteNumber, finiteNumber]);
const shared = {
  opening: v.pipe(v.string(), v.maxLength(2000), v.regex(/^[MLCQZ\d .-]*$/)),
  box: frame,
};

const leafSchema: SchemaOf<Leaf> = v.variant('type', [
  v.object({
    ...shared,
    type: v.literal('swing'),
    hinge: v.picklist(['left', 'right']),
    angle: finiteNumber,
    eye: finiteNumber,
    distance: positiveNumber,
  }),
  v.object({ ...shared, type: v.literal('slide'), by: spot }),
  v.object({ ...shared, type: v.literal('iris') }),
  v.object({ ...shared, type: v.literal('turn'), hinge: v.picklist(EDGES), onto: frame }),
  v.object({ ...shared, type: v.literal('ajar'), hinge: v.picklist(EDGES), onto: frame }),
  v.object({ ...shared, type: v.literal('tip'), pivot: spot, angle: finiteNumber, by: spot }),
  v.object({ ...shared, type: v.literal('pull'), onto: frame }),
]);

export const leavesSchema: SchemaOf<Leaf[]> = v.pipe(v.array(leafSchema), v.maxLength(MOST_LEAVES));
