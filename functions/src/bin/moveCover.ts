import { LIMITS } from '../../../core/room/limits.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { isMissing, readRawFile } from '../pictures/readRawFile.ts';
import { deletedCoverFile } from './deletedRoom.ts';

type Bucket = Deps['bucket'];

/** The metadata field in which Firebase stores a file's tokens. */
const TOKENS = 'firebaseStorageDownloadTokens';

/**
 * Moves a deleted room's cover to the bin. Failures are only logged: the room is deleted anyway, and the
 * cleanup removes leftovers.
 */
export async function moveCoverIntoBin(bucket: Bucket, roomId: string): Promise<void> {
  await move(bucket, { from: coverOf(roomId), to: deletedCoverFile(roomId) });
}

/**
 * Moves the cover back to the address stored in the room. Failures are only logged, since the room matters
 * more.
 */
export async function moveCoverOutOfBin(bucket: Bucket, roomId: string, imageUrl: string): Promise<void> {
  const token = new URL(imageUrl, 'http://here').searchParams.get('token');
  const metadata = { [TOKENS]: token };
  await move(bucket, { from: deletedCoverFile(roomId), to: coverOf(roomId), metadata });
}

/** Deletes the cover for good. If that fails, the cleanup finds it without its room. */
export async function deleteCoverInBin(bucket: Bucket, roomId: string): Promise<void> {
  await bucket
    .file(deletedCoverFile(roomId))
    .delete({ ignoreNotFound: true })
    .catch((error: unknown) => logger.warn(error));
}

/** Returns the path of a draft's cover (SPEC §7). */
function coverOf(roomId: string): string {
  return `images/${roomId}.webp`;
}

interface Move {
  from: string;
  to: string;
  metadata?: Record<string, string | null>;
}

/** Writes a new file, since a copy would keep the token that opens it. */
async function move(bucket: Bucket, { from, to, metadata = {} }: Move): Promise<void> {
  const file = bucket.file(from);
  try {
    const cover = await readRawFile(file, LIMITS.coverBytes);
    const settings = { contentType: 'image/webp', resumable: false, metadata: { metadata } };
    if (cover.ok) await bucket.file(to).save(cover.value, settings);
    await file.delete({ ignoreNotFound: true });
  } catch (error) {
    if (!isNotThere(error)) logger.warn(error);
  }
}

/** Returns whether the cover does not exist; `readRawFile` reports that as a call's error. */
function isNotThere(error: unknown): boolean {
  return isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'notFound');
}
