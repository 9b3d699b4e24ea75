import { FLOOR_LINE } from '../../../core/room/floor.ts';
import { STAGE, type StagePoint, type StageRect } from '../../stage/geometry.ts';
import { findEqualGaps } from './equalGaps.ts';
import { type Axis, type Candidate, edgesOf, type Guide, type Neighbour, type Span } from './guide.ts';

interface Snapping {
  /** What moves, where the pointer would have it. */
  moving: StageRect;
  /** What it may come in line with. */
  others: readonly Neighbour[];
  /** Stage units within which it is drawn there. */
  reach: number;
}

/** R3: what stands has its foot where floor and wall meet, in stage units. */
export const FLOOR = (FLOOR_LINE / 100) * STAGE.height;

/**
 * By how much to correct something that moves so that it comes in line: with edges and middles of others, on what others stand on, with the
 * stage's middle, the floor line, or between two others at equal gaps. On each axis the nearest of these alone, with its guide.
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

/** With its foot on a table, a chest of drawers, a shelf: where its middle is above it. */
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

/** Edge to edge, also the far ones, and middle to middle: those within reach, for there are few of them in a full room. */
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

/** From the one to the other, across the axis. */
function acrossBoth(axis: Axis, one: StageRect, other: StageRect): Span {
  const cross = axis === 'x' ? 'y' : 'x';
  const [oneStart, , oneEnd] = edgesOf(cross, one);
  const [otherStart, , otherEnd] = edgesOf(cross, other);
  return { from: Math.min(oneStart, otherStart), to: Math.max(oneEnd, otherEnd) };
}
