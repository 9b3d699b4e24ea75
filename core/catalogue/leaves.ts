import * as v from 'valibot';
import type { SchemaOf } from '../parseWith.ts';
import { finiteNumber, positiveNumber } from '../schemas.ts';

/** Percent of a picture's width and height. */
type Frame = [x: number, y: number, width: number, height: number];

/** What of a closed picture gives way as the thing opens, and how. All in percent of the picture. */
export type Leaf = {
  /** The outline that it shows through, as the text of an SVG path. */
  opening: string;
  /** Where it is while closed. */
  box: Frame;
} & LeafMotion;

export type LeafMotion =
  /** Away from the viewer, by so many degrees; `eye`: how high the viewer's are, `distance`: how far, in percent of the picture's width. */
  | { type: 'swing'; hinge: 'left' | 'right'; angle: number; eye: number; distance: number }
  | { type: 'slide'; by: [x: number, y: number] }
  /** From its middle outwards. */
  | { type: 'iris' };

const MOST_LEAVES = 4;
const frame: SchemaOf<Frame> = v.tuple([finiteNumber, finiteNumber, finiteNumber, finiteNumber]);
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
  v.object({ ...shared, type: v.literal('slide'), by: v.tuple([finiteNumber, finiteNumber]) }),
  v.object({ ...shared, type: v.literal('iris') }),
]);

export const leavesSchema: SchemaOf<Leaf[]> = v.pipe(v.array(leafSchema), v.maxLength(MOST_LEAVES));
