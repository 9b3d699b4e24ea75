import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Encoded } from './encodePicture.ts';
import { newPictureRef, type Picture } from './picture.ts';
import { deletePicture, savePicture } from './pictureFiles.ts';

type PictureDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;

interface Owner {
  userId: string;
  kind: UploadKind;
}

/**
 * Stores a picture in all sizes and returns its id, or the id of the same content that its owner has already,
 * even if both come at once. The document is written first and its content digest last, so that nobody gets
 * half a picture; the cleanup removes what an interruption leaves.
 */
export async function keepPicture(deps: PictureDeps, owner: Owner, picture: Encoded): Promise<string> {
  const { db } = deps;
  const content = digestContent(owner, picture);
  const before = await db.runTransaction((transaction) => findSame(transaction, deps, content));
  if (before !== null) return before.id;
  const ref = await store(deps, owner, picture);
  const same = await db.runTransaction((transaction) => noteContent(transaction, deps, ref, content));
  if (same === null) return ref.id;
  await deletePicture(deps.bucket, ref.id);
  await ref.delete();
  return same.id;
}

async function store({ db, bucket, now }: PictureDeps, owner: Owner, picture: Encoded) {
  const { usual, double, thumb, width, height, likeness } = picture;
  const ref = newPictureRef(db);
  const bytes = usual.length + double.length + thumb.length;
  const createdAt = Math.floor(now() / 1000);
  const stored: Picture = { ...owner, width, height, bytes, likeness, createdAt, usedBy: null };
  await ref.create(stored);
  await savePicture(bucket, ref.id, picture);
  return ref;
}

/**
 * Stores the digest of a picture's content. If two requests bring the same content at once, the second one finds the
 * first one's picture, and marks its own as gone.
 */
async function noteContent(
  transaction: Transaction,
  deps: PictureDeps,
  ref: DocumentReference,
  content: string,
): Promise<DocumentReference | null> {
  const same = await findSame(transaction, deps, content);
  transaction.update(ref, same === null ? { content } : { isGone: true });
  return same;
}

/** Returns the stored picture with the same content, if any. If no upload uses it, it is kept as long as a new one. */
async function findSame(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: () => number },
  content: string,
): Promise<DocumentReference | null> {
  const { docs } = await transaction.get(db.collection('pictures').where('content', '==', content));
  const same = docs.find((each) => each.get('isGone') !== true);
  if (same?.get('usedBy') === null) transaction.update(same.ref, { createdAt: Math.floor(now() / 1000) });
  return same?.ref ?? null;
}

/** The digest includes the owner: accounts never share pictures. */
function digestContent({ userId, kind }: Owner, { usual, double, thumb }: Encoded): string {
  const hash = createHash('sha256').update(JSON.stringify([userId, kind, usual.length, double.length]));
  for (const size of [usual, double, thumb]) hash.update(size);
  return hash.digest('base64url');
}
