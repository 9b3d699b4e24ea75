import type { Background, Room, Scene, SceneId } from './model.ts';

/** The scene of this id; undefined also for names that every object inherits. */
export function sceneOf(room: Room, id: SceneId): Scene | undefined {
  return Object.hasOwn(room.scenes, id) ? room.scenes[id] : undefined;
}

/** The scene in which a play begins (N1). */
export function firstSceneOf(room: Room): SceneId {
  return room.sceneOrder[0] ?? '';
}

/** Every background that a room can ever show (M1, O3). */
export function backgroundsOf(room: Room): readonly Background[] {
  const changed = Object.values(room.itemConfigs).flatMap(({ onOpen }) => onOpen?.background ?? []);
  return [room.background, ...Object.values(room.scenes).map(({ background }) => background), ...changed];
}
