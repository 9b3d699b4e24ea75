import { LIMITS } from '../../../core/room/limits.ts';
import type { Deps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { isMissing, readRawFile } from '../pictures/readRawFile.ts';
import { deletedCoverFile } from './deletedRoom.ts';

type Bucket = Deps['bucket'];

/** Where Firebase keeps the tokens of a file. */
const TOKENS = 'firebaseStorageDownloadTokens';

/**
 * Takes the cover of a deleted room into the bin. What fails is logged: it must not read as a failed deletion, and the cleaning takes what
 * is left over.
 */
export async function moveCoverIntoBin(bucket: Bucket, roomId: string): Promise<void> {
  await move(bucket, { from: coverOf(roomId), to: deletedCoverFile(roomId) });
}

/** Takes it out again, under the very address that the room has for it. A room is worth more than its cover, so what fails is logged. */
export async function moveCoverOutOfBin(bucket: Bucket, roomId: string, imageUrl: string): Promise<void> {
  const token = new URL(imageUrl, 'http://here').searchParams.get('token');
  const metadata = { [TOKENS]: token };
  await move(bucket, { from: deletedCoverFile(roomId), to: coverOf(roomId), metadata });
}

/** Deletes it for good. What fails is the cleaning's, which finds it without its room. */
export async function deleteCoverInBin(bucket: Bucket, roomId: string): Promise<void> {
  await bucket
    .file(deletedCoverFile(roomId))
    .delete({ ignoreNotFound: true })
    .catch((error: unknown) => logger.warn(error));
}

/** Where the cover of a room's draft lies (SPEC §7). */
function coverOf(roomId: string): string {
  return `images/${roomId}.webp`;
}

interface Move {
  from: string;
  to: string;
  metadata?: Record<string, string | null>;
}

/** Written anew and not copied: a copy would keep the token that opens it. */
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

/** `readRawFile` says it as a call does. */
function isNotThere(error: unknown): boolean {
  return isMissing(error) || (error instanceof Error && 'code' in error && error.code === 'notFound');
}
