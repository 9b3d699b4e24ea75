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

/** Bytes that a packed room may have when it is unpacked: a document has no more, and JSON writes it at most so much longer. */
const MOST_BYTES = 8 * 1024 * 1024;

/** A room in the bin, as `deletedRooms/{roomId}` keeps it for the server alone (decision 0052). What players left stays beside it under its own names. */
export interface StoredDeletedRoom {
  roomId: string;
  creatorId: string;
  roomName: string;
  /** Unix seconds. */
  deletedAt: number;
  /** From then on the cleaning takes it for good. */
  expiresAt: Timestamp;
  summary: DocumentData;
  /** The room's document and its statistics, by gzip: a tenth of what they take otherwise, and within what a document may have. */
  packed: Buffer;
}

/** What is packed of a deleted room. */
export interface PackedRoom {
  room: DocumentData;
  /** How the plays of its board ended; null where it was never published. */
  stats: DocumentData | null;
}

export function deletedRoomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`deletedRooms/${roomId}`);
}

/** Where the cover of a deleted room's draft lies. It has no token, so that nobody opens it from outside. */
export function deletedCoverFile(roomId: string): string {
  return `deleted/${roomId}.webp`;
}

export async function packRoom(packed: PackedRoom): Promise<Buffer> {
  return pack(JSON.stringify(toPlain(packed)));
}

/** @throws on what no version of this code packed */
export async function unpackRoom(stored: DocumentSnapshot): Promise<PackedRoom> {
  const text = await unpack(stored.get('packed'), { maxOutputLength: MOST_BYTES });
  return JSON.parse(text.toString());
}
