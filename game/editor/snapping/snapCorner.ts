import { STAGE, type StagePoint, type StageRect } from '../../stage/geometry.ts';
import { type Axis, type Candidate, edgesOf } from './guide.ts';
import { FLOOR } from './snap.ts';

interface CornerSnapping {
  /** Where the dragged corner would be. */
  corner: StagePoint;
  others: readonly StageRect[];
  /** Stage units within which it is drawn into line. */
  reach: number;
}

/** What a corner that is dragged may come in line with: edges and middles of others, the stage's middle, the floor line; the nearest on each axis. */
export function snapCorner({ corner, others, reach }: CornerSnapping): Record<Axis, Candidate | null> {
  const find = (axis: Axis) => {
    const breadth = axis === 'x' ? STAGE.height : STAGE.width;
    const whole = { from: 0, to: breadth };
    const stage = axis === 'x' ? [STAGE.width / 2] : [STAGE.height / 2, FLOOR];
    const lines = [
      ...stage.map((at) => ({ at, ...whole })),
      ...others.flatMap((other) =>
        edgesOf(axis, other).map((at) => ({ at, ...spanTo(axis, corner, other) })),
      ),
    ];
    const candidates = lines.map(
      ({ at, from, to }): Candidate => ({
        off: at - corner[axis],
        guide: { type: 'line', axis, at, from, to },
      }),
    );
    return nearest(candidates, reach);
  };
  return { x: find('x'), y: find('y') };
}

function nearest(candidates: readonly Candidate[], reach: number): Candidate | null {
  const [best] = candidates
    .filter(({ off }) => Math.abs(off) <= reach)
    .toSorted((one, other) => Math.abs(one.off) - Math.abs(other.off));
  return best ?? null;
}

/** From the corner to the far end of another thing, across the axis. */
function spanTo(axis: Axis, corner: StagePoint, other: StageRect): { from: number; to: number } {
  const cross = axis === 'x' ? 'y' : 'x';
  const [start, , end] = edgesOf(cross, other);
  return { from: Math.min(start, corner[cross]), to: Math.max(end, corner[cross]) };
}
