import { AggregateField } from 'firebase-admin/firestore';
import { UPLOAD_LIMITS } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import { HttpError } from '../http/HttpError.ts';

/** @throws quotaReached where an account's pictures fill its room */
export async function requireRoomForPicture({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const own = db.collection('pictures').where('userId', '==', userId);
  const sums = await own.aggregate({ bytes: AggregateField.sum('bytes') }).get();
  if (sums.data().bytes < UPLOAD_LIMITS.bytes) return;
  throw new HttpError('quotaReached', `Your pictures fill ${UPLOAD_LIMITS.bytes / 1024 / 1024} MB already.`);
}

/** @throws quotaReached where an account has as many uploads as it may */
export async function requireRoomForUpload({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const { count } = (await db.collection('uploads').where('userId', '==', userId).count().get()).data();
  if (count < UPLOAD_LIMITS.uploads) return;
  throw new HttpError('quotaReached', `You have ${UPLOAD_LIMITS.uploads} own things already.`);
}
