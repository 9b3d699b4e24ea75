import { createHistory } from '../../../core/edit/history.ts';
import { DEFAULT_ROOM_NAME } from '../../../core/room/limits.ts';
import type { Room } from '../../../core/room/model.ts';
import type { Backend } from '../backend.ts';
import { type EditorAccess, type EditorActions, type EditorUser, INITIAL_EDITOR } from './editorState.ts';
import { judge } from './judging.ts';
import { beginRoom, type OpenedRoom, type OpenOutcome, openNewRoom, openStoredRoom } from './openRoom.ts';
import type { SyncLink } from './sync/createSyncLink.ts';

interface OpeningParts extends EditorAccess {
  backend: Backend;
  user: EditorUser | null;
  link: SyncLink;
}

/** Opening a room and letting go of it. */
export function createOpeningActions(
  parts: OpeningParts,
): Pick<EditorActions, 'open' | 'startOver' | 'handOver' | 'dispose'> {
  const { get, set, backend, user, link } = parts;
  let latest = 0;

  async function show(roomId: string | null, fetch: () => Promise<OpenOutcome>): Promise<void> {
    latest += 1;
    const turn = latest;
    void link.release()?.tell({ type: 'left' });
    set({ status: 'loading', failure: null, currentRoomId: roomId });
    const catalogue = get().loadCatalogue();
    if (roomId === null) await catalogue;
    const outcome = await fetch();
    // Whoever went on to another room meanwhile must not be thrown back into this one.
    if (turn !== latest) return;
    if (outcome.ok) begin(parts, outcome.opened);
    else set({ status: 'failed', failure: outcome.failure });
  }

  return {
    open: (roomId) =>
      show(roomId, () =>
        roomId === null ? openNewRoom(backend, user, get().catalogue) : openStoredRoom(backend, user, roomId),
      ),
    startOver: async () => {
      await link.release()?.tell({ type: 'discarded' });
      await show(null, async () => beginRoom(user, get().catalogue));
    },
    handOver: async () => {
      await link.current()?.save();
      await link.release()?.tell({ type: 'handedOver' });
    },
    dispose: () => {
      latest += 1;
      void link.release()?.tell({ type: 'left' });
    },
  };
}

function begin({ get, set, link }: OpeningParts, opened: OpenedRoom): void {
  const { room, draft, conflict } = opened;
  const { catalogue, starters, activeTab } = get();
  set({
    ...INITIAL_EDITOR,
    catalogue,
    starters,
    activeTab,
    status: 'ready',
    roomSettings: room,
    history: createHistory(room),
    ...judge(room),
    ...link.begin(opened),
  });
  const isUnsaved = draft && !conflict && (draft.roomId !== null || isBegun(room));
  if (isUnsaved) void link.current()?.tell({ type: 'changed', room, at: draft.changedAt });
}

/** A new room that nobody worked on yet would only use up one of the plan's rooms. */
function isBegun({ itemCounter, roomName, introduction }: Room): boolean {
  return itemCounter > 1 || roomName !== DEFAULT_ROOM_NAME || introduction !== '';
}
