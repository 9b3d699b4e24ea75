import type { Firestore, Query, UpdateData } from 'firebase-admin/firestore';
import type { StoredReport } from './storedReport.ts';

/** Reports changed in one transaction. */
export const PAGE = 200;

/**
 * Changes all reports that a query finds, page by page until it finds none; the change must make them no
 * longer match.
 */
export async function changeFound(
  db: Firestore,
  reports: Query,
  changes: UpdateData<StoredReport>,
): Promise<void> {
  for (let isMore = true; isMore; )
    isMore = await db.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(reports.limit(PAGE));
      for (const { ref } of docs) transaction.update(ref, changes);
      return docs.length === PAGE;
    });
}
