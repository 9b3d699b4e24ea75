import type { MapEdge, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import type { MapLayout } from './layOutMap.ts';

export interface DrawnEdge extends MapEdge {
  /** The index of the lane in which the edge starts, from the top. */
  lane: number;
  /** The layers of the edge's two ends. */
  layers: readonly [number, number];
  /** Whether the edge leads to the next layer. Other edges run along the border of their lane. */
  isNext: boolean;
}

/**
 * The edges to draw. Edges from the start to something used late are left out, since they would cross
 * everything.
 */
export function edgesToDraw({ edges, nodes, scenes }: PuzzleMap, { cells }: MapLayout): readonly DrawnEdge[] {
  const laneOf = new Map(nodes.map(({ id, scene }) => [id, scenes.indexOf(scene)]));
  const layerOf = (id: string) => cells.get(id)?.layer ?? 0;
  return edges.flatMap((edge): DrawnEdge[] => {
    const layers = [layerOf(edge.from), layerOf(edge.to)] as const;
    const isNext = layers[1] === layers[0] + 1;
    if (edge.type === 'begins' && !isNext) return [];
    return [{ ...edge, lane: laneOf.get(edge.from) ?? 0, layers, isNext }];
  });
}
