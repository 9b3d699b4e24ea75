import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId, Room, SceneId } from '../../../../core/room/model.ts';
import { firstSceneOf } from '../../../../core/room/scenes.ts';
import type { Obstacle } from '../../../../core/solve/escape/obstacle.ts';
import { clickedBy, type WalkStep } from '../../../../core/solve/escape/walk/walkStep.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';

/** What is pointed out on the canvas, step by step: the way out, or what stands in the way of something. A change of the room ends it. */
export type Showing = (
  | { type: 'escape'; walk: readonly WalkStep[] }
  | { type: 'finding'; finding: Finding }
) & {
  /** Which step is shown, from 0. */
  at: number;
  /** Goes on by itself. */
  isPlaying: boolean;
};

/** Where a step is to be seen. */
export interface ShownPlace {
  scene: SceneId;
  /** In that scene, what it is about. */
  items: readonly ItemId[];
}

/** Where the steps of what is shown are to be seen. */
export function placesOf(room: Room, showing: Showing): readonly ShownPlace[] {
  if (showing.type === 'escape') return showing.walk.map((step) => placeOfStep(room, step));
  return placesOfFinding(room, showing.finding);
}

/** Where a step of the way out is taken; the introduction is read before the first scene, at no item. */
function placeOfStep(room: Room, step: WalkStep): ShownPlace {
  const clicked = clickedBy(step);
  return placeOf(room, step.type === 'sequence' ? [...clicked, step.item] : clicked);
}

/** Where a finding is to be seen, one place after another: why there is no way out (S2), or the items concerned scene by scene. */
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

/** The scene of the first, and those that stand there with it. */
function placeOf(room: Room, items: readonly ItemId[]): ShownPlace {
  const [first] = items;
  const scene = (first === undefined ? undefined : itemOf(room, first)?.scene) ?? firstSceneOf(room);
  return { scene, items: within(room, scene, items) };
}

function within(room: Room, scene: SceneId, items: readonly ItemId[]): readonly ItemId[] {
  return [...new Set(items)].filter((id) => itemOf(room, id)?.scene === scene);
}
