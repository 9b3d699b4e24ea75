import { createStore } from 'zustand/vanilla';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import type { Leaderboard, RecordsPort } from '../../shared/ports/RecordsPort.ts';

export interface GameRecordState extends Leaderboard {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** State of the rest of the records. */
  rest: 'folded' | 'loading' | 'shown' | 'failed';
  load: () => Promise<void>;
  showAll: () => Promise<void>;
  /** Applies the new name of the player's own record. */
  nameOwn: (username: string) => void;
}

type LeaderboardPort = Pick<RecordsPort, 'loadLeaderboard' | 'loadAllRecords'>;

/** Names a leaderboard and the player who looks at it. */
interface LeaderboardKey {
  roomId: string;
  version: number;
  playerId: string;
}

/** The leaderboard of one room's version. */
export function createGameRecordStore(port: LeaderboardPort, { roomId, version, playerId }: LeaderboardKey) {
  return createStore<GameRecordState>((set, get) => ({
    phase: 'idle',
    rest: 'folded',
    records: [],
    total: 0,
    own: null,
    load: async () => {
      set({ phase: 'loading', rest: 'folded' });
      try {
        set({ ...(await port.loadLeaderboard(roomId, version, playerId)), phase: 'ready' });
      } catch (error) {
        console.error('The leaderboard could not be loaded.', error);
        set({ phase: 'failed' });
      }
    },
    showAll: async () => {
      if (get().rest === 'loading') return;
      set({ rest: 'loading' });
      try {
        set({ records: await port.loadAllRecords(roomId, version), rest: 'shown' });
      } catch (error) {
        console.error('The whole leaderboard could not be loaded.', error);
        set({ rest: 'failed' });
      }
    },
    nameOwn: (username) => {
      const { own, records } = get();
      const named = (record: GameRecord) =>
        record.playerId === playerId ? { ...record, username, isNamed: true } : record;
      set({ records: records.map(named), own: own && { ...own, record: named(own.record) } });
    },
  }));
}

export type GameRecordStore = ReturnType<typeof createGameRecordStore>;
