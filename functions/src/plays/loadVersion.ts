import type { Firestore } from 'firebase-admin/firestore';
import type { Room } from '../../../core/room/model.ts';
import { servedCover } from '../../../core/room/pictures/coverUri.ts';
import { withoutForeignPictures } from '../../../core/room/pictures/foreignPictures.ts';
import { roomNotFound } from '../http/HttpError.ts';
import { memoryOf } from '../memory/LastUsed.ts';
import { withShownNames } from '../pictures/shownPictures.ts';
import { keptVersionRef, picturesOf } from '../rooms/keptVersions.ts';
import { versionRef } from '../rooms/paths.ts';
import { readRoom } from '../rooms/readRoom.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/** Maximum cached rooms, of up to 900 kB each, to fit the instance's memory. */
const KEPT_VERSIONS = 20;

const roomsOf = memoryOf<Promise<Room>>(KEPT_VERSIONS);

/**
 * Returns a published version of a room. Versions never change, so the latest used are cached; simultaneous
 * requests share one read.
 * @throws notFound with SPEC §5's text
 */
export async function loadVersion(db: Firestore, roomId: string, version: number): Promise<Room> {
  const rooms = roomsOf(db);
  const key = `${roomId}/${version}`;
  const kept = rooms.find(key);
  if (kept) return kept;
  const room = readVersion(db, roomId, version);
  rooms.keep(key, room);
  // Failures are not cached.
  room.catch(() => rooms.drop(key));
  return room;
}

/**
 * Returns a published version without the cache, for callers that read many rooms and would displace those being
 * played.
 * @throws notFound with SPEC §5's text
 */
export async function readVersion(db: Firestore, roomId: string, version: number): Promise<Room> {
  const [stored, note] = await db.getAll(
    versionRef(db, roomId, version),
    keptVersionRef(db, roomId, version),
  );
  if (!stored?.exists) throw roomNotFound(roomId);
  await takeLoopTurn();
  const room = withoutForeignPictures(readRoom(stored));
  const shown = withShownNames(room, { roomId, version, pictures: picturesOf(note) });
  return { ...shown, imageUrl: servedCover(room.imageUrl) };
}
