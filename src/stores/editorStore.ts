import { createStore } from 'zustand/vanilla';
import { createHistory } from '../../core/edit/history.ts';
import { DEFAULT_ROOM_NAME } from '../../core/room/limits.ts';
import type { Room } from '../../core/room/model.ts';
import type { Backend } from './backend.ts';
import { Autosave } from './editor/Autosave.ts';
import { createCatalogueActions } from './editor/catalogueActions.ts';
import { DraftKeeper } from './editor/DraftKeeper.ts';
import { createEditing } from './editor/editing.ts';
import {
  type EditorAccess,
  type EditorActions,
  type EditorState,
  type EditorUser,
  INITIAL_EDITOR,
} from './editor/editorState.ts';
import { flagErrors, judge } from './editor/judging.ts';
import { OpenDocument } from './editor/OpenDocument.ts';
import { type OpenedRoom, openNewRoom, openStoredRoom } from './editor/openRoom.ts';
import { createSaving } from './editor/saving.ts';
import { createStarterActions } from './editor/starterActions.ts';

export interface EditorStoreOptions {
  backend: Backend;
  /** Whose rooms are edited; null when signed out, then everything stays in this browser. */
  user: EditorUser | null;
}

/** One room being edited: its document with history and autosave, and the session around it (SPEC §3 "Editor state"). */
export function createEditorStore({ backend, user }: EditorStoreOptions) {
  return createStore<EditorState>()((set, get) => {
    const access: EditorAccess = { get, set };
    let autosave: Autosave | null = null;
    const room = createRoomActions({
      access,
      backend,
      user,
      getAutosave: () => autosave,
      setAutosave: (next) => {
        autosave = next;
      },
    });
    return {
      ...INITIAL_EDITOR,
      ...createCatalogueActions(access, backend, user),
      ...createStarterActions(access, backend),
      ...createEditing(access, () => autosave?.changed()),
      ...createSaving({ ...access, rooms: backend.rooms, getAutosave: () => autosave }),
      ...room,
      dismissNotice: () => set({ notice: null }),
      dismissPlanLimit: () => set({ isPlanLimitReached: false }),
      dismissPublishing: () => set({ publishing: { type: 'idle' } }),
    };
  });
}

export type EditorStore = ReturnType<typeof createEditorStore>;

interface RoomParts extends EditorStoreOptions {
  access: EditorAccess;
  getAutosave: () => Autosave | null;
  setAutosave: (autosave: Autosave | null) => void;
}

function createRoomActions(
  parts: RoomParts,
): Pick<EditorActions, 'open' | 'startOver' | 'handOver' | 'dispose'> {
  const { backend, user, access } = parts;
  let latest = 0;

  async function open(roomId: string | null): Promise<void> {
    const { get, set } = access;
    latest += 1;
    const turn = latest;
    leave(parts);
    set({ status: 'loading', failure: null, currentRoomId: roomId });
    const catalogue = get().loadCatalogue();
    if (roomId === null) await catalogue;
    const outcome =
      roomId === null
        ? await openNewRoom(backend, user, get().catalogue)
        : await openStoredRoom(backend, user, roomId);
    // Whoever went on to another room meanwhile must not be thrown back into this one.
    if (turn !== latest) return;
    if (outcome.ok) await begin(parts, outcome.opened);
    else set({ status: 'failed', failure: outcome.failure });
  }

  return {
    open,
    startOver: async () => {
      await parts.getAutosave()?.discard();
      parts.setAutosave(null);
      await open(null);
    },
    handOver: async () => {
      const autosave = parts.getAutosave();
      await autosave?.flush();
      autosave?.dispose();
      parts.setAutosave(null);
    },
    dispose: () => {
      latest += 1;
      leave(parts);
    },
  };
}

/** Leaves the open room; what is still on its way gets saved first. */
function leave({ access, getAutosave, setAutosave }: RoomParts): void {
  const autosave = getAutosave();
  if (!autosave) return;
  setAutosave(null);
  if (access.get().saveState.type === 'untouched') autosave.dispose();
  else void autosave.leave();
}

async function begin(parts: RoomParts, opened: OpenedRoom): Promise<void> {
  const { room, roomId, origin, conflict } = opened;
  parts.access.set({
    ...INITIAL_EDITOR,
    catalogue: parts.access.get().catalogue,
    starters: parts.access.get().starters,
    activeTab: parts.access.get().activeTab,
    status: 'ready',
    roomSettings: room,
    history: createHistory(room),
    currentRoomId: roomId,
    conflict,
    ...judge(room),
  });
  const autosave = createAutosave(parts, opened);
  parts.setAutosave(autosave);
  if (conflict) {
    autosave.stop();
    parts.access.set({ saveState: { type: 'conflict' } });
  } else if (origin === 'stored') {
    await autosave.acknowledge();
  } else if (origin === 'draft' && (roomId !== null || isBegun(room))) {
    autosave.changed();
  }
}

/** A new room that nobody worked on yet would only use up one of the plan's rooms. */
function isBegun({ itemCounter, roomName, introduction }: Room): boolean {
  return itemCounter > 1 || roomName !== DEFAULT_ROOM_NAME || introduction !== '';
}

function createAutosave({ access, backend, user }: RoomParts, opened: OpenedRoom): Autosave {
  const { roomId, slot } = opened;
  const document = new OpenDocument(access, opened.room);
  const keeper = new DraftKeeper({
    drafts: backend.drafts,
    slot,
    getRoom: () => document.room(),
    onKept: (isKept) => autosave.draftKept(isKept),
  });
  const userId = user?.userId ?? null;
  const autosave = new Autosave({ rooms: flagErrors(backend.rooms), keeper, userId, roomId, document });
  return autosave;
}
