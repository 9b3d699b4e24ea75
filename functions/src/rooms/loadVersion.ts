import type { Firestore } from 'firebase-admin/firestore';
import type { Room } from '../../../core/room/model.ts';
import { roomNotFound } from '../http/HttpError.ts';
import { versionRef } from './paths.ts';
import { readRoom } from './readRoom.ts';

/** Rooms go up to 900 kB; these many fit an instance's memory. */
const KEPT_VERSIONS = 20;

const caches = new WeakMap<Firestore, Map<string, Room>>();

/**
 * The room as it was published. A version never changes, so an instance keeps the ones it met last.
 * Errors: notFound with SPEC §5's text.
 */
export async function loadVersion(db: Firestore, roomId: string, version: number): Promise<Room> {
  const cache = cacheOf(db);
  const key = `${roomId}/${version}`;
  const room = cache.get(key) ?? (await readVersion(db, roomId, version));
  keep(cache, key, room);
  return room;
}

async function readVersion(db: Firestore, roomId: string, version: number): Promise<Room> {
  const stored = await versionRef(db, roomId, version).get();
  if (!stored.exists) throw roomNotFound(roomId);
  return readRoom(stored.data()).room;
}

function cacheOf(db: Firestore): Map<string, Room> {
  const cache = caches.get(db) ?? new Map<string, Room>();
  caches.set(db, cache);
  return cache;
}

/** A map remembers the order of insertion: the one used longest ago comes first. */
function keep(cache: Map<string, Room>, key: string, room: Room): void {
  cache.delete(key);
  cache.set(key, room);
  const [oldest] = cache.keys();
  if (cache.size > KEPT_VERSIONS && oldest !== undefined) cache.delete(oldest);
}
