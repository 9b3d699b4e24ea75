import { LIMITS } from '../../../core/room/limits.ts';
import { coverUri } from '../../../core/room/pictures/coverUri.ts';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import type { CoverPictures } from '../pictures/encodePicture.ts';
import { readRawFile } from '../pictures/readRawFile.ts';
import { coverFile, roughCoverFile } from './versionCovers.ts';

type StoredFile = ReturnType<Deps['bucket']['file']>;

/**
 * Gives a version its own cover pictures: the cover, a small one (`smallCover`) and a rough one
 * (`roughCoverFile`), so that later saves of the draft do not change them. Covers come from browsers, so they
 * are encoded again, like uploads. Returns the address and the total bytes; the address is empty if there is no
 * valid cover, since the room matters more.
 */
export async function copyCover(
  { bucket, jobs }: Pick<Deps, 'bucket' | 'jobs'>,
  roomId: string,
  version: number,
): Promise<{ imageUrl: string; bytes: number }> {
  const pictures = await readCover(bucket.file(`images/${roomId}.webp`), jobs);
  if (pictures === null) return { imageUrl: '', bytes: 0 };
  const cover = coverFile(roomId, version);
  const save = (name: string, picture: Buffer) =>
    bucket.file(name).save(picture, { contentType: 'image/webp', resumable: false });
  const { whole, small, rough } = pictures;
  await Promise.all([
    save(cover, whole),
    save(smallCover(cover), small),
    save(roughCoverFile(roomId, version), rough),
  ]);
  return { imageUrl: coverUri(roomId, version), bytes: whole.length + small.length + rough.length };
}

async function readCover(file: StoredFile, jobs: Deps['jobs']): Promise<CoverPictures | null> {
  const [exists] = await file.exists();
  if (!exists) return null;
  const raw = await readRawFile(file, LIMITS.coverBytes);
  const encoded = raw.ok ? await jobs.encodeCover(raw.value) : raw;
  if (encoded.ok) return encoded.value;
  logger.warn(`A cover was left out: ${encoded.refusal}`);
  return null;
}
