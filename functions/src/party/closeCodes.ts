import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readCode } from './codes.ts';
import type { Live } from './openLive.ts';

/** Deletes codes with all that lies under their keys in the live channel, which forgets nothing by itself. */
export async function closeCodes(
  { db, live }: { db: Firestore; live: Live },
  codes: readonly DocumentSnapshot[],
): Promise<void> {
  const keys = codes.flatMap((code) => readCode(code.data())?.keys ?? []);
  if (keys.length > 0)
    await live.clear(keys.flatMap((key) => [`told/${key}`, `teams/${key}`, `bells/${key}`]));
  const batch = db.batch();
  for (const { ref } of codes) batch.delete(ref);
  await batch.commit();
}
