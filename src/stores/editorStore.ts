import { createStore } from 'zustand/vanilla';
import { canRedo, canUndo } from '../../core/edit/history.ts';
import { DEFAULT_LANGUAGE } from '../../core/room/limits.ts';
import type { Backend } from './backend.ts';
import { createCatalogueActions } from './editor/catalogueActions.ts';
import { flagErrors } from './editor/checkRoom.ts';
import { createCopying } from './editor/copying.ts';
import { createDropping } from './editor/dropping.ts';
import { createEditing } from './editor/editing.ts';
import { type EditorUser, INITIAL_EDITOR } from './editor/editorData.ts';
import type { EditorDeps, EditorState } from './editor/editorState.ts';
import { HistoryKeeper } from './editor/HistoryKeeper.ts';
import { createHolding } from './editor/holding.ts';
import { createKeeping } from './editor/keeping.ts';
import { createLateRooms, type LateRooms } from './editor/lateRooms.ts';
import { createLinking } from './editor/linking.ts';
import { createTextsKeeper } from './editor/longTexts.ts';
import { createOpeningActions } from './editor/openingActions.ts';
import { type InWords, ownerOf } from './editor/openRoom.ts';
import { createPaletteActions } from './editor/paletteActions.ts';
import { createPanels } from './editor/panels.ts';
import { createSaving } from './editor/saving.ts';
import { createSelecting } from './editor/selecting.ts';
import { createShowing } from './editor/showing.ts';
import { createStarterActions } from './editor/starterActions.ts';
import { createSyncLink } from './editor/sync/createSyncLink.ts';

interface EditorStoreDeps {
  backend: Backend;
  /** Whose rooms are edited; null when signed out, then everything stays in this browser. */
  user: EditorUser | null;
  /** In which language new rooms are written (M2): the creator's. */
  language?: () => string;
  /** What the door of a new room is called in it. */
  inWords?: InWords;
  /** Shared by the editors of one page. */
  lateRooms?: LateRooms;
}

/** One room being edited: its document with history and saving, and the session around it (SPEC §3 "Editor state"). */
export function createEditorStore({
  backend,
  user,
  language = () => DEFAULT_LANGUAGE,
  inWords = (entry) => entry,
  lateRooms = createLateRooms(),
}: EditorStoreDeps) {
  const { rooms, pastRooms, drafts } = backend;
  return createStore<EditorState>()((set, get, { subscribe }) => {
    const deps: EditorDeps = { get, set };
    const link = createSyncLink({
      editor: deps,
      subscribe,
      rooms: flagErrors(rooms),
      drafts,
      isGuest: user === null,
      onSavedLate: lateRooms.note,
    });
    const keeper = new HistoryKeeper(drafts, ownerOf(user));
    subscribe(({ history, documentId }, before) => {
      const isSameRoom = documentId === before.documentId;
      if (!history || history === before.history || !isSameRoom) return;
      if (canUndo(history) || canRedo(history)) keeper.keepSoon(documentId, history);
    });
    const keepTexts = createTextsKeeper(drafts, ownerOf(user));
    subscribe(({ longTexts, documentId }, before) => {
      const isSameRoom = documentId === before.documentId;
      if (isSameRoom && longTexts !== before.longTexts) keepTexts(documentId, longTexts);
    });
    return {
      ...INITIAL_EDITOR,
      ...createCatalogueActions(deps, backend, user),
      ...createPaletteActions(deps, backend),
      ...createStarterActions(deps, backend),
      ...createEditing(deps),
      ...createHolding(deps),
      ...createPanels(deps),
      ...createSelecting(deps),
      ...createCopying(deps),
      ...createKeeping(deps),
      ...createShowing(deps),
      ...createLinking(deps),
      ...createDropping(deps),
      ...createSaving({ ...deps, rooms, pastRooms, link, keeper }),
      ...createOpeningActions({ ...deps, backend, user, language, inWords, link, keeper, lateRooms }),
      dismissNotice: () => set({ notice: null }),
      dismissPlanLimit: () => set({ isPlanLimitReached: false }),
      dismissPublishing: () => set({ publishing: { type: 'idle' } }),
    };
  });
}

export type EditorStore = ReturnType<typeof createEditorStore>;
