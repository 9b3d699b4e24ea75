import type { Firestore } from 'firebase-admin/firestore';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import type { Deps } from '../deps.ts';
import { versionFolder } from '../pictures/pictureFiles.ts';
import { findLive } from './findLiveVersion.ts';
import { keptVersionRef } from './keptVersions.ts';
import { versionRef } from './paths.ts';
import { coverFile, roughCoverFile } from './versionCovers.ts';

/** Number of latest versions that are always kept, besides the live one. */
export const KEPT_VERSIONS = 20;

type VersionDeps = Pick<Deps, 'db' | 'bucket'>;

/**
 * Deletes unused versions of a room: not live, not among the latest, and without stored plays or a class, which has no
 * plays before its pupils come. Plays expire 30 days after their start, and new ones use the live version.
 */
export async function pruneVersions(deps: VersionDeps, roomId: string): Promise<void> {
  const { db } = deps;
  const kept = await db.collection('keptVersions').where('roomId', '==', roomId).select('version').get();
  const versions = kept.docs.map((each) => Number(each.get('version'))).toSorted((a, b) => b - a);
  const earlier = versions.slice(KEPT_VERSIONS);
  if (earlier.length === 0) return;
  const live = await findLive(db, roomId);
  const played = await findPlayed(db, roomId, earlier[0] ?? 0);
  const classes = await db.collection('sessions').where('roomId', '==', roomId).select('version').get();
  const used = new Set([live?.version, ...played, ...classes.docs.map((session) => session.get('version'))]);
  for (const version of earlier) if (!used.has(version)) await deleteVersion(deps, roomId, version);
}

/** Finds versions with plays up to a number; one query for each such version, however many plays. */
async function findPlayed(db: Firestore, roomId: string, upTo: number): Promise<ReadonlySet<number>> {
  const plays = db.collection('plays').where('roomId', '==', roomId).where('version', '<=', upTo);
  const next = plays.orderBy('version').limit(1).select('version');
  const played = new Set<number>();
  for (let found = await next.get(); !found.empty; ) {
    const version = Number(found.docs[0]?.get('version'));
    played.add(version);
    found = await next.startAfter(version).get();
  }
  return played;
}

/** Deletes the version's document in `keptVersions` last, so that an interrupted deletion is found again. */
async function deleteVersion({ db, bucket }: VersionDeps, roomId: string, version: number): Promise<void> {
  await versionRef(db, roomId, version).delete();
  const cover = coverFile(roomId, version);
  for (const name of [cover, smallCover(cover), roughCoverFile(roomId, version)])
    await bucket.file(name).delete({ ignoreNotFound: true });
  // Older versions have their own copies of pictures.
  await bucket.deleteFiles({ prefix: `${versionFolder(roomId, version)}/`, force: true });
  await keptVersionRef(db, roomId, version).delete();
}
