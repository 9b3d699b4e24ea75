import { setImmediate as turn } from 'node:timers/promises';
import { inTransaction } from '../../store/inTransaction.ts';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import type { StoredDocument } from '../StoredDocument.ts';
import type { Fields } from '../values/value.ts';
import type { CommitQueue } from '../write/CommitQueue.ts';
import type { IndexTable, UnfinishedIndex } from './IndexTable.ts';
import { formatShape, type IndexShape, isMadeOnDemand } from './KeptIndex.ts';
import { MakingReport, type Tell } from './MakingReport.ts';

/** Milliseconds of work after which others have their turn. */
const SLICE = 8;
/** Entries of a dropped index that go at once. */
const CLEARED_AT_ONCE = 2000;
/** Indexes of a collection id: no query of a stranger may make writing more and more expensive. */
const MOST_INDEXES = 100;

interface IndexMakerDeps {
  readonly database: LocalDatabase;
  readonly table: IndexTable;
  readonly commits: CommitQueue;
  /** The indexes to keep from the start; null for those that are there. */
  readonly declared: readonly IndexShape[] | null;
  readonly tell?: Tell;
}

interface NextRow {
  path: string;
  fields: string;
}

/**
 * Makes the indexes that are missing, in slices between the requests, each slice one transaction. It goes on where it
 * was when the process ended. Queries use an index once it is complete, and look through the documents until then.
 */
export class IndexMaker {
  readonly #deps: IndexMakerDeps;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #report: MakingReport;
  #asked: IndexShape[] = [];
  #isResting = false;
  #working: Promise<void> | null = null;

  constructor(deps: IndexMakerDeps) {
    this.#deps = deps;
    this.#statements = prepareStatements(deps.database);
    this.#report = new MakingReport(deps.tell ?? console.log);
    this.#declare();
  }

  /** Begins with what is missing. */
  start(): void {
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
      // Asked for after the last look.
      if (this.#asked.length > 0 && !this.#isResting) this.start();
    });
  }

  /** Makes further indexes, unless there are too many. */
  ask(shapes: readonly IndexShape[]): void {
    const { table } = this.#deps;
    const known = new Set([...table.all, ...this.#asked].map(formatShape));
    for (const shape of shapes) {
      const isTooMuch = table.of(shape.collectionId).length + this.#asked.length >= MOST_INDEXES;
      if (known.has(formatShape(shape)) || isTooMuch) continue;
      known.add(formatShape(shape));
      this.#asked.push(shape);
    }
    const isIdle = this.#asked.length + table.unfinished.length === 0;
    if (!isIdle && !this.#isResting) this.start();
  }

  /** Resolves when nothing is missing any more. */
  async whenDone(): Promise<void> {
    while (this.#working) await this.#working;
  }

  /** Makes nothing until `goOn`; resolves when the present slice is on disk. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await this.#working;
  }

  goOn(): void {
    this.#isResting = false;
    this.start();
  }

  /** To be called after all rows were replaced, while this rests. */
  reload(): void {
    this.#asked = [];
    this.#declare();
  }

  #declare(): void {
    const { database, table, declared } = this.#deps;
    if (declared === null) return;
    const wanted = new Map(declared.map((shape) => [formatShape(shape), shape]));
    const kept = new Set(table.all.map(formatShape));
    const isMissing = ([text]: readonly [string, IndexShape]) => !kept.has(text);
    const missing = [...wanted].filter(isMissing);
    const needless = table.all.filter((index) => !isMadeOnDemand(index) && !wanted.has(formatShape(index)));
    if (missing.length + needless.length === 0) return;
    inTransaction(database, () => {
      table.createAll(missing.map(([, shape]) => shape));
      for (const index of needless) table.drop(index);
    });
    table.reload();
  }

  async #work(): Promise<void> {
    try {
      while (!this.#isResting && (await this.#workOnce()));
    } catch (error) {
      // A full disk, say. The next start, or the next query that needs an index, tries again.
      this.#asked = [];
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`Indexes could not be made (${reason}). Queries go on without them.`);
    }
  }

  /** One slice of work; returns whether there was any. */
  async #workOnce(): Promise<boolean> {
    const { table, commits } = this.#deps;
    const asked = [...this.#asked];
    const [unfinished] = table.unfinished;
    const [dropped] = table.dropped;
    if (asked.length > 0) await commits.run(() => table.createAll(asked));
    else if (unfinished) await this.#makeSome(alike(table.unfinished, unfinished));
    else if (dropped !== undefined) await commits.run(() => table.clear(dropped, CLEARED_AT_ONCE));
    else return false;
    table.reload();
    this.#asked.splice(0, asked.length);
    await turn();
    return true;
  }

  async #makeSome(indexes: readonly [UnfinishedIndex, ...UnfinishedIndex[]]): Promise<void> {
    const [{ collectionId, madeTo }] = indexes;
    await this.#report.begin(collectionId, madeTo, (after, limit) => {
      const counted = this.#statements.count.get(collectionId, after, limit);
      return counted as { count: number; last: string | null };
    });
    const { count, isDone } = await this.#deps.commits.run(() => this.#makeSlice(indexes));
    this.#report.add(count, isDone);
  }

  /** Adds the next documents to indexes that are equally far. */
  #makeSlice(indexes: readonly [UnfinishedIndex, ...UnfinishedIndex[]]): { count: number; isDone: boolean } {
    const { table } = this.#deps;
    const [{ collectionId, madeTo }] = indexes;
    const end = performance.now() + SLICE;
    let last: string | null = madeTo;
    let count = 0;
    do {
      const row = this.#statements.next.get(collectionId, last) as NextRow | undefined;
      last = row?.path ?? null;
      if (row === undefined) break;
      const document = toDocument(row);
      for (const index of indexes) table.add(index, document);
      count += 1;
    } while (performance.now() < end);
    for (const index of indexes) table.noteProgress(index, last);
    return { count, isDone: last === null };
  }
}

/** The indexes of the same collection id that are equally far, so that each document is read once for all. */
function alike(
  all: readonly UnfinishedIndex[],
  first: UnfinishedIndex,
): readonly [UnfinishedIndex, ...UnfinishedIndex[]] {
  const { collectionId, madeTo } = first;
  const others = all.filter(
    (other) => other.id !== first.id && other.collectionId === collectionId && other.madeTo === madeTo,
  );
  return [first, ...others];
}

/** Its times are in no index. */
function toDocument({ path, fields }: NextRow): StoredDocument {
  return { path, fields: JSON.parse(fields) as Fields, createTime: '', updateTime: '' };
}

function prepareStatements(database: LocalDatabase) {
  const beneath = 'FROM documents WHERE collection_id = ? AND path > ? ORDER BY path LIMIT';
  return {
    next: database.prepare(`SELECT path, fields ${beneath} 1`),
    count: database.prepare(`SELECT count(*) AS count, max(path) AS last FROM (SELECT path ${beneath} ?)`),
  };
}
