import type { Edge, Frame, Leaf, LeafMotion } from '../core/catalogue/leaves.ts';
import { type Box, mapPath, type Path, type Point } from './ink/path.ts';
import { rect } from './ink/shapes.ts';

/** A part that moves as an item opens, in the units of its drawing. */
export type DrawnLeaf = { opening: Path; box: Box } & LeafMotion;

/** A leaf that turns over an edge until its other face shows, in the opened drawing in `onto`: a lid, a cabinet's door, a page. */
export function turns(hinge: Edge, box: Box, onto: Box, opening: Path = rect(...box)): DrawnLeaf {
  return { type: 'turn', opening, box, hinge, onto: [...onto] };
}

/** A leaf that turns toward the viewer and still shows its face, narrower, in `onto`. */
export function standsAjar(hinge: Edge, box: Box, onto: Box, opening: Path = rect(...box)): DrawnLeaf {
  return { type: 'ajar', opening, box, hinge, onto: [...onto] };
}

/** A part that moves to another position, and another size if needed: a drawer's front, a cloth, a cap. */
export function isPulled(box: Box, onto: Box, opening: Path = rect(...box)): DrawnLeaf {
  return { type: 'pull', opening, box, onto: [...onto] };
}

/** A part that turns about a pivot, or falls, or both: a lever, a head, a shard. */
export function tips(
  opening: Path,
  { pivot = [0, 0], angle = 0, by = [0, 0] }: { pivot?: Point; angle?: number; by?: Point },
): DrawnLeaf {
  return { type: 'tip', opening, box: boxOf(opening), pivot: [...pivot], angle, by: [...by] };
}

/** A part that slides as a whole behind the edges of its opening. */
export function slides(box: Box, by: Point, opening: Path = rect(...box)): DrawnLeaf {
  return { type: 'slide', opening, box, by: [...by] };
}

/** Returns the leaf for a drawing that is moved and scaled as a whole, as within a niche. */
export function leafMoved(leaf: DrawnLeaf, [x, y]: Point, scale: number): DrawnLeaf {
  const { opening, box, ...motion } = leaf;
  const moved = ([left, top, w, h]: Box): Frame => [x + left * scale, y + top * scale, w * scale, h * scale];
  return {
    opening: mapPath(opening, (px, py) => [x + px * scale, y + py * scale]),
    box: moved(box),
    ...motionMoved(motion, moved, y, scale),
  };
}

function motionMoved(motion: LeafMotion, moved: (box: Box) => Frame, y: number, scale: number): LeafMotion {
  if (motion.type === 'slide') return { type: 'slide', by: [motion.by[0] * scale, motion.by[1] * scale] };
  if (motion.type === 'iris') return motion;
  if (motion.type === 'tip') {
    const [left, top] = moved([...motion.pivot, 0, 0]);
    return { ...motion, pivot: [left, top], by: [motion.by[0] * scale, motion.by[1] * scale] };
  }
  if (motion.type === 'swing')
    return { ...motion, eye: y + motion.eye * scale, distance: motion.distance * scale };
  return { ...motion, onto: moved(motion.onto) };
}

/** Returns the leaves in percent of the picture, whose box those units give. */
export function leavesWithin([left, top, width, height]: Box, leaves: readonly DrawnLeaf[]): Leaf[] {
  const across = (x: number) => tenths((x / width) * 100);
  const down = (y: number) => tenths((y / height) * 100);
  const within = ([x, y, w, h]: Box): Frame => [across(x - left), down(y - top), across(w), down(h)];
  const motionWithin = (motion: LeafMotion): LeafMotion => {
    if (motion.type === 'slide') return { type: 'slide', by: [across(motion.by[0]), down(motion.by[1])] };
    if (motion.type === 'iris') return { type: 'iris' };
    if (motion.type === 'tip') {
      const { pivot, by } = motion;
      const [x, y] = within([...pivot, 0, 0]);
      return { ...motion, pivot: [x, y], by: [across(by[0]), down(by[1])] };
    }
    if (motion.type !== 'swing') return { ...motion, onto: within(motion.onto) };
    const { type, hinge, angle, eye, distance } = motion;
    return { type, hinge, angle, eye: down(eye - top), distance: across(distance) };
  };
  return leaves.map(({ opening, box, ...motion }) => ({
    opening: opening
      .map(
        ({ command, points }) =>
          command + points.map(([px, py]) => `${across(px - left)} ${down(py - top)}`).join(' '),
      )
      .join(''),
    box: within(box),
    ...motionWithin(motion),
  }));
}

function boxOf(path: Path): Box {
  const points = path.flatMap((segment) => segment.points);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left, Math.max(...down) - top];
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
