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
 * Keeps a picture in all its sizes and answers its id, or that of the one that its owner has already: the same content is stored once for
 * an account, also where it comes twice in the same moment. The document comes first and its content is noted last, so that
 * nobody is given half a picture; the cleaning takes what an interruption leaves.
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

/** Of two that came at once the second one finds the first, and is gone. */
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

/** One that no upload holds waits for it from now on, as a new one does. */
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

/** The owner is part of it: accounts never share. */
function digestContent({ userId, kind }: Owner, { usual, double, thumb }: Encoded): string {
  const hash = createHash('sha256').update(JSON.stringify([userId, kind, usual.length, double.length]));
  for (const size of [usual, double, thumb]) hash.update(size);
  return hash.digest('base64url');
}
