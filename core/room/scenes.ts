import { backgroundIdOf } from '../catalogue/pictureAddresses.ts';
import type { Background, Room, Scene, SceneId } from './model.ts';

/** Returns the scene with this id; undefined also for inherited property names. */
export function sceneOf(room: Room, id: SceneId): Scene | undefined {
  return Object.hasOwn(room.scenes, id) ? room.scenes[id] : undefined;
}

/** Returns the scene in which plays start (N1). */
export function firstSceneOf(room: Room): SceneId {
  return room.sceneOrder[0] ?? '';
}

/** Returns the places of a room in order; the cover can show any of them (decision 0031). */
export function placesOf(room: Room): readonly SceneId[] {
  return room.sceneOrder.filter((id) => sceneOf(room, id)?.kind === 'place');
}

/** Returns the place that the cover shows (decision 0031). */
export function coverSceneOf(room: Room): SceneId {
  const { coverScene } = room;
  return coverScene !== null && placesOf(room).includes(coverScene) ? coverScene : firstSceneOf(room);
}

/** Returns the id of the library's background on the cover; null for an uploaded one. */
export function coverBackgroundOf(room: Room): string | null {
  return backgroundIdOf((sceneOf(room, coverSceneOf(room))?.background ?? room.background).uri);
}

/** Returns every background that a room can ever show (M1, O3). */
export function backgroundsOf(room: Room): readonly Background[] {
  const changed = Object.values(room.itemConfigs).flatMap(({ onOpen }) => onOpen?.background ?? []);
  return [room.background, ...Object.values(room.scenes).map(({ background }) => background), ...changed];
}
