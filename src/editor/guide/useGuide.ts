import { useMemo } from 'react';
import { type Guide, readGuide } from '../../../core/room/guide.ts';
import { useKeptText } from '../../shared/browser/useKeptText.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

/** Key of the guided room in this browser, so that the guide continues after a preview and on another day. */
const KEY = 'editor-guide';

/** Whether the open room is guided, with functions to begin and end that. */
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

/** The guide's progress in the open room. */
export function useGuide(): Guide {
  const room = useRoom();
  const items = useEditor(({ catalogue }) => catalogue.items);
  return useMemo(() => {
    const tags = new Map(items.map(({ id, tag }) => [id, tag]));
    return readGuide(room, (id) => tags.get(id));
  }, [room, items]);
}
