import type { SceneKind } from '../../../core/room/model.ts';
import { newId } from '../../shared/store/newId.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useShownScene } from './useShownScene.ts';

/** Adds a scene of either kind, with the background of the shown one, and goes there. */
export function useAddScene(): (kind: SceneKind) => void {
  const { scene } = useShownScene();
  const { dispatch, showScene, setUpScene } = useEditorActions();
  return (kind) => {
    const id = newId();
    const refusal = dispatch({ type: 'addScene', scene: id, name: '', kind, background: scene.background });
    if (refusal) return;
    showScene(id);
    setUpScene();
  };
}
