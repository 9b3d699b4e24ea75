import { type DBSchema, openDB } from 'idb';
import { loadOnce } from '../../shared/ports/lazyPort.ts';

type Texts = Readonly<Record<string, unknown>>;

interface TextsDatabase extends DBSchema {
  texts: { key: [owner: string, documentId: string]; value: Texts };
}

interface KeptTexts {
  load: (owner: string, documentId: string) => Promise<unknown>;
  save: (owner: string, documentId: string, texts: Texts) => Promise<void>;
  clear: (owner: string) => Promise<void>;
}

/**
 * Texts over their limits, by room. They have an IndexedDB database of their own, so that drafts stay readable
 * whatever happens to it or its format.
 */
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
      // Without an explicit commit the browser waits for this page, and an immediate reload loses the text.
      transaction.commit();
      await transaction.done;
    },
    clear: async (owner) => (await database()).delete('texts', IDBKeyRange.bound([owner], [owner, []])),
  };
}
