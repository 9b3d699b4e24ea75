import { publishAnswerSchema } from '../../core/calls/callSchemas.ts';
import type { RoomsPort } from '../stores/ports.ts';
import { inBackendTerms } from './backendErrors.ts';
import type { CallApi } from './callApi.ts';
import { uploadCoverFile } from './coverFiles.ts';
import type { FirebaseParts } from './FirebaseParts.ts';
import { createRoomDocuments } from './rooms/createRoomDocuments.ts';
import { deleteRoomDocuments } from './rooms/deleteRoomDocuments.ts';
import { listSummaries } from './rooms/listSummaries.ts';
import { readRoomDocument } from './rooms/readRoomDocument.ts';
import { saveRoomDocuments } from './rooms/saveRoomDocuments.ts';
import { unpublishDocuments } from './rooms/unpublishDocuments.ts';

/** A creator's own rooms: `rooms/{id}` with `summary/{id}` beside it, and the cover picture. */
export function createRoomsPort(parts: FirebaseParts, callApi: CallApi): RoomsPort {
  return {
    createRoom: (room) => inBackendTerms(() => createRoomDocuments(parts, room)),
    loadRoom: (id) => inBackendTerms(() => readRoomDocument(parts, id)),
    saveRoom: (id, room) => inBackendTerms(() => saveRoomDocuments(parts, id, room)),
    uploadCover: (id, cover) => inBackendTerms(() => uploadCoverFile(parts.storage, id, cover)),
    deleteRoom: (id) => inBackendTerms(() => deleteRoomDocuments(parts, id)),
    listRooms: (creatorId) => inBackendTerms(() => listSummaries(parts, creatorId)),
    publishRoom: (roomId, revision) => callApi('publishRoom', { roomId, revision }, publishAnswerSchema),
    unpublishRoom: (id) => inBackendTerms(() => unpublishDocuments(parts, id)),
  };
}
