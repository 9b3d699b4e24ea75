import type { MapEdge } from '../../../core/solve/puzzleMap.ts';
import { type Point, toArrow } from '../puzzle/curve.ts';
import type { DrawnEdge } from './edgesToDraw.ts';
import { portsOf } from './portsOf.ts';
import { toPath } from './threadPath.ts';
import type { Place, Sizes, Turn } from './turning.ts';

export interface DrawnThread {
  key: string;
  type: MapEdge['type'];
  path: string;
  arrow: string;
  from: Point;
}

interface ThreadLayout {
  edges: readonly DrawnEdge[];
  boxes: ReadonlyMap<string, Place>;
  sizes: Sizes;
  /** For each edge, the position across the map at which it runs along its lane; null if it leads to the next layer. */
  courses: readonly (number | null)[];
  turn: Turn;
}

/** Pixels of an arrowhead. */
const BARB = 9;

/** The edges as SVG paths between nodes. */
export function drawThreads({ edges, boxes, sizes, courses, turn }: ThreadLayout): readonly DrawnThread[] {
  const ports = portsOf(edges, boxes, sizes);
  return ports.map(({ edge, from, to }, at) => {
    const control = turn({ ...to, along: to.along - BARB });
    return {
      key: `${edge.type} ${edge.from} ${edge.to}`,
      type: edge.type,
      path: toPath({ from, to, by: courses[at] ?? null, gap: sizes.gapAlong }, turn),
      arrow: toArrow({ from: turn(from), control, to: turn(to) }, BARB),
      from: turn(from),
    };
  });
}
