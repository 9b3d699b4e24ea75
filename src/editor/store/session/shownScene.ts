import type { SceneId } from '../../../../core/room/model.ts';
import { firstSceneOf, sceneOf } from '../../../../core/room/scenes.ts';
import type { EditorData } from '../editorData.ts';

/** The scene on the canvas: the one that the creator went to last, or the first scene if that one was deleted. */
export function shownSceneOf({ roomSettings, shownSceneId }: EditorData): SceneId {
  if (!roomSettings) return '';
  return sceneOf(roomSettings, shownSceneId) ? shownSceneId : firstSceneOf(roomSettings);
}
