import { FLOOR_LINE } from '../../../core/room/floor.ts';
import { STAGE, type StagePoint, type StageRect } from '../../stage/geometry.ts';
import { findEqualGaps } from './equalGaps.ts';
import { type Axis, type Candidate, edgesOf, type Guide, type Neighbour, type Span } from './guide.ts';

interface Snapping {
  /** The moved rectangle, by the pointer alone. */
  moving: StageRect;
  /** The items that the moved rectangle may snap to. */
  others: readonly Neighbour[];
  /** Distance in stage units within which the rectangle snaps. */
  reach: number;
}

/** R3: the height of the floor line in stage units. */
export const FLOOR = (FLOOR_LINE / 100) * STAGE.height;

/**
 * Returns the correction that snaps a moved rectangle: to edges and centres of others, to their surfaces, to
 * the stage's centre, the floor line, or equal gaps. On each axis only the nearest, with its guide.
 */
export function snap(snapping: Snapping): { by: StagePoint; guides: readonly Guide[] } {
  const x = nearest('x', snapping);
  const y = nearest('y', snapping);
  const guides = [x, y].flatMap((candidate) => (candidate ? [candidate.guide] : []));
  return { by: { x: x?.off ?? 0, y: y?.off ?? 0 }, guides };
}

function nearest(axis: Axis, { moving, others, reach }: Snapping): Candidate | undefined {
  const candidates = [
    ...stageLines(axis, moving),
    ...others.flatMap((other) => linesOf(axis, { moving, reach }, other)),
    ...(axis === 'y' ? others.flatMap((other) => topsBelow(moving, other)) : []),
    ...findEqualGaps(axis, moving, others),
  ];
  return candidates
    .filter(({ off }) => Math.abs(off) <= reach)
    .reduce<Candidate | undefined>(
      (best, each) => (best && Math.abs(best.off) <= Math.abs(each.off) ? best : each),
      undefined,
    );
}

function stageLines(axis: Axis, moving: StageRect): readonly Candidate[] {
  const length = axis === 'x' ? STAGE.width : STAGE.height;
  const breadth = axis === 'x' ? STAGE.height : STAGE.width;
  const line = (type: 'floor' | 'middle', off: number, at: number): Candidate => ({
    off,
    guide: { type: 'line', axis, at, from: 0, to: breadth, of: { type } },
  });
  const [, middle, end] = edgesOf(axis, moving);
  const middleLine = line('middle', length / 2 - middle, length / 2);
  return axis === 'x' ? [middleLine] : [middleLine, line('floor', FLOOR - end, FLOOR)];
}

/** Snaps the lower edge to surfaces, if its centre is above them. */
function topsBelow(moving: StageRect, { id, tops = [] }: Neighbour): readonly Candidate[] {
  const [, middle] = edgesOf('x', moving);
  const [, , foot] = edgesOf('y', moving);
  return tops
    .filter(({ from, to }) => from <= middle && middle <= to)
    .map(({ y, from, to }) => ({
      off: y - foot,
      guide: { type: 'line', axis: 'y', at: y, from, to, of: { type: 'top', id } },
    }));
}

/** Returns matching edges, also opposite ones, and centres within reach. */
function linesOf(
  axis: Axis,
  { moving, reach }: Omit<Snapping, 'others'>,
  other: Neighbour,
): readonly Candidate[] {
  const [start, middle, end] = edgesOf(axis, moving);
  const [otherStart, otherMiddle, otherEnd] = edgesOf(axis, other);
  const pairs = [
    [start, otherStart, 'start'],
    [start, otherEnd, 'end'],
    [end, otherStart, 'start'],
    [end, otherEnd, 'end'],
    [middle, otherMiddle, 'middle'],
  ] as const;
  const near = pairs.filter(([own, at]) => Math.abs(at - own) <= reach);
  if (near.length === 0) return [];
  const across = acrossBoth(axis, moving, other);
  return near.map(([own, at, edge]) => ({
    off: at - own,
    guide: { type: 'line', axis, at, ...across, of: { type: 'thing', id: other.id, edge } },
  }));
}

/** Returns the range of both across the axis. */
function acrossBoth(axis: Axis, one: StageRect, other: StageRect): Span {
  const cross = axis === 'x' ? 'y' : 'x';
  const [oneStart, , oneEnd] = edgesOf(cross, one);
  const [otherStart, , otherEnd] = edgesOf(cross, other);
  return { from: Math.min(oneStart, otherStart), to: Math.max(oneEnd, otherEnd) };
}
