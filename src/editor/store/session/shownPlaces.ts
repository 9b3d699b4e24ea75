import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room, SceneId } from '../../../../core/room/model.ts';
import { firstSceneOf } from '../../../../core/room/scenes.ts';
import type { Obstacle } from '../../../../core/solve/escape/obstacle.ts';
import { clickedBy, type WalkStep } from '../../../../core/solve/escape/walk/walkStep.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';

/** A walkthrough on the canvas: the way out, or the things of a finding. A change of the room ends it. */
export type Showing = (
  | { type: 'escape'; walk: readonly WalkStep[] }
  | { type: 'finding'; finding: Finding }
) & {
  /** Index of the shown step. */
  at: number;
  /** Whether the steps follow automatically. */
  isPlaying: boolean;
};

/** Where a step is shown. */
export interface ShownPlace {
  scene: SceneId;
  /** The step's items in that scene. */
  items: readonly ItemId[];
}

/** Where the steps of a walkthrough are shown. */
export function placesOf(room: Room, showing: Showing): readonly ShownPlace[] {
  if (showing.type === 'escape') return showing.walk.map((step) => placeOfStep(room, step));
  return placesOfFinding(room, showing.finding);
}

/** Where a step of the way out is shown; the introduction is read before the first scene, without items. */
function placeOfStep(room: Room, step: WalkStep): ShownPlace {
  const clicked = clickedBy(step);
  return placeOf(room, step.type === 'sequence' ? [...clicked, step.item] : clicked);
}

/** Where a finding is shown, in several steps: why there is no way out (S2), or its items by scene. */
function placesOfFinding(room: Room, finding: Finding): readonly ShownPlace[] {
  const { obstacles = [], items } = finding;
  if (obstacles.length > 0) return obstacles.map((obstacle) => placeOfObstacle(room, obstacle));
  const scenes = new Set(items.flatMap((id) => itemOf(room, id)?.scene ?? []));
  return [...scenes].map((scene) => ({ scene, items: within(room, scene, items) }));
}

function placeOfObstacle(room: Room, obstacle: Obstacle): ShownPlace {
  if (obstacle.type === 'noWay') return { scene: obstacle.scene, items: [] };
  return placeOf(room, [
    ...('item' in obstacle ? [obstacle.item] : []),
    ...('by' in obstacle ? [obstacle.by] : []),
  ]);
}

/** The first item's scene, and the items in it. */
function placeOf(room: Room, items: readonly ItemId[]): ShownPlace {
  const [first] = items;
  const scene = (first === undefined ? undefined : itemOf(room, first)?.scene) ?? firstSceneOf(room);
  return { scene, items: within(room, scene, items) };
}

function within(room: Room, scene: SceneId, items: readonly ItemId[]): readonly ItemId[] {
  return [...new Set(items)].filter((id) => itemOf(room, id)?.scene === scene);
}
