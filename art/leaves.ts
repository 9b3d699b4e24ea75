import type { Leaf, LeafMotion } from '../core/catalogue/leaves.ts';
import type { Box, Path } from './ink/path.ts';

/** What gives way as a thing opens, in its drawing's units. */
export type DrawnLeaf = { opening: Path; box: Box } & LeafMotion;

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
