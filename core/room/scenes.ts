import { backgroundIdOf } from '../catalogue/pictureAddresses.ts';
import type { Background, Room, Scene, SceneId } from './model.ts';

/** The scene of this id; undefined also for names that every object inherits. */
export function sceneOf(room: Room, id: SceneId): Scene | undefined {
  return Object.hasOwn(room.scenes, id) ? room.scenes[id] : undefined;
}

/** The scene in which a play begins (N1). */
export function firstSceneOf(room: Room): SceneId {
  return room.sceneOrder[0] ?? '';
}

/** The places of a room, in their order: what its cover may show (decision 0031). */
export function placesOf(room: Room): readonly SceneId[] {
  return room.sceneOrder.filter((id) => sceneOf(room, id)?.kind === 'place');
}

/** The place that the cover shows (decision 0031). */
export function coverSceneOf(room: Room): SceneId {
  const { coverScene } = room;
  return coverScene !== null && placesOf(room).includes(coverScene) ? coverScene : firstSceneOf(room);
}

/** The id of the library's background that the cover shows; null for an uploaded one. */
export function coverBackgroundOf(room: Room): string | null {
  return backgroundIdOf((sceneOf(room, coverSceneOf(room))?.background ?? room.background).uri);
}

/** Every background that a room can ever show (M1, O3). */
export function backgroundsOf(room: Room): readonly Background[] {
  const changed = Object.values(room.itemConfigs).flatMap(({ onOpen }) => onOpen?.background ?? []);
  return [room.background, ...Object.values(room.scenes).map(({ background }) => background), ...changed];
}
