import type { TakePictureAnswer, TakePictureRequest } from '../../../core/calls/takePicture.ts';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { UPLOAD_LIMITS, type UploadKind } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import type { Encoded } from '../pictures/encodePicture.ts';
import { newPictureRef, type Picture } from '../pictures/picture.ts';
import { savePicture } from '../pictures/pictureFiles.ts';
import { readRawFile } from '../pictures/readRawFile.ts';
import { requireRoomForFiles } from '../pictures/requireRoomFor.ts';
import { requireUploader } from '../pictures/requireUploader.ts';
import { countNow } from '../throttles/countWithin.ts';
import { PICTURES } from '../throttles/pictures.ts';
import { PICTURE_TURNS } from '../turns/instanceTurns.ts';

/**
 * POST /api/takePicture: makes a file that the caller has put into the store a picture of the catalogue's sizes, and
 * deletes the file; a refused one is deleted too. Whose pictures fill the quota, or come too often, may try the same file later,
 * or delete it: it holds one of their places.
 * @param mostBytes of the file as it was sent
 * @throws unauthenticated; planNeeded; tooManyRequests; quotaReached; notFound (there is no such file of the caller's); busy
 */
export async function takePicture(
  { fileName, kind }: TakePictureRequest,
  caller: Caller | null,
  deps: Deps,
  mostBytes: number = UPLOAD_LIMITS.fileBytes,
): Promise<TakePictureAnswer> {
  const { userId } = await requireUploader(caller, deps);
  await countNow(PICTURES, deps, [{ type: 'account', id: userId }]);
  return PICTURE_TURNS.take(userId, async () => {
    await requireRoomForFiles(deps, userId);
    const file = deps.bucket.file(`uploads/${userId}/${fileName}`);
    const raw = await readRawFile(file, mostBytes);
    const encoded = raw.ok ? await deps.jobs.encodePicture(raw.value, kind) : raw;
    const answer: TakePictureAnswer = encoded.ok
      ? await keep(deps, { userId, kind }, encoded.value)
      : { type: 'refused', reason: encoded.refusal };
    await file.delete({ ignoreNotFound: true });
    return answer;
  });
}

/** The document first: the cleaning goes by it, and takes what an interruption leaves. */
async function keep(
  { db, bucket, now }: Deps,
  owner: { userId: string; kind: UploadKind },
  picture: Encoded,
): Promise<TakePictureAnswer> {
  const { usual, double, thumb, width, height, color, hitBox, likeness } = picture;
  const bytes = usual.length + double.length + thumb.length;
  const ref = newPictureRef(db);
  const createdAt = Math.floor(now() / 1000);
  const stored: Picture = { ...owner, width, height, bytes, likeness, createdAt, usedBy: null };
  await ref.create(stored);
  await savePicture(bucket, ref.id, picture);
  return { type: 'taken', picture: { uri: uploadUri(ref.id), width, height, bytes, color, hitBox } };
}
