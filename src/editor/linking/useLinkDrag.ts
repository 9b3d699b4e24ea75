import { useState } from 'react';
import type { ItemId, SceneId } from '../../../core/room/model.ts';
import type { ClientPoint } from '../../../game/ports.ts';
import { usePointerDrag } from '../../play/stage/usePointerDrag.ts';
import { anySceneTileAt, sceneTileAt } from '../scenes/sceneTileAt.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { SELECT_TOOL } from '../store/session/stageTool.ts';
import { useBeginLink } from './useBeginLink.ts';

interface LinkDrag {
  at: ClientPoint;
  /** The target: a thing, or a scene by its tile. */
  target: ItemId | null;
  scene: SceneId | null;
}

/**
 * A drag from the handle onto the thing to open or hide in, or onto the scene to lead to. A tap or Enter
 * starts choosing instead.
 */
export function useLinkDrag() {
  const { store, stageHandle } = useEditorSession();
  const [dragged, setDragged] = useState<LinkDrag | null>(null);
  const begin = useBeginLink();

  const itemAt = (at: ClientPoint): ItemId | null => stageHandle.current?.itemAt(at) ?? null;

  function targetAt(at: ClientPoint): ItemId | null {
    const { tool } = store.getState();
    const id = itemAt(at);
    return id !== null && tool.type === 'pick' && tool.accepts(id) ? id : null;
  }
  const { handlers, onTap } = usePointerDrag({
    onMove: (at) => {
      if (store.getState().tool.type === 'select') begin();
      const scene = sceneTileAt(at);
      store.getState().aimAtScene(scene);
      setDragged({ at, target: targetAt(at), scene });
    },
    onDrop: (at) => {
      // A connection that is not possible is refused with a reason.
      const target = itemAt(at);
      const scene = anySceneTileAt(at);
      const { pick, linkToScene, selectedIds } = store.getState();
      const [own] = selectedIds;
      if (target !== null) pick(target);
      else if (scene !== null && own !== undefined) linkToScene(own, scene);
    },
    onEnd: () => {
      store.getState().setTool(SELECT_TOOL);
      store.getState().aimAtScene(null);
      setDragged(null);
    },
  });
  return { dragged, handlers, onClick: onTap(begin) };
}
