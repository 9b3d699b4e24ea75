import type { Leaf, LeafMotion } from '../core/catalogue/leaves.ts';
import { type Box, mapPath, type Path, type Point } from './ink/path.ts';

/** What gives way as a thing opens, in its drawing's units. */
export type DrawnLeaf = { opening: Path; box: Box } & LeafMotion;

/** The leaf as it is told where its drawing is moved and scaled as a whole, as within a niche. */
export function leafMoved(leaf: DrawnLeaf, [x, y]: Point, scale: number): DrawnLeaf {
  const { opening, box, ...motion } = leaf;
  const [left, top, w, h] = box;
  return {
    opening: mapPath(opening, (px, py) => [x + px * scale, y + py * scale]),
    box: [x + left * scale, y + top * scale, w * scale, h * scale],
    ...motionMoved(motion, y, scale),
  };
}

function motionMoved(motion: LeafMotion, y: number, scale: number): LeafMotion {
  if (motion.type === 'slide') return { type: 'slide', by: [motion.by[0] * scale, motion.by[1] * scale] };
  if (motion.type === 'iris') return motion;
  return { ...motion, eye: y + motion.eye * scale, distance: motion.distance * scale };
}

/** The same in percent of the picture, whose box those units give. */
export function leavesWithin([left, top, width, height]: Box, leaves: readonly DrawnLeaf[]): Leaf[] {
  const across = (x: number) => tenths((x / width) * 100);
  const down = (y: number) => tenths((y / height) * 100);
  const motionWithin = (motion: LeafMotion): LeafMotion => {
    if (motion.type === 'slide') return { type: 'slide', by: [across(motion.by[0]), down(motion.by[1])] };
    if (motion.type === 'iris') return { type: 'iris' };
    const { type, hinge, angle, eye, distance } = motion;
    return { type, hinge, angle, eye: down(eye - top), distance: across(distance) };
  };
  return leaves.map(({ opening, box: [x, y, w, h], ...motion }) => ({
    opening: opening
      .map(
        ({ command, points }) =>
          command + points.map(([px, py]) => `${across(px - left)} ${down(py - top)}`).join(' '),
      )
      .join(''),
    box: [across(x - left), down(y - top), across(w), down(h)],
    ...motionWithin(motion),
  }));
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
