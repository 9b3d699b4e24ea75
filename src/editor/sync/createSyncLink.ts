import { recordsOf } from '../../../core/room/records.ts';
import type { DraftsPort } from '../../shared/ports/DraftsPort.ts';
import type { RoomSaver } from '../../shared/ports/RoomsPort.ts';
import { newId } from '../../shared/store/newId.ts';
import type { EditorData } from '../store/editorData.ts';
import type { EditorDeps } from '../store/editorState.ts';
import type { OpenedRoom } from '../store/opening/openRoom.ts';
import { type DocumentSync, saveStateOf } from './documentSync.ts';
import { SyncRunner } from './SyncRunner.ts';
import { sameRoom } from './sameRoom.ts';

/** Connects the store with the saving of its open room. */
export interface SyncLink {
  /** The runner of the open room; null if none is open. */
  current: () => SyncRunner | null;
  /** Starts saving the room about to be shown; returns the state for the store. */
  begin: (opened: OpenedRoom) => ShownSync;
  /** Sets whether the browser has a network; also for rooms opened later. */
  setOnline: (isOnline: boolean) => void;
  /** Detaches the open room; its saving is no longer shown. */
  release: () => SyncRunner | null;
}

/** A new room first saved after its editor was left, whose address does not have the id. */
export interface SavedLate {
  owner: string;
  id: string;
  roomName: string;
}

type ShownSync = Pick<EditorData, 'currentRoomId' | 'documentId' | 'saveState' | 'conflict' | 'changedAt'>;

interface SyncLinkDeps {
  editor: EditorDeps;
  subscribe: (listener: (state: EditorData) => void) => void;
  rooms: RoomSaver;
  drafts: DraftsPort;
  isGuest: boolean;
  /** Called with a new room that was saved only after it was left. */
  onSavedLate: (saved: SavedLate) => void;
}

/** The parts of saving that the store shows; other changes, as in a drag, cause no notification. */
const SHOWN = ['phase', 'failure', 'isTouched', 'isDraftKept', 'isOffline', 'roomId', 'futureId'] as const;

export function createSyncLink(deps: SyncLinkDeps): SyncLink {
  const { editor, subscribe, rooms, drafts, isGuest, onSavedLate } = deps;
  let current: SyncRunner | null = null;
  let shown: DocumentSync | null = null;
  // Once for each room: every edit is saved, fails, and would open the same dialog again.
  let isPlanLimitShown = false;
  let isOffline = false;

  // A drag may still be cancelled, so nothing is saved during it.
  subscribe(({ roomSettings, isHandling }) => roomSettings && !isHandling && current?.changed(roomSettings));

  function show(sync: DocumentSync): void {
    const isSame = SHOWN.every((field) => sync[field] === shown?.[field]);
    shown = sync;
    if (isSame && sync.room === editor.get().roomSettings) return;
    editor.set({ ...viewOf(sync), ...presentOf(editor, sync) });
    if (sync.failure !== 'planLimit' || isPlanLimitShown) return;
    isPlanLimitShown = true;
    editor.set({ isPlanLimitReached: true });
  }

  return {
    current: () => current,
    begin: (opened) => {
      const start = startOf(opened, isGuest, isOffline);
      // Whether the room was stored when it was last shown here.
      let isStored = opened.roomId !== null;
      const runner = new SyncRunner({
        rooms,
        drafts,
        owner: opened.owner,
        from: opened.draft,
        start,
        onStep: (sync) => {
          const { roomId, room, phase } = sync;
          if (current === runner) {
            isStored = roomId !== null;
            return show(sync);
          }
          const isSavedLate = !isStored && roomId !== null && phase.type === 'left';
          if (isSavedLate) onSavedLate({ owner: opened.owner, id: roomId, roomName: room.roomName });
        },
      });
      current = runner;
      shown = start;
      isPlanLimitShown = false;
      return viewOf(start);
    },
    setOnline: (isOnline) => {
      isOffline = !isOnline;
      void current?.dispatch({ type: 'connected', isOnline });
    },
    release: () => {
      const released = current;
      current = null;
      return released;
    },
  };
}

function startOf(opened: OpenedRoom, isGuest: boolean, isOffline: boolean): DocumentSync {
  const { room, roomId, storedId, draft, conflict } = opened;
  return {
    phase: conflict ? { type: 'conflict', stored: conflict } : { type: 'clean' },
    room,
    changedAt: draft?.changedAt ?? Date.now(),
    isGuest,
    roomId,
    storedId,
    futureId: draft?.futureId ?? newId(),
    isTouched: false,
    isDraftKept: true,
    failure: conflict ? 'conflict' : null,
    failures: 0,
    unanswered: [],
    isOffline,
    isLeaving: false,
  };
}

function viewOf(sync: DocumentSync): ShownSync {
  const { phase, roomId, futureId } = sync;
  const conflict = conflictOf(phase);
  return {
    currentRoomId: roomId,
    documentId: roomId ?? futureId,
    saveState: saveStateOf(sync),
    conflict,
    changedAt: conflict && sync.changedAt,
  };
}

/** The other version in a conflict, until it is resolved. */
function conflictOf(phase: DocumentSync['phase']): EditorData['conflict'] {
  if (phase.type === 'conflict') return phase.stored;
  return phase.type === 'sending' ? phase.request.beside : null;
}

/** Takes over fields set by the account, without an undo step (E2). */
function presentOf({ get }: EditorDeps, { room }: DocumentSync): Partial<EditorData> {
  const { history, roomSettings, isHandling } = get();
  if (!history || !roomSettings || roomSettings === room) return {};
  const before = history.past.at(-1);
  // During a drag the moved room is kept, unless somebody else's version replaces it.
  const isHeld = isHandling && before !== undefined && sameRoom(before, room);
  return { roomSettings: isHeld ? { ...roomSettings, ...recordsOf(room) } : room };
}
