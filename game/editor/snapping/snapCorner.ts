import type { GuideSource } from '../../ports.ts';
import { STAGE, type StagePoint, type StageRect } from '../../stage/geometry.ts';
import { type Axis, type Candidate, EDGES, edgesOf, type Neighbour } from './guide.ts';
import { FLOOR } from './snap.ts';

interface CornerSnapping {
  /** The dragged corner, by the pointer alone. */
  corner: StagePoint;
  others: readonly Neighbour[];
  /** Distance in stage units within which the corner snaps. */
  reach: number;
}

/**
 * Returns what a dragged corner snaps to: edges and centres of others, the stage's centre, the floor line;
 * the nearest on each axis.
 */
export function snapCorner({ corner, others, reach }: CornerSnapping): Record<Axis, Candidate | null> {
  const find = (axis: Axis) => {
    const breadth = axis === 'x' ? STAGE.height : STAGE.width;
    const whole = { from: 0, to: breadth };
    const stage =
      axis === 'x'
        ? [lineAt('middle', STAGE.width / 2)]
        : [lineAt('middle', STAGE.height / 2), lineAt('floor', FLOOR)];
    const lines = [
      ...stage.map((line) => ({ ...line, ...whole })),
      ...others.flatMap((other) =>
        edgesOf(axis, other).map((at, place) => ({
          at,
          of: { type: 'thing', id: other.id, edge: EDGES[place] ?? 'middle' } as const,
          ...spanTo(axis, corner, other),
        })),
      ),
    ];
    const candidates = lines.map(
      (line): Candidate => ({ off: line.at - corner[axis], guide: { type: 'line', axis, ...line } }),
    );
    return nearest(candidates, reach);
  };
  return { x: find('x'), y: find('y') };
}

function lineAt(type: 'floor' | 'middle', at: number): { at: number; of: GuideSource } {
  return { at, of: { type } };
}

function nearest(candidates: readonly Candidate[], reach: number): Candidate | null {
  const [best] = candidates
    .filter(({ off }) => Math.abs(off) <= reach)
    .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off));
  return best ?? null;
}

/** Returns the range from the corner to the far end of another item, across the axis. */
function spanTo(axis: Axis, corner: StagePoint, other: StageRect): { from: number; to: number } {
  const cross = axis === 'x' ? 'y' : 'x';
  const [start, , end] = edgesOf(cross, other);
  return { from: Math.min(start, corner[cross]), to: Math.max(end, corner[cross]) };
}
