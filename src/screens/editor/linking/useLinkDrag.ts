import { useState } from 'react';
import type { ItemId } from '../../../../core/room/model.ts';
import type { ClientPoint } from '../../../../game/ports.ts';
import { usePointerDrag } from '../../../components/stage/usePointerDrag.ts';
import { SELECT_TOOL } from '../../../stores/editor/stageTool.ts';
import { useEditorSession } from '../session/editorContext.ts';
import { useBeginLink } from './useBeginLink.ts';

interface LinkDrag {
  at: ClientPoint;
  /** What it would be brought to. */
  target: ItemId | null;
}

/** A drag from the handle onto what the selected thing opens, or what hides it. A tap or Enter asks for that instead. */
export function useLinkDrag() {
  const { store, stageHandle } = useEditorSession();
  const [dragged, setDragged] = useState<LinkDrag | null>(null);
  const begin = useBeginLink();

  function targetAt(at: ClientPoint): ItemId | null {
    const { tool } = store.getState();
    const id = stageHandle.current?.itemAt(at) ?? null;
    return id !== null && tool.type === 'pick' && tool.accepts(id) ? id : null;
  }
  const { handlers, onTap } = usePointerDrag({
    onMove: (at) => {
      if (store.getState().tool.type === 'select') begin();
      setDragged({ at, target: targetAt(at) });
    },
    onDrop: (at) => {
      const target = targetAt(at);
      if (target !== null) store.getState().pick(target);
    },
    onEnd: () => {
      store.getState().setTool(SELECT_TOOL);
      setDragged(null);
    },
  });
  return { dragged, handlers, onClick: onTap(begin) };
}
