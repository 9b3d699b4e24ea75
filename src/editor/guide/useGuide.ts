import { useMemo } from 'react';
import { type Guide, readGuide } from '../../../core/room/guide.ts';
import { useKeptText } from '../../shared/browser/useKeptText.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

/** Holds the room that is guided in this browser: the guide is there again after a preview, and on another day. */
const KEY = 'editor-guide';

/** Whether the open room is guided, and how that begins and ends. */
export function useGuided() {
  const documentId = useEditor((state) => state.documentId);
  const { setActiveTab } = useEditorActions();
  const [guided, keep] = useKeptText(KEY);
  return {
    isGuided: documentId !== '' && guided === documentId,
    begin: () => {
      keep(documentId);
      setActiveTab('items');
    },
    leave: () => keep(null),
  };
}

/** How far the open room has got. */
export function useGuide(): Guide {
  const room = useRoom();
  const items = useEditor(({ catalogue }) => catalogue.items);
  return useMemo(() => {
    const tags = new Map(items.map(({ id, tag }) => [id, tag]));
    return readGuide(room, (id) => tags.get(id));
  }, [room, items]);
}
