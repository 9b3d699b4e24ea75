import type { AdminSdk } from '#local/adminSdk';
import type { Fields, StoredDocument } from '#local/dataFolder';

/** Counts and limits, which are valid for a day or a little longer, so they are not moved. */
const LEFT_BEHIND = 'throttles/';

/**
 * Writes all documents under their paths, overwriting existing ones. Returns their number. @throws the first
 * permanent error
 */
export async function moveDocuments(
  firestore: ReturnType<AdminSdk['getFirestore']>,
  documents: readonly StoredDocument[],
  readFields: (fields: Fields) => Record<string, unknown>,
): Promise<number> {
  const moved = documents.filter(({ path }) => !path.startsWith(LEFT_BEHIND));
  const writer = firestore.bulkWriter();
  const writes = moved.map(({ path, fields }) => writer.set(firestore.doc(path), readFields(fields)));
  await Promise.all([...writes, writer.close()]);
  return moved.length;
}
