import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { HttpError } from '../http/HttpError.ts';
import { hiddenRoomRef, roomRef, summaryRef, versionRef } from '../rooms/paths.ts';
import type { ReportChange } from './ReportChange.ts';

/**
 * Hides the room from lists and players until it is restored, and stores the reason for its creator. A room
 * that is hidden already gets this reason.
 */
export const hideRoom: ReportChange = async (transaction, db, { report, answer }) => {
  const room = await transaction.get(roomRef(db, report.roomId));
  if (!room.exists) return hideInBin(transaction, db, { report, answer });
  const summary = await transaction.get(summaryRef(db, report.roomId));
  const wasPublished = room.get('isPublished') === true || summary.get('hidden.wasPublished') === true;
  const hidden = { reason: report.reason, answer, wasPublished };
  return () => {
    transaction.update(room.ref, { isPublished: false });
    // The published cover is no longer served, so its creator sees the draft's.
    const imageUrl = room.get('imageUrl') ?? '';
    transaction.update(summaryRef(db, report.roomId), { isPublished: false, hidden, imageUrl });
    transaction.set(hiddenRoomRef(db, report.roomId), { roomId: report.roomId });
    return {};
  };
};

/** A room in the bin stays hidden if it is restored (`putBackRoom`). */
const hideInBin: ReportChange = async (transaction, db, { report, answer }) => {
  const { roomId, reason } = report;
  const binned = requireThere(await transaction.get(deletedRoomRef(db, roomId)));
  const wasPublished = binned.get('summary.isPublished') === true;
  return () => {
    transaction.update(binned.ref, { 'summary.hidden': { reason, answer, wasPublished } });
    transaction.set(hiddenRoomRef(db, roomId), { roomId });
    return {};
  };
};

/** A room in the bin is no longer hidden when it is restored. */
const restoreInBin: ReportChange = async (transaction, db, { report: { roomId } }) => {
  const binned = requireThere(await transaction.get(deletedRoomRef(db, roomId)));
  return () => {
    transaction.update(binned.ref, { 'summary.hidden': null });
    transaction.delete(hiddenRoomRef(db, roomId));
    return {};
  };
};

/**
 * Makes a hidden room public again as its live version describes it, since its creator may have changed the
 * draft.
 */
export const restoreRoom: ReportChange = async (transaction, db, { report, answer }) => {
  const { roomId } = report;
  const room = await transaction.get(roomRef(db, roomId));
  if (!room.exists) return restoreInBin(transaction, db, { report, answer });
  const summary = requireThere(await transaction.get(summaryRef(db, roomId)));
  const live = await transaction.get(versionRef(db, roomId, Number(room.get('publishedVersion'))));
  const isOpened = live.exists && summary.get('hidden.wasPublished') === true;
  return () => {
    if (isOpened) transaction.update(room.ref, { isPublished: true });
    transaction.delete(hiddenRoomRef(db, roomId));
    transaction.update(summary.ref, { hidden: null, ...(isOpened ? shown(live, room) : {}) });
    return {};
  };
};

function shown(live: DocumentSnapshot, draft: DocumentSnapshot) {
  return {
    isPublished: true,
    roomName: live.get('roomName'),
    timeLimit: live.get('timeLimit'),
    imageUrl: live.get('imageUrl'),
    hasNewerDraft: live.get('revision') !== draft.get('revision'),
  };
}

function requireThere(stored: DocumentSnapshot): DocumentSnapshot & { ref: DocumentReference } {
  if (stored.exists) return stored;
  throw new HttpError('notFound', 'The room no longer exists.');
}
