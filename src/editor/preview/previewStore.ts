import { createStore } from 'zustand/vanilla';
import type { Room } from '../../../core/room/model.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { Draft, DraftsPort } from '../../shared/ports/DraftsPort.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { failureCode } from '../../shared/store/failure.ts';

interface PreviewState {
  /**
   * `missing`: no such room, or not the caller's (both look the same); `nothing`: no draft on this device.
   */
  phase: 'loading' | 'missing' | 'nothing' | 'failed' | 'ready';
  /** The room being played, as it was loaded. */
  room: Room | null;
  /** State of recording the escape; `conflict`: the room or its draft was changed elsewhere meanwhile. */
  marking: 'none' | 'saving' | 'done' | 'conflict' | 'failed';
  load: () => Promise<void>;
  /** Records that this revision was escaped in preview. */
  markPreviewed: () => Promise<void>;
}

interface PreviewDeps {
  /** The user id, or 'guest'. */
  owner: string;
  /** Null for the draft that was never saved. */
  roomId: string | null;
  drafts: Pick<DraftsPort, 'loadDraft' | 'saveDraft'>;
  rooms: Pick<RoomsPort, 'loadRoom' | 'saveRoom'>;
}

/** The creator's own room: the draft on this device if there is one, else the saved room. */
export function createPreviewStore({ owner, roomId, drafts, rooms }: PreviewDeps) {
  return createStore<PreviewState>((set, get) => {
    let draft: Draft | null = null;

    async function load() {
      set({ phase: 'loading', room: null, marking: 'none' });
      try {
        draft = await drafts.loadDraft({ owner, roomId });
        const room = draft?.room ?? (roomId === null ? null : await rooms.loadRoom(roomId));
        set({ phase: room ? 'ready' : 'nothing', room });
      } catch (error) {
        set({ phase: isHidden(error) ? 'missing' : 'failed' });
      }
    }

    /** Records the escape in the draft if there is one, to be saved with it later, else in the saved room. */
    async function keep(previewed: Room) {
      if (draft) await keepInDraft(draft, previewed);
      else if (roomId !== null) await rooms.saveRoom(roomId, previewed);
    }

    /**
     * @throws BackendError conflict: the played version is no longer the kept one, e.g. because of an editor
     * in another tab
     */
    async function keepInDraft(played: Draft, previewed: Room) {
      const kept = await drafts.loadDraft({ owner, roomId });
      if (kept?.writer !== played.writer || kept.changedAt !== played.changedAt) {
        throw new BackendError('conflict', 'The draft was changed meanwhile.');
      }
      await drafts.saveDraft(owner, { ...kept, room: previewed, changedAt: Date.now() });
    }

    async function markPreviewed() {
      const { room, marking } = get();
      if (!room || marking === 'saving' || marking === 'done') return;
      if (room.isPreviewed) return set({ marking: 'done' });
      set({ marking: 'saving' });
      try {
        await keep({ ...room, isPreviewed: true });
        set({ marking: 'done' });
      } catch (error) {
        console.error('The escape in preview could not be recorded.', error);
        set({ marking: failureCode(error) === 'conflict' ? 'conflict' : 'failed' });
      }
    }

    return { phase: 'loading', room: null, marking: 'none', load, markPreviewed };
  });
}

/** A missing room and somebody else's room give the same result, so that nobody can probe for ids. */
function isHidden(error: unknown): boolean {
  const code = failureCode(error);
  return code === 'notFound' || code === 'permissionDenied' || code === 'unauthenticated';
}

export type PreviewStore = ReturnType<typeof createPreviewStore>;
