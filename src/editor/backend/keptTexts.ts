import { type DBSchema, openDB } from 'idb';
import { loadOnce } from '../../shared/ports/lazyPort.ts';

type Texts = Readonly<Record<string, unknown>>;

interface TextsDatabase extends DBSchema {
  texts: { key: [owner: string, documentId: string]; value: Texts };
}

export interface KeptTexts {
  load: (owner: string, documentId: string) => Promise<unknown>;
  save: (owner: string, documentId: string, texts: Texts) => Promise<void>;
  clear: (owner: string) => Promise<void>;
}

/** What was written over its limit, by room, in IndexedDB; in a database of its own for the reason that the steps have one. */
export function createKeptTexts(): KeptTexts {
  const database = loadOnce(() =>
    openDB<TextsDatabase>('escape-rooms-texts', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('texts'),
    }),
  );
  return {
    load: async (owner, documentId) => (await database()).get('texts', [owner, documentId]),
    save: async (owner, documentId, texts) => {
      const transaction = (await database()).transaction('texts', 'readwrite');
      const isNone = Object.keys(texts).length === 0;
      if (isNone) void transaction.store.delete([owner, documentId]);
      else void transaction.store.put(texts, [owner, documentId]);
      // Without it the browser waits for this page before it writes, and a reload at once loses the text.
      transaction.commit();
      await transaction.done;
    },
    clear: async (owner) => (await database()).delete('texts', IDBKeyRange.bound([owner], [owner, []])),
  };
}
