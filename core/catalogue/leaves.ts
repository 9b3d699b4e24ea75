import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { finiteNumber, positiveNumber } from '../util/schemas.ts';

/** Percent of a picture's width and height. */
export type Frame = [x: number, y: number, width: number, height: number];

/** The same of a point, or of a way. */
export type Spot = [x: number, y: number];

/** What of a closed picture gives way as the thing opens, and how. All in percent of the picture. */
export type Leaf = {
  /** The outline that it shows through, as the text of an SVG path. */
  opening: string;
  /** Where it is while closed. */
  box: Frame;
} & LeafMotion;

const EDGES = ['left', 'right', 'top', 'bottom'] as const;
/** Of a leaf: the one about which it turns. */
export type Edge = (typeof EDGES)[number];

export type LeafMotion =
  /** Away from the viewer, by so many degrees; `eye`: how high the viewer's are, `distance`: how far, in percent of the picture's width. */
  | { type: 'swing'; hinge: 'left' | 'right'; angle: number; eye: number; distance: number }
  | { type: 'slide'; by: Spot }
  /** From its middle outwards. */
  | { type: 'iris' }
  /** Over an edge, until its other face shows, as a lid, a cabinet's door or a page does; `onto`: where that is in the opened picture. */
  | { type: 'turn'; hinge: Edge; onto: Frame }
  /** Toward the viewer, but not so far that its other face would show; `onto`: where it is then. */
  | { type: 'ajar'; hinge: Edge; onto: Frame }
  /** In the picture's plane, about a pivot, and to another place: a head that tips back, a lever, a shard that falls. */
  | { type: 'tip'; pivot: Spot /** Degrees, clockwise. */; angle: number; by: Spot }
  /** From its place to another of another size, as a drawer or a cloth drawn aside; what it leaves behind is uncovered on its way. */
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
