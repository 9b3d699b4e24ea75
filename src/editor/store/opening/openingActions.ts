import type { History } from '../../../../core/edit/history/history.ts';
import { DEFAULT_ROOM_NAME } from '../../../../core/room/limits.ts';
import type { RoomWarning, Warn } from '../../../../core/room/load/mend/warning.ts';
import type { Room } from '../../../../core/room/model.ts';
import { createLatestOnly } from '../../../../core/util/createLatestOnly.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import { GUEST_OWNER } from '../../../shared/ports/DraftsPort.ts';
import { newId } from '../../../shared/store/newId.ts';
import type { SyncLink } from '../../sync/createSyncLink.ts';
import type { DocumentSync } from '../../sync/documentSync.ts';
import { checkRoom } from '../document/checkRoom.ts';
import { type LongTexts, loadLongTexts } from '../document/longTexts.ts';
import { historyOf, shownHistory } from '../document/presentHistory.ts';
import type { OpeningActions } from '../editorActions.ts';
import { type EditorUser, INITIAL_EDITOR } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import type { HistoryKeeper } from './HistoryKeeper.ts';
import { keepHistory, resumeHistory } from './keptHistory.ts';
import type { LateRooms } from './lateRooms.ts';
import { assumedLiveRoom, learnWhatIsLive } from './learnWhatIsLive.ts';
import {
  beginRoom,
  type InWords,
  type OpenedRoom,
  type OpenOutcome,
  openNewRoom,
  openStoredRoom,
  ownerOf,
} from './openRoom.ts';

interface OpeningDeps extends EditorDeps {
  backend: Backend;
  user: EditorUser | null;
  language: () => string;
  inWords: InWords;
  link: SyncLink;
  keeper: HistoryKeeper;
  lateRooms: LateRooms;
}

/** Opening and closing a room. */
export function createOpeningActions(deps: OpeningDeps): OpeningActions {
  const { get, set, backend, user, language, inWords, link, keeper, lateRooms } = deps;
  const begun = () => beginRoom(user, get().catalogue, { language: language(), inWords });
  const rounds = createLatestOnly();

  function leave() {
    lateRooms.forget(get().documentId);
    keepHistory(backend.drafts, get().documentId, historyOf(get()));
    void keeper.flush();
    return link.release();
  }

  async function show(roomId: string | null, fetch: (warn: Warn) => Promise<OpenOutcome>): Promise<void> {
    const isLatest = rounds.begin();
    void leave()?.dispatch({ type: 'left' });
    set({ status: 'loading', failure: null, currentRoomId: roomId });
    const catalogue = get().loadCatalogue();
    if (roomId === null) await catalogue;
    const warnings: RoomWarning[] = [];
    const outcome = await fetch((warning) => void warnings.push(warning));
    // Another room was opened meanwhile.
    if (!isLatest()) return;
    if (!outcome.ok) return set({ status: 'failed', failure: outcome.failure });
    const { room, owner, roomId: id, draft } = outcome.opened;
    const documentId = id ?? draft?.futureId;
    const history = await resumeHistory(backend.drafts, { owner, documentId, room });
    // A guest's long texts come along with the draft.
    const longTexts = await loadLongTexts(backend.drafts, [owner, GUEST_OWNER], documentId);
    if (!isLatest()) return;
    begin(deps, outcome.opened, { history, longTexts, warnings });
    void learnWhatIsLive({ ...deps, rooms: backend.rooms });
    void catalogue.then(() => learnEntries(deps, outcome.opened.room));
  }

  return {
    open: async (roomId) => {
      await show(roomId, (warn) =>
        roomId === null
          ? openNewRoom(backend, user, begun, warn)
          : openStoredRoom(backend, user, roomId, warn),
      );
      const { status, saveState } = get();
      const isFresh = roomId === null && status === 'ready' && saveState.type === 'untouched';
      const saved = isFresh ? lateRooms.take(ownerOf(user)) : null;
      if (saved) set({ notice: { type: 'savedLate', room: saved } });
    },
    openFresh: () => show(null, async () => begun()),
    startOver: async () => {
      const isLatest = rounds.begin();
      await link.release()?.dispatch({ type: 'discarded' });
      if (isLatest()) await show(null, async () => begun());
    },
    releaseToPreview: async () => {
      const sync = link.current();
      await sync?.save();
      // On a slow connection another room may have been opened meanwhile.
      if (!sync || link.current() !== sync) return false;
      await keepForOffline(deps, sync.document());
      await leave()?.dispatch({ type: 'released' });
      return true;
    },
    dispose: () => {
      rounds.begin();
      void leave()?.dispatch({ type: 'left' });
    },
  };
}

/** Stores the room in this browser, so that preview and editor can open it without a network. */
async function keepForOffline({ backend, user }: OpeningDeps, document: DocumentSync): Promise<void> {
  const { isOffline, phase, roomId, futureId, room, changedAt } = document;
  if (!isOffline || phase.type !== 'clean') return;
  try {
    await backend.drafts.saveDraft(ownerOf(user), { roomId, futureId, room, changedAt, writer: newId() });
  } catch (error) {
    console.error('The room could not be kept in this browser for its preview.', error);
  }
}

interface KeptBeside {
  history: History;
  longTexts: LongTexts;
  warnings: readonly RoomWarning[];
}

function begin(
  { get, set, link }: OpeningDeps,
  opened: OpenedRoom,
  { history, longTexts, warnings }: KeptBeside,
): void {
  const { room, draft, conflict } = opened;
  const { catalogue, starters, activeTab, clipboard } = get();
  const followed = link.begin(opened);
  set({
    ...INITIAL_EDITOR,
    catalogue,
    starters,
    activeTab,
    clipboard,
    status: 'ready',
    ...shownHistory(history),
    longTexts,
    // The palette asks how a new room begins.
    drawer: room.itemOrder.length > 1 ? null : 'palette',
    notice: warnings.length > 0 ? { type: 'mended', warnings } : null,
    liveRoom: assumedLiveRoom(opened),
    ...checkRoom(room),
    ...followed,
  });
  const isUnsaved = draft && !conflict && (draft.roomId !== null || isBegun(room));
  if (isUnsaved) void link.current()?.dispatch({ type: 'changed', room, at: draft.changedAt });
}

/** Loads the room's entries. The room is complete without them; they give the order of colours. */
async function learnEntries({ get }: OpeningDeps, { itemConfigs }: Room): Promise<void> {
  const items = Object.values(itemConfigs).map(({ catalogueId }) => catalogueId);
  try {
    await get().loadEntries({ items, backgrounds: [] });
  } catch (error) {
    console.error("The entries of the room's things could not be loaded.", error);
  }
}

/** Whether anything was done in a new room; otherwise saving it would use up one of the plan's rooms. */
function isBegun({ itemCounter, sceneOrder, roomName, introduction, ending }: Room): boolean {
  const isWritten = roomName !== DEFAULT_ROOM_NAME || introduction !== '' || ending !== '';
  return itemCounter > 1 || sceneOrder.length > 1 || isWritten;
}
