import { runTransaction } from 'firebase/firestore/lite';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { findDocument, missingRoom } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/**
 * Takes a room off the dashboard, on both documents at once, and shows its creator the draft's cover: that of a version
 * is served only while it is live. Publishing again is the server's. @throws notFound
 */
export async function unpublishDocuments({ db }: FirebaseServices, id: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const room = await findDocument(() => transaction.get(roomRef(db, id)));
    if (!room) throw missingRoom(id);
    transaction.update(roomRef(db, id), { isPublished: false });
    transaction.update(summaryRef(db, id), { isPublished: false, imageUrl: room.get('imageUrl') });
  });
}
