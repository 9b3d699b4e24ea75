import type { Firestore } from 'firebase-admin/firestore';
import type { Room } from '../../../core/room/model.ts';
import { servedCover } from '../../../core/room/pictures/coverUri.ts';
import { withoutForeignPictures } from '../../../core/room/pictures/foreignPictures.ts';
import { roomNotFound } from '../http/HttpError.ts';
import { withShownNames } from '../pictures/shownPictures.ts';
import { keptVersionRef, picturesOf } from '../rooms/keptVersions.ts';
import { versionRef } from '../rooms/paths.ts';
import { readRoom } from '../rooms/readRoom.ts';
import { takeLoopTurn } from '../turns/takeLoopTurn.ts';

/** Maximum cached rooms, of up to 900 kB each, to fit the instance's memory. */
const KEPT_VERSIONS = 20;

const caches = new WeakMap<Firestore, Map<string, Promise<Room>>>();

/**
 * Returns a published version of a room. Versions never change, so the latest used are cached; simultaneous
 * requests share one read.
 * @throws notFound with SPEC §5's text
 */
export async function loadVersion(db: Firestore, roomId: string, version: number): Promise<Room> {
  const cache = cacheOf(db);
  const key = `${roomId}/${version}`;
  const room = cache.get(key) ?? readVersion(db, roomId, version);
  keep(cache, key, room);
  // Failures are not cached.
  room.catch(() => cache.delete(key));
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

function cacheOf(db: Firestore): Map<string, Promise<Room>> {
  const cache = caches.get(db) ?? new Map<string, Promise<Room>>();
  caches.set(db, cache);
  return cache;
}

/** A map keeps insertion order, so the least recently used entry comes first. */
function keep(cache: Map<string, Promise<Room>>, key: string, room: Promise<Room>): void {
  cache.delete(key);
  cache.set(key, room);
  const [oldest] = cache.keys();
  if (cache.size > KEPT_VERSIONS && oldest !== undefined) cache.delete(oldest);
}
