import { updateDoc } from 'firebase/firestore/lite';
import { backendError, inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { uploadCoverFile } from './coverFiles.ts';
import { createRoomDocuments } from './createRoomDocuments.ts';
import { listRoomDocuments } from './listRoomDocuments.ts';
import { listStatsDocuments } from './listStatsDocuments.ts';
import { readRoomDocument, readVersionDocument } from './readRoomDocument.ts';
import { readSummaryDocument } from './readSummaryDocument.ts';
import { summaryRef } from './refs.ts';
import { saveRoomDocuments } from './saveRoomDocuments.ts';
import { unpublishDocuments } from './unpublishDocuments.ts';

/** A creator's own rooms: `rooms/{id}`, `summary/{id}` and the cover. */
export function createRoomsPort(services: FirebaseServices, api: Calls): RoomsPort {
  return {
    createRoom: (id, room) => inBackendTerms(() => createRoomDocuments(services, id, room)),
    loadRoom: (id, warn) => inBackendTerms(() => readRoomDocument(services, id, warn)),
    loadVersion: (id, version) => inBackendTerms(() => readVersionDocument(services, id, version)),
    saveRoom: (id, room) => inBackendTerms(() => saveRoomDocuments(services, id, room)),
    uploadCover: (id, cover) => inBackendTerms(() => uploadCoverFile(services.storage, id, cover)),
    deleteRoom: async (roomId) => void (await api.deleteRoom({ roomId })),
    listDeletedRooms: async () => (await api.listDeletedRooms({})).rooms,
    putBackRoom: (roomId) => putBack(api, roomId),
    purgeRoom: async (roomId) => void (await api.purgeRoom({ roomId })),
    listRooms: (creatorId) => inBackendTerms(() => listRoomDocuments(services, creatorId)),
    loadSummary: (id) => inBackendTerms(() => readSummaryDocument(services, id)),
    listStats: (creatorId) => inBackendTerms(() => listStatsDocuments(services, creatorId)),
    listUnfinished: (roomId) => api.listUnfinished({ roomId }),
    setListed: (id, isListed) => inBackendTerms(() => updateDoc(summaryRef(services.db, id), { isListed })),
    publishRoom: (roomId, revision, wanted) => api.publishRoom({ roomId, revision, ...wanted }),
    unpublishRoom: (id) => inBackendTerms(() => unpublishDocuments(services, id)),
  };
}

/** Restores a room. The plan's limit is reported as when the security rules refuse a new room. */
async function putBack(api: Calls, roomId: string): Promise<void> {
  try {
    await api.putBackRoom({ roomId });
  } catch (error) {
    if (error instanceof BackendError && error.code === 'quotaReached')
      throw backendError('planLimit', error);
    throw error;
  }
}
