import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PackedHistory } from '../../../core/edit/history/packHistory.ts';
import { loadOnce } from '../../shared/ports/lazyPort.ts';

/** Maximum number of rooms of one owner whose history is kept; older ones are dropped. */
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

interface KeptHistories {
  load: (owner: string, documentId: string) => Promise<unknown>;
  save: (owner: string, documentId: string, history: PackedHistory) => Promise<void>;
  clear: (owner: string) => Promise<void>;
}

/**
 * The undo history of rooms in IndexedDB. It has a database of its own, so that drafts stay readable whatever
 * happens to it or its format.
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
      // Without an explicit commit the browser waits for this page, and an immediate reload loses the step.
      transaction.commit();
      await transaction.done;
    },
    clear: async (owner) => (await database()).delete('histories', allOf(owner)),
  };
}

/** The histories to delete so that one more can be kept: the oldest ones. */
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

/** The key range of an owner's histories. It ends with an array, since IndexedDB sorts arrays after all strings. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}
