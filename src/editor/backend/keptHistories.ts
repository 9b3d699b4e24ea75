import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PackedHistory } from '../../../core/edit/history/packHistory.ts';
import { loadOnce } from '../../shared/ports/lazyPort.ts';

/** Rooms of one owner whose steps are kept: those worked on last. */
const ROOMS = 5;

interface StoredHistory extends PackedHistory {
  owner: string;
  documentId: string;
  /** Unix milliseconds. */
  keptAt: number;
}

interface HistoryDatabase extends DBSchema {
  histories: { key: [owner: string, documentId: string]; value: StoredHistory };
}

export interface KeptHistories {
  load: (owner: string, documentId: string) => Promise<unknown>;
  save: (owner: string, documentId: string, history: PackedHistory) => Promise<void>;
  clear: (owner: string) => Promise<void>;
}

/**
 * The steps of rooms in IndexedDB. In a database of their own: whatever becomes of it, or of its form in a later version, the
 * drafts stay readable.
 */
export function createKeptHistories(): KeptHistories {
  const database = loadOnce(openDatabase);
  return {
    load: async (owner, documentId) => (await database()).get('histories', [owner, documentId]),
    save: async (owner, documentId, history) => {
      const transaction = (await database()).transaction('histories', 'readwrite');
      const kept = await transaction.store.getAll(allOf(owner));
      const others = kept.filter((other) => other.documentId !== documentId);
      for (const old of oldest(others)) void transaction.store.delete([owner, old.documentId]);
      void transaction.store.put({ ...history, owner, documentId, keptAt: Date.now() });
      // Without it the browser waits for this page before it writes, and a reload at once loses the step.
      transaction.commit();
      await transaction.done;
    },
    clear: async (owner) => (await database()).delete('histories', allOf(owner)),
  };
}

/** Those that give way to one more. */
function oldest(others: readonly StoredHistory[]): readonly StoredHistory[] {
  return others.toSorted((one, other) => other.keptAt - one.keptAt).slice(ROOMS - 1);
}

function openDatabase(): Promise<IDBPDatabase<HistoryDatabase>> {
  return openDB<HistoryDatabase>('escape-rooms-histories', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('histories', { keyPath: ['owner', 'documentId'] });
    },
  });
}

/** In IndexedDB's order an array comes after every string. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}
