import type { SceneId } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { type DrawnThread, drawThreads } from './drawThreads.ts';
import { type DrawnEdge, edgesToDraw } from './edgesToDraw.ts';
import { type Lane, layOutMap, type MapLayout } from './layOutMap.ts';
import { layTracks } from './layTracks.ts';
import {
  alongOf,
  type Direction,
  MARGIN,
  type Place,
  type Rect,
  rectTo,
  SIZES,
  type Sizes,
  turnTo,
} from './turning.ts';

/** The drawn map, in CSS pixels. */
export interface DrawnMap {
  width: number;
  height: number;
  /** By id, in the order in which the puzzle is solved. */
  nodes: ReadonlyMap<string, Rect>;
  lanes: readonly { scene: SceneId; rect: Rect }[];
  threads: readonly DrawnThread[];
}

const BETWEEN_LANES = 26;
/** Distance between two threads along a lane's edge, in CSS pixels. */
const TRACK = 12;
/** Space after the last layer of a lane, in CSS pixels. */
const END = 20;

/** Draws the puzzle from start to door, with a lane for each scene and threads that avoid unrelated nodes. */
export function drawMap(map: PuzzleMap, direction: Direction, sizes: Sizes = SIZES[direction]): DrawnMap {
  const layout = layOutMap(map);
  const edges = edgesToDraw(map, layout);
  const tracks = layTracks(edges);
  const starts = laneStarts(layout.lanes, tracks.counts, sizes);
  const boxes = placeBoxes(map, layout, starts, sizes);
  const foot = ({ lane }: DrawnEdge, track: number) =>
    (starts[lane + 1] ?? 0) - BETWEEN_LANES - TRACK / 2 - track * TRACK;
  const threads = drawThreads({
    edges,
    boxes,
    sizes,
    courses: edges.map((edge, at) => (edge.isNext ? null : foot(edge, tracks.places[at] ?? 0))),
    turn: turnTo(direction),
  });
  const toRect = rectTo(direction);
  const lanes = layout.lanes.map((lane, at) => {
    const along = alongOf(lane.first, sizes) - sizes.headAlong;
    const across = starts[at] ?? 0;
    const extent = {
      along: alongOf(lane.last, sizes) + sizes.along + END - along,
      across: (starts[at + 1] ?? 0) - BETWEEN_LANES - across,
    };
    return { scene: lane.scene, rect: toRect({ along, across }, extent) };
  });
  return {
    ...sizeOf(lanes.map(({ rect }) => rect)),
    nodes: new Map(inOrder(boxes).map(([id, box]) => [id, toRect(box, sizes)])),
    lanes,
    threads,
  };
}

/** The positions across the map at which the lanes start, and one more where the last lane ends. */
function laneStarts(lanes: readonly Lane[], tracks: readonly number[], sizes: Sizes): readonly number[] {
  const { across, gapAcross, headAcross, footAcross } = sizes;
  const starts = [MARGIN];
  lanes.forEach(({ rows }, lane) => {
    const nodes = rows * (across + gapAcross) - gapAcross;
    const extent = headAcross + nodes + footAcross + (tracks[lane] ?? 0) * TRACK;
    starts.push((starts[lane] ?? 0) + extent + BETWEEN_LANES);
  });
  return starts;
}

function placeBoxes(
  { nodes, scenes }: PuzzleMap,
  { cells }: MapLayout,
  starts: readonly number[],
  sizes: Sizes,
): ReadonlyMap<string, Place> {
  const { across, gapAcross, headAcross } = sizes;
  return new Map(
    nodes.map(({ id, scene }) => {
      const { layer, row } = cells.get(id) ?? { layer: 0, row: 0 };
      const start = (starts[scenes.indexOf(scene)] ?? 0) + headAcross;
      return [id, { along: alongOf(layer, sizes), across: start + row * (across + gapAcross) }];
    }),
  );
}

function inOrder(boxes: ReadonlyMap<string, Place>): readonly (readonly [string, Place])[] {
  return [...boxes].toSorted(([, one], [, other]) => one.along - other.along || one.across - other.across);
}

function sizeOf(rects: readonly Rect[]): { width: number; height: number } {
  return {
    width: Math.max(...rects.map(({ x, width }) => x + width)) + MARGIN,
    height: Math.max(...rects.map(({ y, height }) => y + height)) + MARGIN,
  };
}
