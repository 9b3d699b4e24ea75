import {
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';

/**
 * What a published version takes up, as the collection `keptVersions` has it: the server's alone. It is small where the
 * version is not, and tells which versions there are of a room, and which show a picture (docs/decisions/0048).
 */
export interface KeptVersion {
  roomId: string;
  version: number;
  creatorId: string;
  /** The number of its leaderboard and statistics: of the version that began them (B2). */
  board: number;
  /** Of the version's document and the pictures of its cover. */
  bytes: number;
  /** Ids of its creator's pictures that it shows. */
  pictures: readonly string[];
  /** Unix seconds. */
  createdAt: number;
}

export function keptVersionRef(db: Firestore, roomId: string, version: number): DocumentReference {
  return db.doc(`keptVersions/${roomId}_${version}`);
}

/** The ids of the pictures that a version shows; none where it has no note, as versions of before. */
export function picturesOf(note: DocumentSnapshot | undefined): readonly string[] {
  const pictures: unknown = note?.get('pictures');
  return Array.isArray(pictures) ? pictures : [];
}

/** The number of a version's leaderboard, by its note. Each of before began its own, and its note says nothing of it. */
export function boardOf(note: DocumentSnapshot | undefined, version: number): number {
  const board: unknown = note?.get('board');
  return typeof board === 'number' ? board : version;
}

/** Bytes that the versions of an account's rooms take up. */
export async function sumVersionBytes(db: Firestore, creatorId: string): Promise<number> {
  const own = db.collection('keptVersions').where('creatorId', '==', creatorId);
  const sums = await own.aggregate({ bytes: AggregateField.sum('bytes') }).get();
  return sums.data().bytes;
}

/** Whether players of any version see a picture. */
export async function isShown(db: Firestore, pictureId: string): Promise<boolean> {
  const showing = db.collection('keptVersions').where('pictures', 'array-contains', pictureId);
  return !(await showing.limit(1).select().get()).empty;
}
