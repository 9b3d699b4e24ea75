import type { RoomsPort } from '../stores/ports.ts';
import { inBackendTerms } from './backendErrors.ts';
import { uploadCoverFile } from './coverFiles.ts';
import type { Api } from './createApi.ts';
import type { FirebaseParts } from './FirebaseParts.ts';
import { createRoomDocuments } from './rooms/createRoomDocuments.ts';
import { deleteRoomDocuments } from './rooms/deleteRoomDocuments.ts';
import { listRoomDocuments } from './rooms/listRoomDocuments.ts';
import { readRoomDocument } from './rooms/readRoomDocument.ts';
import { saveRoomDocuments } from './rooms/saveRoomDocuments.ts';
import { unpublishDocuments } from './rooms/unpublishDocuments.ts';

/** A creator's own rooms: `rooms/{id}` with `summary/{id}` beside it, and the cover picture. */
export function createRoomsPort(parts: FirebaseParts, api: Api): RoomsPort {
  return {
    createRoom: (id, room) => inBackendTerms(() => createRoomDocuments(parts, id, room)),
    loadRoom: (id) => inBackendTerms(() => readRoomDocument(parts, id)),
    saveRoom: (id, room) => inBackendTerms(() => saveRoomDocuments(parts, id, room)),
    uploadCover: (id, cover) => inBackendTerms(() => uploadCoverFile(parts.storage, id, cover)),
    deleteRoom: (id) => inBackendTerms(() => deleteRoomDocuments(parts, id)),
    listRooms: (creatorId) => inBackendTerms(() => listRoomDocuments(parts, creatorId)),
    publishRoom: (roomId, revision) => api.publishRoom({ roomId, revision }),
    unpublishRoom: (id) => inBackendTerms(() => unpublishDocuments(parts, id)),
  };
}
