import {
  AggregateField,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';

/**
 * What is stored about a published version in the collection `keptVersions`, for the server only. These documents are
 * small while versions are large; they tell which versions of a room exist and which show a picture
 * (docs/decisions/0048).
 */
export interface KeptVersion {
  roomId: string;
  version: number;
  creatorId: string;
  /** Number of its leaderboard and statistics, that is, of the version that started them (B2). */
  board: number;
  /** Size of the version's document and cover pictures. */
  bytes: number;
  /** Ids of its creator's pictures that it shows. */
  pictures: readonly string[];
  /** Unix seconds. */
  createdAt: number;
}

export function keptVersionRef(db: Firestore, roomId: string, version: number): DocumentReference {
  return db.doc(`keptVersions/${roomId}_${version}`);
}

/** Returns the ids of the pictures that a version shows; empty if nothing is stored about it, as for older versions. */
export function picturesOf(note: DocumentSnapshot | undefined): readonly string[] {
  const pictures: unknown = note?.get('pictures');
  return Array.isArray(pictures) ? pictures : [];
}

/** Returns the number of a version's leaderboard. Older documents lack it: each version then started its own. */
export function boardOf(note: DocumentSnapshot | undefined, version: number): number {
  const board: unknown = note?.get('board');
  return typeof board === 'number' ? board : version;
}

/** Returns the bytes of all versions of an account's rooms. */
export async function sumVersionBytes(db: Firestore, creatorId: string): Promise<number> {
  const own = db.collection('keptVersions').where('creatorId', '==', creatorId);
  const sums = await own.aggregate({ bytes: AggregateField.sum('bytes') }).get();
  return sums.data().bytes;
}

/** Returns whether any version shows a picture. */
export async function isShown(db: Firestore, pictureId: string): Promise<boolean> {
  const showing = db.collection('keptVersions').where('pictures', 'array-contains', pictureId);
  return !(await showing.limit(1).select().get()).empty;
}
