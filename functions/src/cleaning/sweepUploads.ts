import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { takeAwayPictures } from '../pictures/deletePictures.ts';
import { SHOWN_ALONE } from '../pictures/picture.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Milliseconds that a picture may wait for its next step, since somebody may be editing. */
const PATIENCE = 24 * 60 * 60 * 1000;
/**
 * Milliseconds that a file may wait: it is processed as soon as it is sent, and occupies a slot until then.
 */
const FILE_PATIENCE = 60 * 60 * 1000;
/** Pictures, or files, of one page. */
const PAGE = 500;
/** Unused pictures deleted in one run: one page. */
export const MOST_UNUSED = PAGE;

type UploadDeps = Pick<Deps, 'db' | 'bucket'>;

/** Deletes pictures that no upload has used for a day (`now`: milliseconds since the epoch). */
export async function sweepPictures({ db, bucket }: UploadDeps, now: number): Promise<void> {
  const before = Math.floor((now - PATIENCE) / 1000);
  const unused = db.collection('pictures').where('usedBy', '==', null).where('createdAt', '<=', before);
  const { docs } = await unused.limit(MOST_UNUSED).get();
  for (const picture of docs) if (await claim(picture)) await takeAwayPictures({ db, bucket }, [picture]);
}

/** Marks a picture so that no upload can take it. Returns false if an upload has taken it meanwhile. */
async function claim({ ref, updateTime }: QueryDocumentSnapshot): Promise<boolean> {
  try {
    await ref.update({ isGone: true }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

/**
 * Deletes pictures whose upload is gone and that no published version shows any more. Continues where the
 * last page stopped; returns true at the end, after which it restarts.
 */
export async function sweepShownPictures({ db, bucket }: UploadDeps): Promise<boolean> {
  const state = db.doc('sweeps/shownPictures');
  const after: unknown = (await state.get()).get('after');
  const all = db.collection('pictures').where('usedBy', '==', SHOWN_ALONE).orderBy('__name__').limit(PAGE);
  const { docs } = await (typeof after === 'string' ? all.startAfter(after) : all).get();
  await takeAwayPictures({ db, bucket }, docs);
  const isEnd = docs.length < PAGE;
  await state.set({ after: isEnd ? null : (docs.at(-1)?.id ?? null) });
  return isEnd;
}

/**
 * Deletes files that were sent over an hour ago and never processed. Pages are in the order of owners, so it
 * continues where the last page stopped; returns true at the end, after which it restarts.
 */
export async function sweepRawFiles({ db, bucket }: UploadDeps, now: number): Promise<boolean> {
  const state = db.doc('sweeps/uploads');
  const pageToken: unknown = (await state.get()).get('pageToken');
  const from = typeof pageToken === 'string' ? { pageToken } : {};
  const query = { prefix: 'uploads/', maxResults: PAGE, autoPaginate: false, ...from };
  const [files, next] = await bucket.getFiles(query);
  for (const file of files) {
    const isLeft = Date.parse(String(file.metadata.timeCreated)) <= now - FILE_PATIENCE;
    if (isLeft) await file.delete({ ignoreNotFound: true });
  }
  const after = (next as { pageToken?: string } | null)?.pageToken ?? null;
  await state.set({ pageToken: after });
  return after === null;
}
