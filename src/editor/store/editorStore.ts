import { createStore } from 'zustand/vanilla';
import { canRedo, canUndo } from '../../../core/edit/history/history.ts';
import { DEFAULT_LANGUAGE } from '../../../core/room/limits.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { createSyncLink } from '../sync/createSyncLink.ts';
import { createPanels } from './chrome/panels.ts';
import { flagErrors } from './document/checkRoom.ts';
import { createCopying } from './document/copying.ts';
import { createDropping } from './document/dropping.ts';
import { createEditing } from './document/editing.ts';
import { createGrouping } from './document/grouping.ts';
import { createHolding } from './document/holding.ts';
import { createLinking } from './document/linking.ts';
import { createTextsKeeper } from './document/longTexts.ts';
import { historyOf } from './document/presentHistory.ts';
import { type EditorData, type EditorUser, INITIAL_EDITOR } from './editorData.ts';
import type { EditorDeps, EditorState } from './editorState.ts';
import { HistoryKeeper } from './opening/HistoryKeeper.ts';
import { createLateRooms, type LateRooms } from './opening/lateRooms.ts';
import { createOpeningActions } from './opening/openingActions.ts';
import { type InWords, ownerOf } from './opening/openRoom.ts';
import { createCatalogueActions } from './palette/catalogueActions.ts';
import { createPaletteActions } from './palette/paletteActions.ts';
import { createStarterActions } from './palette/starterActions.ts';
import { createSaving } from './saving/saving.ts';
import { createMending } from './session/mending.ts';
import { createSelecting } from './session/selecting.ts';
import { createShowing } from './session/showing.ts';

interface EditorStoreDeps {
  backend: Backend;
  /** The owner of the rooms; null when signed out, when everything stays in this browser. */
  user: EditorUser | null;
  /** The language of new rooms (M2): the creator's. */
  language?: () => string;
  /** Translates the name of a new room's door into that language. */
  inWords?: InWords;
  /** New rooms that are saved late; shared by all editors of one page. */
  lateRooms?: LateRooms;
}

/**
 * One room being edited: its document with history and saving, and the session around it (SPEC §3 "Editor
 * state").
 */
export function createEditorStore({
  backend,
  user,
  language = () => DEFAULT_LANGUAGE,
  inWords = (entry) => entry,
  lateRooms = createLateRooms(),
}: EditorStoreDeps) {
  const { rooms, calls, pastRooms, drafts } = backend;
  return createStore<EditorState>()((set, get, { subscribe }) => {
    const deps: EditorDeps = {
      get,
      set: (change) => {
        if (isNews(get(), change)) set(change);
      },
    };
    const link = createSyncLink({
      editor: deps,
      subscribe,
      rooms: flagErrors(rooms),
      drafts,
      isGuest: user === null,
      onSavedLate: lateRooms.note,
    });
    const keeper = new HistoryKeeper(drafts, ownerOf(user));
    subscribe((state, before) => {
      const { documentId } = state;
      const isSame = state.history === before.history && state.roomSettings === before.roomSettings;
      const history = historyOf(state);
      if (!history || isSame || documentId !== before.documentId) return;
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
      ...createGrouping(deps),
      ...createShowing(deps),
      ...createMending(deps),
      ...createLinking(deps),
      ...createDropping(deps),
      ...createSaving({ ...deps, rooms, calls, pastRooms, link, keeper }),
      ...createOpeningActions({ ...deps, backend, user, language, inWords, link, keeper, lateRooms }),
      dismissNotice: () => deps.set({ notice: null }),
      dismissPlanLimit: () => deps.set({ isPlanLimitReached: false }),
      dismissPublishing: () => deps.set({ publishing: { type: 'idle' } }),
    };
  });
}

/** Whether a change changes anything: if not, nobody is notified. */
function isNews(state: EditorData, change: Partial<EditorData>): boolean {
  const fields = Object.keys(change) as (keyof EditorData)[];
  return fields.some((field) => !Object.is(state[field], change[field]));
}

export type EditorStore = ReturnType<typeof createEditorStore>;
