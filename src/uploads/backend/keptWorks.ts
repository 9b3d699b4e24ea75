import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isDeepEqual } from '../../../core/util/isDeepEqual.ts';
import { loadOnce } from '../../shared/ports/lazyPort.ts';
import { KEPT_LIMITS, type KeptFacts, type KeptWork, type KeptWorksPort } from '../store/KeptWorksPort.ts';

/** Version of the stored form; other versions are not read. */
const FORM = 1;

interface StoredWork {
  owner: string;
  id: string;
  form: number;
  /** Unix milliseconds; works are shown in this order. */
  addedAt: number;
  bytes: number;
  facts: KeptFacts;
}

/** Stored apart from the works, so that an edit does not write the file again. */
interface StoredFile {
  owner: string;
  workId: string;
  pictureId: string;
  file: StoredBytes | Blob;
}

/** Private windows in Safari and similar browsers refuse `Blob`. Earlier versions of the app stored blobs. */
interface StoredBytes {
  bytes: ArrayBuffer;
  type: string;
}

interface BenchDatabase extends DBSchema {
  works: { key: [owner: string, id: string]; value: StoredWork };
  files: { key: [owner: string, workId: string, pictureId: string]; value: StoredFile };
}

/**
 * Works of the bench in IndexedDB. They survive reloads and lost connections. The browser's storage errors
 * are passed on.
 */
export function createKeptWorks(): KeptWorksPort {
  const database = loadOnce(openDatabase);
  return {
    loadWorks: async (owner) => {
      const transaction = (await database()).transaction(['works', 'files']);
      const works = await transaction.objectStore('works').getAll(allOf(owner));
      const files = await transaction.objectStore('files').getAll(allOf(owner));
      return readable(works).flatMap(({ facts }) => joinFiles(facts, files));
    },
    listWorks: async (owner) =>
      readable(await (await database()).getAll('works', allOf(owner))).map(({ facts }) => facts),
    keepWork: async (owner, work) => keep(await database(), owner, work),
    discardWork: async (owner, id) => {
      const transaction = (await database()).transaction(['works', 'files'], 'readwrite');
      await transaction.objectStore('works').delete([owner, id]);
      await transaction.objectStore('files').delete(filesOf(owner, id));
      await transaction.done;
    },
    clearWorks: async (owner) => {
      const transaction = (await database()).transaction(['works', 'files'], 'readwrite');
      await transaction.objectStore('works').delete(allOf(owner));
      await transaction.objectStore('files').delete(allOf(owner));
      await transaction.done;
    },
  };
}

async function keep(
  database: IDBPDatabase<BenchDatabase>,
  owner: string,
  { facts, files }: KeptWork,
): Promise<'kept' | 'full'> {
  // A transaction ends while waiting for anything else, so the files are read before.
  const fresh = await readFresh(database, owner, { facts, files });
  const transaction = database.transaction(['works', 'files'], 'readwrite');
  const works = transaction.objectStore('works');
  const stored = await works.getAll(allOf(owner));
  const before = stored.find(({ id }) => id === facts.id);
  const others = stored.filter((work) => work !== before);
  const bytes = sumOf([...files.values()].map(({ size }) => size));
  const isFull =
    others.length >= KEPT_LIMITS.works || sumOf(others.map((work) => work.bytes)) + bytes > KEPT_LIMITS.bytes;
  if (isFull) return 'full';
  const addedAt = before?.addedAt ?? Date.now() + stored.length;
  await works.put({ owner, id: facts.id, form: FORM, addedAt, bytes, facts });
  const place = transaction.objectStore('files');
  const kept = await place.getAllKeys(filesOf(owner, facts.id));
  for (const key of kept) if (!files.has(key[2])) await place.delete(key);
  for (const file of fresh) await place.put(file);
  await transaction.done;
  return 'kept';
}

/** The work's files that are not stored yet; a stored file never changes. */
async function readFresh(
  database: IDBPDatabase<BenchDatabase>,
  owner: string,
  { facts: { id: workId }, files }: KeptWork,
): Promise<readonly StoredFile[]> {
  const kept = await database.getAllKeys('files', filesOf(owner, workId));
  const fresh = [...files].filter(
    ([pictureId]) => !kept.some((key) => isDeepEqual(key, [owner, workId, pictureId])),
  );
  return Promise.all(
    fresh.map(async ([pictureId, file]) => {
      const stored = { bytes: await file.arrayBuffer(), type: file.type };
      return { owner, workId, pictureId, file: stored };
    }),
  );
}

function openDatabase(): Promise<IDBPDatabase<BenchDatabase>> {
  return openDB<BenchDatabase>('escape-rooms-bench', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('works', { keyPath: ['owner', 'id'] });
      fresh.createObjectStore('files', { keyPath: ['owner', 'workId', 'pictureId'] });
    },
  });
}

/** The key range of an owner's works. It ends with an array, since IndexedDB sorts arrays after all strings. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

function filesOf(owner: string, workId: string): IDBKeyRange {
  return IDBKeyRange.bound([owner, workId], [owner, workId, []]);
}

function readable(works: readonly StoredWork[]): readonly StoredWork[] {
  return works.filter(({ form }) => form === FORM).toSorted((one, other) => one.addedAt - other.addedAt);
}

/** The work with its files; nothing for a new work without any file, which could not be restored. */
function joinFiles(facts: KeptFacts, files: readonly StoredFile[]): readonly KeptWork[] {
  const own = files.filter(({ workId }) => workId === facts.id);
  if (own.length === 0 && facts.changes === undefined) return [];
  return [{ facts, files: new Map(own.map(({ pictureId, file }) => [pictureId, toBlob(file)])) }];
}

function toBlob(file: StoredBytes | Blob): Blob {
  return file instanceof Blob ? file : new Blob([file.bytes], { type: file.type });
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
