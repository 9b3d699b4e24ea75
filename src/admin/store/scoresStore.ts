import { createStore } from 'zustand/vanilla';
import type { RoomScoresAnswer } from '../../../core/calls/admin/roomScores.ts';
import { createLatestOnly } from '../../../core/util/createLatestOnly.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { failureCode } from '../../shared/store/failure.ts';

interface ScoresState {
  /** The chosen room; empty for none. */
  roomId: string;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  failure: BackendErrorCode | null;
  scores: RoomScoresAnswer | null;
  /** The network or record being changed; null if none. */
  busyId: string | null;
  open: (roomId: string) => Promise<void>;
  /**
   * Sets whether ratings count, and reloads the room, even after a failure. @throws BackendError (notFound:
   * it is gone)
   */
  setRatingsAside: (origin: string, isSetAside: boolean) => Promise<void>;
  /** @throws BackendError (notFound: it is gone already) */
  removeRecord: (recordId: string) => Promise<void>;
}

/** For admins alone: the server refuses others. */
type ScoreCalls = Pick<Calls, 'roomScores' | 'setRatingsAside' | 'removeRecord'>;

/** The ratings and records of one room, for an admin. */
export function createScoresStore(calls: ScoreCalls) {
  return createStore<ScoresState>((set, get) => {
    const looks = createLatestOnly();

    async function look(roomId: string) {
      const isLatest = looks.begin();
      try {
        const scores = await calls.roomScores({ roomId });
        if (isLatest()) set({ status: 'ready', scores, failure: null });
      } catch (error) {
        console.error('The scores could not be loaded.', error);
        if (isLatest()) set({ status: 'failed', failure: failureCode(error) });
      }
    }

    async function change(busyId: string, work: (roomId: string) => Promise<unknown>) {
      const { roomId } = get();
      if (get().busyId !== null) return;
      set({ busyId });
      try {
        await work(roomId);
      } finally {
        if (get().roomId === roomId) await look(roomId);
        set({ busyId: null });
      }
    }

    return {
      roomId: '',
      status: 'idle',
      failure: null,
      scores: null,
      busyId: null,
      open: async (roomId) => {
        if (roomId === '') {
          looks.begin();
          set({ roomId, status: 'idle', scores: null, failure: null });
          return;
        }
        set({ roomId, status: 'loading', scores: null, failure: null });
        await look(roomId);
      },
      setRatingsAside: (origin, isSetAside) =>
        change(origin, (roomId) => calls.setRatingsAside({ roomId, origin, isSetAside })),
      removeRecord: (recordId) => change(recordId, () => calls.removeRecord({ recordId })),
    };
  });
}
