import {
  collection,
  getDoc,
  getDocs,
  orderBy,
  query,
  runTransaction,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { type FirebaseStorage, getDownloadURL, ref, uploadString } from 'firebase/storage';
import { parseSummaryEntry } from '../../../core/room/lists/parseSummaryEntry.ts';
import { parseRoomStats, type RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Room } from '../../../core/room/model.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { createRoomDocuments } from './createRoomDocuments.ts';
import { findDocument, missingRoom, readRoomDocument, readVersionDocument } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';
import { saveRoomDocuments } from './saveRoomDocuments.ts';

/** A creator's own rooms: `rooms/{id}`, `summary/{id}` and the cover. */
export function createRoomsPort(services: FirebaseServices): RoomsPort {
  /** The room that was loaded or saved last, as it is stored. */
  let known: { id: string; room: Room } | null = null;
  const know = async (id: string, stored: Promise<Room>) => {
    known = { id, room: await stored };
    return known.room;
  };
  return {
    createRoom: (id, room) => inBackendTerms(() => know(id, createRoomDocuments(services, id, room))),
    loadRoom: (id, warn) => inBackendTerms(() => know(id, readRoomDocument(services, id, warn))),
    loadVersion: (id, version) => inBackendTerms(() => readVersionDocument(services, id, version)),
    saveRoom: (id, room) =>
      inBackendTerms(() => {
        const before = known?.id === id ? known.room : undefined;
        return know(id, saveRoomDocuments(services, id, room, before));
      }),
    uploadCover: (id, cover) => inBackendTerms(() => uploadCoverFile(services.storage, id, cover)),
    listRooms: (creatorId) => inBackendTerms(() => listRoomDocuments(services, creatorId)),
    loadSummary: (id) => inBackendTerms(() => readSummaryDocument(services, id)),
    listStats: (creatorId) => inBackendTerms(() => listStatsDocuments(services, creatorId)),
    setListed: (id, isListed) => inBackendTerms(() => updateDoc(summaryRef(services.db, id), { isListed })),
    unpublishRoom: (id) => inBackendTerms(() => unpublishDocuments(services, id)),
  };
}

/** A creator's own summaries, newest first (SPEC §7). */
async function listRoomDocuments({ db }: FirebaseServices, creatorId: string): Promise<SummaryEntry[]> {
  const own = query(
    collection(db, 'summary'),
    where('creatorId', '==', creatorId),
    orderBy('createdAt', 'desc'),
  );
  return readDocuments((await getDocs(own)).docs, parseSummaryEntry);
}

/** The summary of a published room, or of a room of the caller. @throws notFound; refused if it may not be read */
async function readSummaryDocument({ db }: Pick<FirebaseServices, 'db'>, id: string): Promise<SummaryEntry> {
  const stored = await findDocument(() => getDoc(summaryRef(db, id)));
  if (!stored) throw missingRoom(id);
  const parsed = parseSummaryEntry({ ...stored.data(), id });
  if (parsed.ok) return parsed.value;
  throw new BackendError('refused', `The summary cannot be read: ${parsed.refusal.path}`);
}

/** Statistics of a creator's live versions. */
async function listStatsDocuments({ db }: FirebaseServices, creatorId: string): Promise<RoomStats[]> {
  const own = query(collection(db, 'roomStats'), where('creatorId', '==', creatorId));
  return readDocuments((await getDocs(own)).docs, parseRoomStats);
}

/**
 * Unpublishes a room in both documents at once, and restores the draft's cover for its creator, since a
 * version's is served only while it is live. Only the server publishes again. @throws notFound
 */
async function unpublishDocuments({ db }: FirebaseServices, id: string): Promise<void> {
  await runTransaction(db, async (transaction) => {
    const room = await findDocument(() => transaction.get(roomRef(db, id)));
    if (!room) throw missingRoom(id);
    transaction.update(roomRef(db, id), { isPublished: false });
    transaction.update(summaryRef(db, id), { isPublished: false, imageUrl: room.get('imageUrl') });
  });
}

/** Stores a cover, given as a data URL, as images/{roomId}.webp (SPEC §7); returns its address. */
async function uploadCoverFile(storage: FirebaseStorage, roomId: string, cover: string): Promise<string> {
  const file = coverRef(storage, roomId);
  await uploadString(file, cover, 'data_url');
  return toStoredAddress(await getDownloadURL(file));
}

function coverRef(storage: FirebaseStorage, roomId: string) {
  return ref(storage, `images/${roomId}.webp`);
}

/**
 * Stores only the path of a file on the page's own origin, since the embedded backend's port and host name
 * change.
 */
function toStoredAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin === globalThis.location?.origin ? `${pathname}${search}` : address;
}
