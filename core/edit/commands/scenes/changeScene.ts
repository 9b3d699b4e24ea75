import type { Room, Scene, SceneId } from '../../../room/model.ts';
import { firstSceneOf, sceneOf } from '../../../room/scenes.ts';
import { changeRoom } from '../../change.ts';

/** Sets fields of a scene; returns the very same room if they have these values already. */
export function changeScene(room: Room, id: SceneId, changes: Partial<Scene>): Room {
  const scene = sceneOf(room, id);
  if (!scene) return room;
  const changed = { ...scene, ...changes };
  if (isSame(scene, changed)) return room;
  return withFirstBackground(changeRoom(room, { scenes: { ...room.scenes, [id]: changed } }));
}

/** Copies the first scene's background to the room's own (M1). */
export function withFirstBackground(room: Room): Room {
  const background = sceneOf(room, firstSceneOf(room))?.background;
  return background ? changeRoom(room, { background }) : room;
}

function isSame(one: Scene, other: Scene): boolean {
  return (
    one.name === other.name &&
    one.kind === other.kind &&
    one.background.uri === other.background.uri &&
    one.background.ambient === other.background.ambient
  );
}
