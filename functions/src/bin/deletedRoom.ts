import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { toPlain } from '../account/toPlain.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Maximum bytes of an unpacked room: a document is at most 1 MiB, and JSON can be several times longer. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * A room in the bin, stored in `deletedRooms/{roomId}` for the server only (decision 0052). Players' data
 * stays in its own collections.
 */
export interface StoredDeletedRoom {
  roomId: string;
  creatorId: string;
  roomName: string;
  /** Unix seconds. */
  deletedAt: number;
  /** The time at which the cleanup deletes it for good. */
  expiresAt: Timestamp;
  summary: DocumentData;
  /** The room's document and statistics, gzipped to a tenth, so that they fit in a document. */
  packed: Buffer;
}

/** The packed part of a deleted room. */
export interface PackedRoom {
  room: DocumentData;
  /** Outcomes of plays on its leaderboard; null if it was never published. */
  stats: DocumentData | null;
}

export function deletedRoomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`deletedRooms/${roomId}`);
}

/**
 * Returns the path of a deleted room's draft cover. The file has no token, so nobody can open it from
 * outside.
 */
export function deletedCoverFile(roomId: string): string {
  return `deleted/${roomId}.webp`;
}

export async function packRoom(packed: PackedRoom): Promise<Buffer> {
  return pack(JSON.stringify(toPlain(packed)));
}

/** Unpacks a room. @throws on data that no version of this code packed */
export async function unpackRoom(stored: DocumentSnapshot): Promise<PackedRoom> {
  const text = await unpack(stored.get('packed'), { maxOutputLength: MOST_BYTES });
  return JSON.parse(text.toString());
}
