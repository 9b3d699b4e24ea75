import { LIMITS } from '../../../core/room/limits.ts';
import { coverUri } from '../../../core/room/pictures/coverUri.ts';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { type CoverPictures, encodeCover } from '../pictures/encodePicture.ts';
import { readRawFile } from '../pictures/readRawFile.ts';
import { roughCoverFile } from './roughCover.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/**
 * Gives a version its own pictures of the room's cover: the cover itself, a small one (`smallCover`) and a rough one (`roughCoverFile`)
 * beside it, so that later saves of the draft do not change what players see. A browser made it, so it is drawn anew like any upload. Answers its address, empty where the room has no cover or one
 * that is no picture: a room is worth more than its cover.
 */
export async function copyCover(
  { bucket }: Pick<Deps, 'bucket'>,
  roomId: string,
  version: number,
): Promise<string> {
  const pictures = await readCover(bucket.file(`images/${roomId}.webp`));
  if (pictures === null) return '';
  const cover = `versions/${roomId}/${version}.webp`;
  const save = (name: string, picture: Buffer) =>
    bucket.file(name).save(picture, { contentType: 'image/webp', resumable: false });
  const { whole, small, rough } = pictures;
  await Promise.all([
    save(cover, whole),
    save(smallCover(cover), small),
    save(roughCoverFile(roomId, version), rough),
  ]);
  return coverUri(roomId, version);
}

async function readCover(file: StoredFile): Promise<CoverPictures | null> {
  const [exists] = await file.exists();
  if (!exists) return null;
  const raw = await readRawFile(file, LIMITS.coverBytes);
  const encoded = raw.ok ? await encodeCover(raw.value) : raw;
  if (encoded.ok) return encoded.value;
  logger.warn(`A cover was left out: ${encoded.refusal}`);
  return null;
}
