import type { SceneCommand } from '../../edit/sceneCommand.ts';
import { SCENE_KINDS } from '../../room/model.ts';
import { anyBackground, anyId, anyScene, anyText, type Makers, newSceneId } from './picking.ts';

/** Makers of scene commands. Scenes rarely change, since their items make the puzzles. */
export const sceneMakers: Makers<SceneCommand['type']> = {
  addScene: (room, choices) => ({
    type: 'addScene',
    scene: newSceneId(room),
    name: anyText(choices),
    kind: choices.oneOf(SCENE_KINDS),
    background: anyBackground(choices),
  }),
  renameScene: (room, choices) => ({
    type: 'renameScene',
    scene: anyScene(room, choices),
    name: anyText(choices),
  }),
  setSceneBackground: (room, choices) => ({
    type: 'setSceneBackground',
    scene: anyScene(room, choices),
    background: anyBackground(choices),
  }),
  setSceneKind: (room, choices) => ({
    type: 'setSceneKind',
    scene: anyScene(room, choices),
    kind: choices.oneOf(SCENE_KINDS),
  }),
  orderScene: (room, choices) => ({
    type: 'orderScene',
    scene: anyScene(room, choices),
    to: choices.below(room.sceneOrder.length + 1),
  }),
  duplicateScene: (room, choices) => ({
    type: 'duplicateScene',
    scene: anyScene(room, choices),
    // Item ids are derived from the scene's id, and a deleted scene with this id may have left some behind.
    newScene: `copy-${room.itemCounter}-${choices.below(1000)}`,
  }),
  deleteScene: (room, choices) => ({
    type: 'deleteScene',
    scene: anyScene(room, choices),
    moveItemsTo: choices.isTrue() ? null : anyScene(room, choices),
  }),
  moveItemToScene: (room, choices) => ({
    type: 'moveItemToScene',
    id: anyId(room, choices),
    scene: anyScene(room, choices),
  }),
  setOpenBackground: (room, choices) => ({
    type: 'setOpenBackground',
    id: anyId(room, choices),
    background: choices.below(6) === 5 ? null : { ...anyBackground(choices), scene: anyScene(room, choices) },
  }),
};
