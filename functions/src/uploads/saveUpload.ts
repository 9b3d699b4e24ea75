import type { Transaction } from 'firebase-admin/firestore';
import type { SaveUploadAnswer, SaveUploadRequest } from '../../../core/calls/library/saveUpload.ts';
import { inOrder } from '../../../core/catalogue/inOrder.ts';
import { LAST_PLACE } from '../../../core/catalogue/model.ts';
import { addressesOf, OWN_COLLECTION, type Upload } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { holdPicture } from '../pictures/heldPictures.ts';
import { isPictureOf, pictureRefs } from '../pictures/picture.ts';
import { requireRoomForUpload } from '../pictures/requireRoomFor.ts';
import { requireUploader } from '../pictures/requireUploader.ts';
import { countNow } from '../throttles/countWithin.ts';
import { UPLOADS } from '../throttles/pictures.ts';
import { readUpload, toStored, uploadRef } from './upload.ts';

type Described =
  | Pick<Extract<Upload, { kind: 'item' }>, 'kind' | 'entry'>
  | Pick<Extract<Upload, { kind: 'background' }>, 'kind' | 'entry'>;

/** Completes an entry with the fields that the server sets. */
function completeEntry(request: SaveUploadRequest, id: string): Described {
  const decided = { id, collection: OWN_COLLECTION, order: LAST_PLACE, is_active: true };
  if (request.kind === 'background') {
    const { entry } = request;
    const moodOrder = inOrder(entry.moods, entry.moodOrder).map(([mood]) => mood);
    return { kind: 'background', entry: { ...entry, ...decided, moodOrder } };
  }
  const { entry } = request;
  const colorOrder = inOrder(entry.variants, entry.colorOrder).map(([color]) => color);
  return { kind: 'item', entry: { ...entry, ...decided, colorOrder } };
}

/**
 * POST /api/saveUpload: stores an item or background of the caller's, new or changed. Waiting reviews and
 * approvals stay as offered.
 * @throws unauthenticated; planNeeded; tooManyRequests; quotaReached; notFound (no such upload of the
 * caller's); conflict (a picture is another's or gone, or the upload is of the other kind)
 */
export async function saveUpload(
  request: SaveUploadRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SaveUploadAnswer> {
  const { userId } = await requireUploader(caller, deps);
  await countNow(UPLOADS, deps, [{ type: 'account', id: userId }]);
  if (request.uploadId === undefined) await requireRoomForUpload(deps, userId);
  return deps.db.runTransaction(async (transaction) => {
    const upload = await describe(transaction, deps, request, userId);
    await takePictures(transaction, deps, upload);
    transaction.set(uploadRef(deps.db, upload.id), toStored(upload));
    return upload;
  });
}

async function describe(
  transaction: Transaction,
  { db, now }: Deps,
  request: SaveUploadRequest,
  userId: string,
): Promise<Upload> {
  const editedAt = Math.floor(now() / 1000);
  if (request.uploadId === undefined) {
    const { id } = db.collection('uploads').doc();
    return { id, userId, ...completeEntry(request, id), createdAt: editedAt, editedAt, review: null };
  }
  const before = readUpload(await transaction.get(uploadRef(db, request.uploadId)), userId);
  if (before.kind !== request.kind) throw new HttpError('conflict', 'An upload cannot change its kind.');
  return { ...before, ...completeEntry(request, before.id), editedAt };
}

/**
 * Marks each picture as used by the upload. A picture that was removed from it stays as long as the upload,
 * since drafts may show it.
 */
async function takePictures(transaction: Transaction, { db }: Deps, upload: Upload): Promise<void> {
  const refs = pictureRefs(db, addressesOf(upload.entry));
  const pictures = await transaction.getAll(...refs);
  for (const picture of pictures) {
    if (!isPictureOf(upload.userId, picture))
      throw new HttpError('conflict', 'A picture no longer exists. Please upload it again.');
    holdPicture(transaction, picture, upload.id);
  }
}
