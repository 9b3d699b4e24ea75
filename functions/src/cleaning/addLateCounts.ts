import type { DocumentData, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { LateCount } from '../counts/addCounts.ts';
import { mergeMaps } from '../counts/mergeMaps.ts';

/** Documents that one run adds; the next run takes the rest. */
const MOST = 5000;
/** Firestore allows 500 writes at once. */
const AT_ONCE = 400;

/** Adds what plays of crowded rooms have put aside (decision 84), to each document at once. */
export async function addLateCounts(db: Firestore, most = MOST): Promise<void> {
  const { docs } = await db.collection('lateCounts').orderBy('of').limit(most).get();
  for (const of of new Set(docs.map((late) => String(late.get('of'))))) {
    const late = docs.filter((each) => each.get('of') === of);
    for (let start = 0; start < late.length; start += AT_ONCE)
      await addTo(db, of, late.slice(start, start + AT_ONCE));
  }
}

/** Reads them again in the transaction, so that two runs do not add them twice. */
async function addTo(db: Firestore, of: string, found: readonly QueryDocumentSnapshot[]): Promise<void> {
  const ref = db.doc(of);
  await db.runTransaction(async (transaction) => {
    const [stored, ...late] = await transaction.getAll(ref, ...found.map((each) => each.ref));
    const additions = late.flatMap((each) => (each.data() as LateCount | undefined) ?? []);
    const isGone = !stored?.exists && additions.some(({ isKept }) => isKept === true);
    if (additions.length > 0 && !isGone)
      transaction.set(ref, additions.reduce<DocumentData>(withAddition, stored?.data() ?? {}));
    for (const each of late) transaction.delete(each.ref);
  });
}

function withAddition(before: DocumentData, { fields = {}, counts }: LateCount): DocumentData {
  const merged = mergeMaps(before, fields, (_, given) => given);
  return mergeMaps(merged, counts, (one, other) => Number(one) + Number(other));
}
