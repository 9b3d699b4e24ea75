import type { Point } from '../puzzle/curve.ts';
import type { Place, Turn } from './turning.ts';

interface Course {
  from: Place;
  to: Place;
  /** The position across the map at which the line runs along its lane; null if it leads to the next layer. */
  by: number | null;
  gap: number;
}

/** A curve between two layers; longer and backward edges run along the lane's edge. */
export function toPath({ from, to, by, gap }: Course, turn: Turn): string {
  const start = `M${written(turn(from))}`;
  if (by === null) return `${start} ${swing(from, to, gap, turn)}`;
  const isBack = to.along < from.along;
  const out = { along: from.along + (isBack ? 0 : gap - 6), across: by };
  const back = { along: to.along - (isBack ? 0 : gap - 9), across: by };
  if (isBack)
    return `${start} ${loop(from, out, gap, turn)} L${written(turn(back))} ${loop(back, to, -gap, turn)}`;
  return `${start} ${swing(from, out, gap, turn)} L${written(turn(back))} ${swing(back, to, gap, turn)}`;
}

function swing(from: Place, to: Place, gap: number, turn: Turn): string {
  const one = turn({ along: from.along + gap / 2, across: from.across });
  const two = turn({ along: to.along - gap / 2, across: to.across });
  return `C${written(one)} ${written(two)} ${written(turn(to))}`;
}

function loop(from: Place, to: Place, gap: number, turn: Turn): string {
  const one = turn({ along: from.along + gap * 0.7, across: from.across });
  const two = turn({ along: to.along + gap * 0.7, across: to.across });
  return `C${written(one)} ${written(two)} ${written(turn(to))}`;
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
