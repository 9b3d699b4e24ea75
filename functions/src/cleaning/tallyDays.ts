import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { PRODUCT_IDS, priceOf } from '../../../core/account/products.ts';
import { dayOf, dayRef } from '../overview/dayRef.ts';

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Tallies today and yesterday by count and sum queries, so that no document is written by every play. `now`:
 * milliseconds since the epoch.
 */
export async function tallyDays(db: Firestore, now: number): Promise<void> {
  const bytes = await sumBytes(db);
  await dayRef(db, now - DAY).set(await tally(db, now - DAY), { merge: true });
  await dayRef(db, now).set({ ...(await tally(db, now)), bytes }, { merge: true });
}

async function tally(db: Firestore, at: number) {
  const [accounts, plays, income] = await Promise.all([
    countOf(db, 'accounts', at),
    // Among throttles, only the documents of counted plays have a creation time.
    countOf(db, 'throttles', at),
    sumIncome(db, at),
  ]);
  return { day: dayOf(at), accounts, plays, income };
}

async function countOf(db: Firestore, name: string, at: number): Promise<number> {
  const { from, to } = secondsOf(at);
  const ofDay = db.collection(name).where('createdAt', '>=', from).where('createdAt', '<', to);
  return (await ofDay.count().get()).data().count;
}

/** Whole dollars at list prices; refunded payments are left out. */
async function sumIncome(db: Firestore, at: number): Promise<number> {
  const { from, to } = secondsOf(at);
  const sums = PRODUCT_IDS.map(async (product) => {
    const paid = db
      .collection('payments')
      .where('product', '==', product)
      .where('isRefunded', '==', false)
      .where('paidAt', '>=', from)
      .where('paidAt', '<', to);
    return (await paid.count().get()).data().count * priceOf(product);
  });
  return (await Promise.all(sums)).reduce((sum, each) => sum + each, 0);
}

/** Size of pictures and of published versions with covers. */
async function sumBytes(db: Firestore): Promise<number> {
  const sums = ['pictures', 'keptVersions'].map(async (name) => {
    const sum = await db
      .collection(name)
      .aggregate({ bytes: AggregateField.sum('bytes') })
      .get();
    return sum.data().bytes;
  });
  return (await Promise.all(sums)).reduce((sum, each) => sum + each, 0);
}

/** Returns the UTC day in Unix seconds. */
function secondsOf(at: number): { from: number; to: number } {
  const from = Math.floor(at / DAY) * (DAY / 1000);
  return { from, to: from + DAY / 1000 };
}
