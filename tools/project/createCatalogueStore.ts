import type { AdminSdk } from '#local/adminSdk';
import type { CatalogueStore, DocumentChange } from '../../seeds/catalogue/seedCatalogue.ts';

type Firestore = ReturnType<AdminSdk['getFirestore']>;
type WriteBatch = ReturnType<Firestore['batch']>;
type Timestamp = InstanceType<AdminSdk['Timestamp']>;

/**
 * The catalogue's documents, through the Admin SDK. An update fails if a document has changed since
 * `readAll`.
 */
export function createCatalogueStore(firestore: Firestore): CatalogueStore {
  const readAt = new Map<string, Timestamp>();
  return {
    readAll: async (paths) => {
      const found = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
      for (const { ref, updateTime } of found) if (updateTime) readAt.set(ref.path, updateTime);
      return found.map((document) => document.data() ?? null);
    },
    commit: async (changes) => {
      const batch = firestore.batch();
      for (const change of changes) addChange(batch, firestore, change, readAt.get(change.path));
      await batch.commit();
    },
  };
}

function addChange(
  batch: WriteBatch,
  firestore: Firestore,
  change: DocumentChange,
  readAt: Timestamp | undefined,
): void {
  const ref = firestore.doc(change.path);
  if (change.type === 'create') batch.create(ref, change.fields);
  else if (change.type === 'set') batch.set(ref, change.fields);
  else if (change.type === 'delete') batch.delete(ref);
  else batch.update(ref, change.fields, readAt === undefined ? {} : { lastUpdateTime: readAt });
}
