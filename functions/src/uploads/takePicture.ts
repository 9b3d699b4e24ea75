import type { TakePictureAnswer, TakePictureRequest } from '../../../core/calls/library/takePicture.ts';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { UPLOAD_LIMITS, type UploadKind } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import type { Encoded } from '../pictures/encodePicture.ts';
import { keepPicture } from '../pictures/keepPicture.ts';
import { readRawFile } from '../pictures/readRawFile.ts';
import { requireRoomForFiles } from '../pictures/requireRoomFor.ts';
import { requireUploader } from '../pictures/requireUploader.ts';
import { countNow } from '../throttles/countWithin.ts';
import { PICTURES } from '../throttles/pictures.ts';
import { PICTURE_TURNS } from '../turns/instanceTurns.ts';

/**
 * POST /api/takePicture: converts a file that the caller uploaded into a picture of the catalogue's sizes and
 * deletes the file; a refused file is deleted too. A picture that the caller has already is not stored again.
 * After `quotaReached` or `tooManyRequests` the file keeps its slot, for a later try or a deletion.
 * @param mostBytes of the file as sent
 * @throws unauthenticated; planNeeded; tooManyRequests; quotaReached; notFound (no such file of the
 * caller's); busy
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

async function keep(
  deps: Deps,
  owner: { userId: string; kind: UploadKind },
  picture: Encoded,
): Promise<TakePictureAnswer> {
  const { usual, double, thumb, width, height, color, hitBox } = picture;
  const bytes = usual.length + double.length + thumb.length;
  const uri = uploadUri(await keepPicture(deps, owner, picture));
  return { type: 'taken', picture: { uri, width, height, bytes, color, hitBox } };
}
