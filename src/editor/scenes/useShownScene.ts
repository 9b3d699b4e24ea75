import type { Scene, SceneId } from '../../../core/room/model.ts';
import { sceneOf } from '../../../core/room/scenes.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';

/** The scene on the canvas. @throws in a room without scenes, which never loads */
export function useShownScene(): { id: SceneId; scene: Scene } {
  const room = useRoom();
  const id = useEditor(shownSceneOf);
  const scene = sceneOf(room, id);
  if (!scene) throw new Error('A room has at least one scene.');
  return { id, scene };
}
