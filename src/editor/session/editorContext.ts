import { createContext, type RefObject, useContext } from 'react';
import { useStore } from 'zustand';
import type { EditorPort, StageHandle } from '../../../game/ports.ts';
import type { FoldsState, FoldsStore } from '../store/chrome/foldsStore.ts';
import type { DrawCover, EditorActions } from '../store/editorActions.ts';
import type { EditorState } from '../store/editorState.ts';
import type { EditorStore } from '../store/editorStore.ts';

/** Shared by the parts of the editor: the store and the stage. */
export interface EditorSession {
  store: EditorStore;
  port: EditorPort;
  folds: FoldsStore;
  isSignedIn: boolean;
  /** The mounted stage; null until its chunk has loaded. */
  stageHandle: RefObject<StageHandle | null>;
  /** The element that the stage fills. */
  stageBox: RefObject<HTMLDivElement | null>;
  /** Null while there is no stage to draw a cover. */
  coverDrawer: () => DrawCover | null;
  /** Loads the code of the preview's screen; rejects on failure. */
  fetchPreview: () => Promise<void>;
}

export const EditorContext = createContext<EditorSession | null>(null);

/** The editor's session. @throws outside the editor screen */
export function useEditorSession(): EditorSession {
  const session = useContext(EditorContext);
  if (!session) throw new Error('useEditorSession needs the editor screen above it.');
  return session;
}

export function useEditor<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditorSession().store, select);
}

/** Reads which panels are folded. */
export function useFolds<Value>(select: (state: FoldsState) => Value): Value {
  return useStore(useEditorSession().folds, select);
}

/** The store's actions; they never change, so they cause no rendering. */
export function useEditorActions(): EditorActions {
  return useEditorSession().store.getState();
}
