import type { StageRect } from '../../stage/geometry.ts';
import { type Axis, type Candidate, edgesOf, type Span } from './guide.ts';

/**
 * Finds positions at equal distances between two others, or continuing a row of two; only items in the same
 * row count.
 */
export function findEqualGaps(
  axis: Axis,
  moving: StageRect,
  others: readonly StageRect[],
): readonly Candidate[] {
  const row = others.filter((other) => isInRow(axis, moving, other)).toSorted((a, b) => a[axis] - b[axis]);
  return row.flatMap((one, place) => {
    const next = row[place + 1];
    return next ? gapsWith(axis, moving, one, next) : [];
  });
}

/** Returns whether two items overlap across the axis. */
function isInRow(axis: Axis, one: StageRect, other: StageRect): boolean {
  const cross = axis === 'x' ? 'y' : 'x';
  const [start, , end] = edgesOf(cross, one);
  const [otherStart, , otherEnd] = edgesOf(cross, other);
  return start < otherEnd && otherStart < end;
}

function gapsWith(axis: Axis, moving: StageRect, one: StageRect, next: StageRect): readonly Candidate[] {
  const [start, , end] = edgesOf(axis, moving);
  const [oneStart, , oneEnd] = edgesOf(axis, one);
  const [nextStart, , nextEnd] = edgesOf(axis, next);
  const length = end - start;
  const gap = nextStart - oneEnd;
  if (gap <= 0) return [];
  const shown = (off: number, ...gaps: [Span, Span]): Candidate => ({
    off,
    guide: { type: 'gaps', axis, gaps, across: middleOf(axis, moving) },
  });
  const room = gap - length;
  const between = { from: oneEnd, to: nextStart };
  const middle = oneEnd + room / 2;
  return [
    ...(room > 0
      ? [shown(middle - start, { from: oneEnd, to: middle }, { from: middle + length, to: nextStart })]
      : []),
    shown(nextEnd + gap - start, between, { from: nextEnd, to: nextEnd + gap }),
    shown(oneStart - gap - end, { from: oneStart - gap, to: oneStart }, between),
  ];
}

function middleOf(axis: Axis, rect: StageRect): number {
  return edgesOf(axis === 'x' ? 'y' : 'x', rect)[1];
}
