import {
  Bytes,
  collection,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { findDocument } from '../../rooms/backend/readRoomDocument.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import type { NewCopy, PastRoomsPort } from '../../shared/ports/PastRoomsPort.ts';
import { packRoom } from './packRoom.ts';
import { keptAtOf, readCopy, readPublished } from './readPastRoom.ts';

/** Maximum number of published versions listed; each may be as large as a room. */
const VERSIONS = 5;

/** Reads `rooms/{id}/copies` and the published versions (decision 0025). */
export function createPastRoomsPort(services: FirebaseServices): PastRoomsPort {
  const copyRef = (roomId: string, slot: string) => doc(services.db, 'rooms', roomId, 'copies', slot);

  async function keepCopy(roomId: string, { slot, name, room }: NewCopy): Promise<void> {
    const { uid } = await requireUser(services.auth);
    const contents = Bytes.fromUint8Array(await packRoom(room));
    await setDoc(copyRef(roomId, slot), { creatorId: uid, name, keptAt: serverTimestamp(), contents });
  }

  return {
    listPastRooms: (roomId) =>
      inBackendTerms(async () => {
        const { uid } = await requireUser(services.auth);
        const own = where('creatorId', '==', uid);
        const beneath = (name: string) => collection(services.db, 'rooms', roomId, name);
        const latest = query(beneath('versions'), own, orderBy('publishedVersion', 'desc'), limit(VERSIONS));
        const [copies, versions] = await Promise.all([
          getDocs(query(beneath('copies'), own)),
          getDocs(latest),
        ]);
        const read = await Promise.all([...copies.docs.map(readCopy), ...versions.docs.map(readPublished)]);
        return read.filter((past) => past !== null).toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
      }),
    keepCopy: (roomId, copy) => inBackendTerms(() => keepCopy(roomId, copy)),
    keepDay: (roomId, room) =>
      inBackendTerms(async () => {
        const slot = `day-${new Date().getDay()}` as const;
        const kept = await findDocument(() => getDoc(copyRef(roomId, slot)));
        if (!kept || !isOfToday(kept)) await keepCopy(roomId, { slot, name: '', room });
      }),
    deleteCopy: (roomId, slot) => inBackendTerms(() => deleteDoc(copyRef(roomId, slot))),
  };
}

function isOfToday(kept: DocumentSnapshot): boolean {
  const at = keptAtOf(kept);
  return at !== null && new Date(at).toDateString() === new Date().toDateString();
}
