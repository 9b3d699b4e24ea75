import { runTransaction } from 'firebase/firestore/lite';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { findDocument, missingRoom } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/**
 * Unpublishes a room in both documents at once, and restores the draft's cover for its creator, since a
 * version's is served only while it is live. Only the server publishes again. @throws notFound
 */
export async function unpublishDocuments({ db }: FirebaseServices, id: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const room = await findDocument(() => transaction.get(roomRef(db, id)));
    if (!room) throw missingRoom(id);
    transaction.update(roomRef(db, id), { isPublished: false });
    transaction.update(summaryRef(db, id), { isPublished: false, imageUrl: room.get('imageUrl') });
  });
}
