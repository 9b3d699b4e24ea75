import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { versionFolder } from '../pictures/pictureFiles.ts';
import { type KeptVersion, keptVersionRef } from '../rooms/keptVersions.ts';
import { KEPT_VERSIONS, pruneVersions } from '../rooms/pruneVersions.ts';
import { coverFile } from '../rooms/versionCovers.ts';

/** Documents of `keptVersions` read in one run. */
const PAGE = 1000;
/** Older versions for which one run writes such documents; each version is read whole. */
const NOTED = 100;

type VersionDeps = Pick<Deps, 'db' | 'bucket'>;

/**
 * Deletes the unused versions of rooms that may have some because a play of an older version has ended. The documents
 * of one room are neighbours. Continues where the last page stopped; returns true at the end, after which it restarts.
 */
export async function sweepVersions(deps: VersionDeps, size = PAGE): Promise<boolean> {
  const { db } = deps;
  const state = db.doc('sweeps/keptVersions');
  const after: unknown = (await state.get()).get('after');
  const all = db.collection('keptVersions').orderBy('__name__').limit(size).select('roomId');
  const { docs } = await (typeof after === 'string' ? all.startAfter(after) : all).get();
  for (const roomId of roomsToPrune(docs)) await pruneVersions(deps, roomId);
  const isEnd = docs.length < size;
  await state.set({ after: isEnd ? null : (docs.at(-1)?.id ?? null) });
  return isEnd;
}

/** The first and last room of a page may have more documents on other pages. */
function roomsToPrune(notes: readonly QueryDocumentSnapshot[]): readonly string[] {
  const rooms = notes.map((note) => String(note.get('roomId')));
  const counts = new Map<string, number>();
  for (const roomId of rooms) counts.set(roomId, (counts.get(roomId) ?? 0) + 1);
  const atEnds = new Set([rooms[0], rooms.at(-1)]);
  return [...counts].flatMap(([roomId, count]) =>
    count > KEPT_VERSIONS || atEnds.has(roomId) ? [roomId] : [],
  );
}

/** Writes documents with the size of older versions. Continues where the last run stopped, and ends for good. */
export async function noteVersions(deps: VersionDeps, size = NOTED): Promise<void> {
  const { db } = deps;
  const state = db.doc('sweeps/versionNotes');
  const { after = null, isDone = false } = (await state.get()).data() ?? {};
  if (isDone === true) return;
  const all = db.collectionGroup('versions').orderBy('__name__').limit(size);
  const { docs } = await (typeof after === 'string' ? all.startAfter(db.doc(after)) : all).get();
  for (const version of docs) await noteVersion(deps, version);
  await state.set({ after: docs.at(-1)?.ref.path ?? null, isDone: docs.length < size });
}

/** Skips a version that was deleted meanwhile, since nothing would find and delete its document. */
async function noteVersion({ db, bucket }: VersionDeps, { ref, id }: QueryDocumentSnapshot): Promise<void> {
  const roomId = ref.parent.parent?.id ?? '';
  const version = Number(id);
  const bytes = await weighFiles(bucket, [
    `${versionFolder(roomId, version)}/`,
    coverFile(roomId, version).replace('.webp', '.'),
    coverFile(roomId, version).replace('.webp', '-'),
  ]);
  const note = keptVersionRef(db, roomId, version);
  await db.runTransaction(async (transaction) => {
    const [stored, noted] = await transaction.getAll(ref, note);
    const data = stored?.data();
    if (data === undefined || noted?.exists) return;
    const kept: KeptVersion = {
      roomId,
      version,
      creatorId: String(data.creatorId ?? ''),
      board: version,
      bytes: bytes + Buffer.byteLength(JSON.stringify(data)),
      // An older version has its own copies of pictures.
      pictures: [],
      createdAt: Number(data.createdAt ?? 0),
    };
    transaction.create(note, kept);
  });
}

async function weighFiles(bucket: Deps['bucket'], prefixes: readonly string[]): Promise<number> {
  const found = await Promise.all(prefixes.map((prefix) => bucket.getFiles({ prefix })));
  const files = found.flatMap(([some]) => some);
  return files.reduce((sum, { metadata }) => sum + Number(metadata.size ?? 0), 0);
}
