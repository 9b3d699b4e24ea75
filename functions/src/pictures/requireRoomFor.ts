import { AggregateField } from 'firebase-admin/firestore';
import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';
import { sumVersionBytes } from '../rooms/keptVersions.ts';

type RoomDeps = Pick<Deps, 'db'>;

/** @throws quotaReached if the account's pictures and versions fill its storage */
export async function requireRoomForFiles({ db }: RoomDeps, userId: string): Promise<void> {
  const own = db.collection('pictures').where('userId', '==', userId);
  const [sums, versions] = await Promise.all([
    own.aggregate({ bytes: AggregateField.sum('bytes') }).get(),
    sumVersionBytes(db, userId),
  ]);
  if (sums.data().bytes + versions < UPLOAD_LIMITS.bytes) return;
  const most = UPLOAD_LIMITS.bytes / 1024 / 1024;
  throw new HttpError('quotaReached', `Your pictures and published rooms fill ${most} MB already.`);
}

/** @throws quotaReached if the account has the maximum number of uploads */
export async function requireRoomForUpload({ db }: RoomDeps, userId: string): Promise<void> {
  const { count } = (await db.collection('uploads').where('userId', '==', userId).count().get()).data();
  if (count < UPLOAD_LIMITS.uploads) return;
  throw new HttpError('quotaReached', `You have ${UPLOAD_LIMITS.uploads} own things already.`);
}
