import { isSceneId } from '../../../room/create/ids.ts';
import { LIMITS } from '../../../room/limits.ts';
import { itemOf } from '../../../room/links.ts';
import { DOOR_ID, type Room, type SceneId } from '../../../room/model.ts';
import { firstSceneOf, sceneOf } from '../../../room/scenes.ts';
import { refuse } from '../../../util/result.ts';
import { changeRoom } from '../../change.ts';
import type { EditRefusal } from '../../command.ts';
import { type EditResult, edited } from '../../edited.ts';
import type { CommandOf, RoomHandlers } from '../../handler.ts';
import { outOfRange, withinLimit } from '../../limit.ts';
import { changeScene, withFirstBackground } from './changeScene.ts';
import { deleteScene } from './deleteScene.ts';
import { duplicateScene } from './duplicateScene.ts';

export const sceneHandlers: RoomHandlers<
  | 'addScene'
  | 'renameScene'
  | 'setSceneBackground'
  | 'setSceneKind'
  | 'orderScene'
  | 'duplicateScene'
  | 'deleteScene'
> = {
  addScene,
  renameScene: (room, { scene, name }) =>
    inScene(room, scene, () => withinLimit('sceneName', name, () => changeScene(room, scene, { name }))),
  setSceneBackground: (room, { scene, background }) =>
    inScene(room, scene, () => edited(changeScene(room, scene, { background }))),
  setSceneKind: (room, command) => inScene(room, command.scene, () => setSceneKind(room, command)),
  orderScene: (room, command) => inScene(room, command.scene, () => orderScene(room, command)),
  duplicateScene: (room, command) =>
    inScene(room, command.scene, (scene) => {
      const refusal = refusalOfNewScene(room, command.newScene);
      return refusal ? refuse(refusal) : duplicateScene(room, command, scene);
    }),
  deleteScene: (room, command) => inScene(room, command.scene, () => deleteScene(room, command)),
};

function addScene(room: Room, { scene, name, kind, background }: CommandOf<'addScene'>): EditResult {
  const refusal = refusalOfNewScene(room, scene);
  if (refusal) return refuse(refusal);
  return withinLimit('sceneName', name, () =>
    changeRoom(room, {
      scenes: { ...room.scenes, [scene]: { name, kind, background } },
      sceneOrder: [...room.sceneOrder, scene],
    }),
  );
}

/** N1: the first scene and the door's scene must be places. */
function setSceneKind(room: Room, { scene, kind }: CommandOf<'setSceneKind'>): EditResult {
  if (kind === 'closeUp' && scene === firstSceneOf(room)) return refuse({ type: 'startIsAPlace' });
  if (kind === 'closeUp' && itemOf(room, DOOR_ID)?.scene === scene) return refuse({ type: 'doorIsInAPlace' });
  return edited(changeScene(room, scene, { kind }));
}

/** N1: the new first scene must be a place. Its background becomes the room's own (M1). */
function orderScene(room: Room, { scene, to }: CommandOf<'orderScene'>): EditResult {
  const from = room.sceneOrder.indexOf(scene);
  const last = room.sceneOrder.length - 1;
  if (!Number.isInteger(to) || to < 0 || to > last) return outOfRange('scene', 0, last);
  if (to === from) return edited(room);
  const sceneOrder = room.sceneOrder.toSpliced(from, 1).toSpliced(to, 0, scene);
  const ordered = { ...room, sceneOrder };
  if (sceneOf(ordered, firstSceneOf(ordered))?.kind === 'closeUp') return refuse({ type: 'startIsAPlace' });
  return edited(withFirstBackground(ordered));
}

function refusalOfNewScene(room: Room, scene: SceneId): EditRefusal | null {
  if (!isSceneId(scene)) return { type: 'badSceneId', scene };
  if (sceneOf(room, scene)) return { type: 'sceneIdTaken', scene };
  return room.sceneOrder.length < LIMITS.scenes ? null : { type: 'tooManyScenes', limit: LIMITS.scenes };
}

function inScene(
  room: Room,
  id: SceneId,
  change: (scene: NonNullable<ReturnType<typeof sceneOf>>) => EditResult,
): EditResult {
  const scene = sceneOf(room, id);
  return scene ? change(scene) : refuse({ type: 'unknownScene', scene: id });
}
