import { createStore } from 'zustand/vanilla';
import type { Room } from '../../core/room/model.ts';
import { failureCode } from './failure.ts';
import type { Draft, DraftsPort, RoomsPort } from './ports.ts';

export interface PreviewState {
  /** `missing`: no such room, or not the caller's (the two look alike); `nothing`: no draft on this device yet. */
  phase: 'loading' | 'missing' | 'nothing' | 'failed' | 'ready';
  room: Room | null;
  load: () => Promise<void>;
  /** Records that this revision was escaped in preview. */
  markPreviewed: () => Promise<void>;
}

interface PreviewDeps {
  /** The user id, or 'guest'. */
  owner: string;
  /** Null for the draft that was never saved. */
  roomId: string | null;
  drafts: DraftsPort;
  rooms: Pick<RoomsPort, 'loadRoom' | 'saveRoom'>;
}

/** The creator's own room as it stands: the draft on this device if there is one, else the saved room. */
export function createPreviewStore({ owner, roomId, drafts, rooms }: PreviewDeps) {
  return createStore<PreviewState>((set, get) => {
    let draft: Draft | null = null;

    async function load() {
      set({ phase: 'loading', room: null });
      try {
        draft = await drafts.loadDraft(owner, roomId);
        const room = draft?.room ?? (roomId === null ? null : await rooms.loadRoom(roomId));
        set({ phase: room ? 'ready' : 'nothing', room });
      } catch (error) {
        set({ phase: failureCode(error) === 'notFound' ? 'missing' : 'failed' });
      }
    }

    async function markPreviewed() {
      const { room } = get();
      if (!room || room.isPreviewed) return;
      const previewed = { ...room, isPreviewed: true };
      if (draft) {
        draft = { ...draft, room: previewed, changedAt: Date.now() };
        await drafts.saveDraft(owner, draft);
      } else if (roomId !== null) {
        await rooms.saveRoom(roomId, previewed);
      }
    }

    return { phase: 'loading', room: null, load, markPreviewed };
  });
}
