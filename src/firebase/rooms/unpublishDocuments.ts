import { writeBatch } from 'firebase/firestore/lite';
import type { FirebaseServices } from '../FirebaseServices.ts';
import { roomRef, summaryRef } from './refs.ts';

/** Takes a room off the dashboard, on both documents at once (DESIGN §4). Publishing again is the server's. */
export async function unpublishDocuments({ db }: FirebaseServices, id: string): Promise<void> {
  await writeBatch(db)
    .update(roomRef(db, id), { isPublished: false })
    .update(summaryRef(db, id), { isPublished: false })
    .commit();
}
