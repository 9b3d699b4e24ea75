import { DOOR_ID, type SceneId } from '../../../core/room/model.ts';
import { beginningOf, type MapNode, type PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { findLayers } from './findLayers.ts';

/** A node's position: its layer from the start, and its row in the scene. */
export interface Cell {
  layer: number;
  row: number;
}

/** A scene's stripe across the layers. */
export interface Lane {
  scene: SceneId;
  rows: number;
  /** The lane's first and last layer. */
  first: number;
  last: number;
}

export interface MapLayout {
  cells: ReadonlyMap<string, Cell>;
  lanes: readonly Lane[];
}

/** Passes that sort rows by their links; more change almost nothing. */
const SWEEPS = 4;

/**
 * Lays out the puzzle in layers from start to door, each scene in a lane, so that links go from layer to
 * layer with few crossings.
 */
export function layOutMap({ scenes, nodes, edges }: PuzzleMap): MapLayout {
  const layers = layersOf({ scenes, nodes, edges });
  const laneOf = new Map(nodes.map(({ id, scene }) => [id, scenes.indexOf(scene)]));
  const columns = sortIntoColumns(nodes, layers);
  const rows = new Map([...columns.values()].flatMap((ids) => ids.map((id, row) => [id, row] as const)));
  const near = neighboursOf(edges);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const ids of columns.values()) {
      const weight = (id: string) => meanRow(near.get(id) ?? [], id, { rows, laneOf });
      const sorted = ids.toSorted((one, other) => weight(one) - weight(other));
      for (const [row, id] of sorted.entries()) rows.set(id, row);
    }
  }
  const cells = new Map(
    nodes.map(({ id }) => [id, { layer: layers.get(id) ?? 0, row: rows.get(id) ?? 0 }] as const),
  );
  return { cells, lanes: scenes.map((scene) => laneFor(scene, nodes, cells)) };
}

/** Returns the layer of each node. A scene's nodes come after the scene's beginning, and the door comes last. */
function layersOf({
  nodes,
  edges,
}: Pick<PuzzleMap, 'scenes' | 'nodes' | 'edges'>): ReadonlyMap<string, number> {
  const within = nodes.flatMap(({ id, item, scene }) =>
    item === null ? [] : [{ from: beginningOf(scene), to: id }],
  );
  const beginnings = new Set(nodes.filter(({ item }) => item === null).map(({ id }) => id));
  const ids = nodes.map(({ id }) => id);
  const layers = new Map(findLayers(ids, [...edges, ...within], (id) => beginnings.has(id)));
  if (layers.has(DOOR_ID)) layers.set(DOOR_ID, Math.max(...layers.values()));
  return layers;
}

/** Groups nodes by scene and layer. */
function sortIntoColumns(
  nodes: readonly MapNode[],
  layers: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const { id, scene } of nodes) {
    const place = `${layers.get(id) ?? 0} ${scene}`;
    columns.set(place, [...(columns.get(place) ?? []), id]);
  }
  return columns;
}

function neighboursOf(edges: PuzzleMap['edges']): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>();
  for (const { from, to } of edges) {
    near.set(from, [...(near.get(from) ?? []), to]);
    near.set(to, [...(near.get(to) ?? []), from]);
  }
  return near;
}

/** Rows that a lane counts as when sorting, so that links to lower scenes sort low. */
const LANE = 100;

function meanRow(
  neighbours: readonly string[],
  id: string,
  { rows, laneOf }: { rows: ReadonlyMap<string, number>; laneOf: ReadonlyMap<string, number> },
): number {
  if (neighbours.length === 0) return rows.get(id) ?? 0;
  const lane = laneOf.get(id) ?? 0;
  const places = neighbours.map((each) => (rows.get(each) ?? 0) + ((laneOf.get(each) ?? 0) - lane) * LANE);
  return places.reduce((sum, each) => sum + each, 0) / places.length;
}

function laneFor(scene: SceneId, nodes: readonly MapNode[], cells: ReadonlyMap<string, Cell>): Lane {
  const own = nodes.flatMap((node) => (node.scene === scene ? (cells.get(node.id) ?? []) : []));
  const layers = own.map(({ layer }) => layer);
  return {
    scene,
    rows: Math.max(...own.map(({ row }) => row)) + 1,
    first: Math.min(...layers),
    last: Math.max(...layers),
  };
}
