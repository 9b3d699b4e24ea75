import { collection, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { parseSummaryEntry } from '../../../core/room/lists/parseSummaryEntry.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';

/** A creator's own summaries, newest first (SPEC §7). */
export async function listRoomDocuments(
  { db }: FirebaseServices,
  creatorId: string,
): Promise<SummaryEntry[]> {
  const own = query(
    collection(db, 'summary'),
    where('creatorId', '==', creatorId),
    orderBy('createdAt', 'desc'),
  );
  return readDocuments((await getDocs(own)).docs, parseSummaryEntry);
}
