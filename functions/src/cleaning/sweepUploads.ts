import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { takeAwayPictures } from '../pictures/deletePictures.ts';
import { SHOWN_ALONE } from '../pictures/picture.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Milliseconds that a picture may wait for its next step: somebody may be at work on it. */
const PATIENCE = 24 * 60 * 60 * 1000;
/** Milliseconds that a file may: it is taken as soon as it is sent, and holds a place until then. */
const FILE_PATIENCE = 60 * 60 * 1000;
/** Pictures, and files, that one page has. */
const PAGE = 500;
/** Pictures that nobody has used, of which one run takes a page. */
export const MOST_UNUSED = PAGE;

type UploadDeps = Pick<Deps, 'db' | 'bucket'>;

/** Deletes pictures that no upload has held for a day (`now`: milliseconds since the epoch). */
export async function sweepPictures({ db, bucket }: UploadDeps, now: number): Promise<void> {
  const before = Math.floor((now - PATIENCE) / 1000);
  const unused = db.collection('pictures').where('usedBy', '==', null).where('createdAt', '<=', before);
  const { docs } = await unused.limit(MOST_UNUSED).get();
  for (const picture of docs) if (await claim(picture)) await takeAwayPictures({ db, bucket }, [picture]);
}

/** From then on no upload takes it. Answers false where one did since the page was read. */
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
 * Deletes pictures whose upload is gone and that no published version shows any more. It goes on where the page before stopped, and
 * begins anew at the end, which it answers.
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
 * Deletes files that were sent an hour ago and never taken. The names of a page come in the order of their owners, so it goes
 * on where the page before stopped, and begins anew at the end, which it answers.
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
