import { createStore } from 'zustand/vanilla';
import type { GameRecord } from '../../core/play/gameRecord.ts';
import type { RecordsPort } from './ports.ts';

export interface GameRecordState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Fastest first. */
  records: readonly GameRecord[];
  load: (roomId: string, version: number) => Promise<void>;
}

/** The leaderboard of one room's version. */
export function createGameRecordStore(port: RecordsPort) {
  return createStore<GameRecordState>((set) => ({
    phase: 'idle',
    records: [],
    load: async (roomId, version) => {
      set({ phase: 'loading' });
      try {
        set({ records: await port.loadRecords(roomId, version), phase: 'ready' });
      } catch (error) {
        console.error('The leaderboard could not be loaded.', error);
        set({ phase: 'failed' });
      }
    },
  }));
}

export type GameRecordStore = ReturnType<typeof createGameRecordStore>;
