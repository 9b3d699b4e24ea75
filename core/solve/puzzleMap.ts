import { itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../room/model.ts';
import { firstSceneOf } from '../room/scenes.ts';
import { isChange, targetOf, touchedBy, type WalkStep } from './escape/walk/walkStep.ts';
import { clueLinksOf, type PuzzleLink, plainLinksOf } from './puzzleLinks.ts';

/** A node of the map: an item, or the entrance of a scene. */
export interface MapNode {
  id: string;
  scene: SceneId;
  /** Null for the entrance of a scene. */
  item: ItemId | null;
  /** The step of the walkthrough that opens or takes it, from 1; null if there is none. */
  step: number | null;
}

export interface MapEdge {
  /** `begins`: the item is visible once its scene is entered. */
  type: PuzzleLink['type'] | 'begins';
  from: string;
  to: string;
}

/** The puzzle of a room from the start to the door. */
export interface PuzzleMap {
  scenes: readonly SceneId[];
  nodes: readonly MapNode[];
  edges: readonly MapEdge[];
  /** Items without a role in the puzzle, in drawing order. */
  spare: readonly ItemId[];
}

/** Returns the node id of a scene's entrance; no item has such an id. */
export function beginningOf(scene: SceneId): string {
  return `@${scene}`;
}

/**
 * Builds the puzzle map of a room. `walk`: its walkthrough, empty if there is none. Searches every text, as a
 * check does.
 */
export function readPuzzleMap(room: Room, walk: readonly WalkStep[]): PuzzleMap {
  const links = [...plainLinksOf(room), ...clueLinksOf(room)];
  const edges = [...links.map(toEdge), ...introductionEdges(room, walk)];
  const parts = new Set([
    DOOR_ID,
    ...edges.flatMap(({ from, to }) => [from, to]),
    ...walk.flatMap(touchedBy),
  ]);
  const steps = stepsOf(walk);
  const isPart = (id: ItemId) => parts.has(id);
  const items = room.itemOrder.filter(isPart).map((id): MapNode => {
    return { id, item: id, scene: itemOf(room, id)?.scene ?? '', step: steps.get(id) ?? null };
  });
  const beginnings = room.sceneOrder.map((scene): MapNode => {
    return { id: beginningOf(scene), item: null, scene, step: null };
  });
  const led = new Set(edges.map(({ to }) => to));
  const begun = items.filter(({ id }) => !led.has(id));
  return {
    scenes: room.sceneOrder,
    nodes: [...beginnings, ...items],
    edges: [
      ...edges,
      ...begun.map(({ id, scene }): MapEdge => ({ type: 'begins', from: beginningOf(scene), to: id })),
    ],
    spare: room.itemOrder.filter((id) => !isPart(id)),
  };
}

function toEdge(link: PuzzleLink): MapEdge {
  return link.type === 'leads' ? { ...link, to: beginningOf(link.to) } : link;
}

/** The introduction is read at the first scene's entrance. */
function introductionEdges(room: Room, walk: readonly WalkStep[]): readonly MapEdge[] {
  const from = beginningOf(firstSceneOf(room));
  return walk.flatMap((step): MapEdge[] =>
    step.type === 'read' && step.source === null ? [{ type: 'tells', from, to: step.lock }] : [],
  );
}

/** Maps each item to its first step; going and reading do not count (S1). */
function stepsOf(walk: readonly WalkStep[]): ReadonlyMap<ItemId, number> {
  const steps = new Map<ItemId, number>();
  walk.filter(isChange).forEach((step, at) => {
    const target = targetOf(step);
    if (target !== null && !steps.has(target)) steps.set(target, at + 1);
  });
  return steps;
}
