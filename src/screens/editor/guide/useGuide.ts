import { useMemo, useSyncExternalStore } from 'react';
import { type Guide, readGuide } from '../../../../core/room/guide.ts';
import { browserStorage } from '../../../components/guardedStorage.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

/** Holds the room that is guided in this browser: the guide is there again after a preview, and on another day. */
const KEY = 'editor-guide';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(documentId: string | null): void {
  if (documentId === null) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, documentId);
  for (const tell of listeners) tell();
}

/** Whether the open room is guided, and how that begins and ends. */
export function useGuided() {
  const documentId = useEditor((state) => state.documentId);
  const { setActiveTab } = useEditorActions();
  const guided = useSyncExternalStore(subscribe, () => browserStorage.getItem(KEY));
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
