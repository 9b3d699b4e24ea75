import type { MapEdge } from '../../../core/solve/puzzleMap.ts';
import type { Place, Sizes } from './turning.ts';

const ZERO: Place = { along: 0, across: 0 };

type End = 'from' | 'to';
const OTHER: Readonly<Record<End, End>> = { from: 'to', to: 'from' };

/**
 * Points where threads, the lines between nodes, leave and reach their nodes, side by side in the order of their
 * targets.
 */
export function portsOf<Edge extends MapEdge>(
  edges: readonly Edge[],
  boxes: ReadonlyMap<string, Place>,
  sizes: Sizes,
): readonly { edge: Edge; from: Place; to: Place }[] {
  const boxAt = (edge: Edge, end: End) => boxes.get(edge[end]) ?? ZERO;

  function acrossAt(edge: Edge, end: End): number {
    const beside = edges
      .filter((each) => each[end] === edge[end])
      .toSorted((one, two) => boxAt(one, OTHER[end]).across - boxAt(two, OTHER[end]).across);
    const share = (beside.indexOf(edge) + 1) / (beside.length + 1);
    return boxAt(edge, end).across + sizes.across / 2 + (share - 0.5) * sizes.ports;
  }
  return edges.map((edge) => ({
    edge,
    from: { along: boxAt(edge, 'from').along + sizes.along, across: acrossAt(edge, 'from') },
    to: { along: boxAt(edge, 'to').along - 3, across: acrossAt(edge, 'to') },
  }));
}
