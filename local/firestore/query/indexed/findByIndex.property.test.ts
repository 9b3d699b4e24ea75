import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../../../tests/runs.ts';
import { inTransaction } from '../../../store/inTransaction.ts';
import type { LocalDatabase } from '../../../store/LocalDatabase.ts';
import { openDatabase } from '../../../store/openDatabase.ts';
import { makeTemporaryFolder } from '../../../testing/temporaryFolder.ts';
import type { DocumentReader } from '../../DocumentReader.ts';
import { DocumentStore } from '../../DocumentStore.ts';
import type { IndexShape } from '../../kept/KeptIndex.ts';
import { ResourceNames } from '../../ResourceNames.ts';
import type { StoredDocument } from '../../StoredDocument.ts';
import { arbitraryQuestion, type Question, toMessage } from '../../testing/arbitraryQuery.ts';
import { Transactions } from '../../transaction/Transactions.ts';
import { finishAtOnce } from '../../work/finishAtOnce.ts';
import { countDocuments, executeQuery, findDocuments } from '../executeQuery.ts';
import { structuredQuerySchema, toQuery } from '../parseQuery.ts';
import type { Query } from '../query.ts';

const SEED = 20260174;
const RUNS = runs(1200);

const temporary = makeTemporaryFolder();
const names = new ResourceNames('p');
let database: LocalDatabase;
beforeAll(() => {
  database = openDatabase(`${temporary.folder}/firestore.db`);
});
afterAll(() => {
  database.close();
  temporary.remove();
});

const modes = fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const, 'CONTAINS' as const);
const field = fc.record({ path: fc.constantFrom('f', 'g'), mode: modes });
/** Indexes of one or two fields, with those that most queries need among them. */
const arbitraryIndexes: fc.Arbitrary<readonly IndexShape[]> = fc
  .array(
    fc.record({
      fields: fc
        .uniqueArray(field, { maxLength: 2, selector: ({ path, mode }) => path + mode })
        .filter((fields) => fields.filter(({ mode }) => mode === 'CONTAINS').length <= 1),
      nameDirection: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const),
    }),
    { minLength: 4, maxLength: 24 },
  )
  .map((shapes) =>
    shapes.flatMap((shape) =>
      (['COLLECTION', 'COLLECTION_GROUP'] as const).map((scope) => ({ ...shape, collectionId: 'c', scope })),
    ),
  );

interface Situation {
  readonly question: Question;
  readonly indexes: readonly IndexShape[];
  /** Versions of the documents before those that the query finds. */
  readonly earlier: readonly StoredDocument[];
  /** Versions after the query has begun. */
  readonly later: readonly StoredDocument[];
  /** Whether the query looks at a collection group, in which half of the documents are elsewhere. */
  readonly isGroup: boolean;
  /** Steps of the query between two changes. */
  readonly pause: number;
}

const situation: fc.Arbitrary<Situation> = fc
  .record({
    question: arbitraryQuestion,
    other: arbitraryQuestion,
    another: arbitraryQuestion,
    indexes: arbitraryIndexes,
    isGroup: fc.boolean(),
    pause: fc.nat(4),
  })
  .map(({ question, other, another, ...rest }) => {
    const place = (document: StoredDocument, at: number) =>
      rest.isGroup && at % 2 === 1 ? { ...document, path: `p/x/${document.path}` } : document;
    const documents = question.documents.map(place);
    return {
      ...rest,
      question: { ...question, documents },
      earlier: other.documents.map(place),
      later: another.documents.map(place),
    };
  });

function queryOf({ question, isGroup }: Situation): Query {
  const message = toMessage(question.query);
  const from = [{ collectionId: 'c', allDescendants: isGroup }];
  return toQuery('', v.parse(structuredQuerySchema, { ...message, from }));
}

/** Stores the documents over earlier versions, with indexes some of which are made afterwards. */
function storeAll({ question, indexes, earlier }: Situation): DocumentStore {
  const first = new DocumentStore(database);
  first.indexes.createAll(indexes.filter((_index, at) => at % 3 !== 0));
  first.indexes.reload();
  put(first, earlier);
  const kept = new Set(question.documents.map(({ path }) => path));
  first.apply(new Map(earlier.filter(({ path }) => !kept.has(path)).map(({ path }) => [path, undefined])));
  first.indexes.createAll(indexes.filter((_index, at) => at % 3 === 0));
  first.indexes.reload();
  put(first, question.documents);
  for (const index of first.indexes.unfinished) {
    for (const document of question.documents) first.indexes.add(index, document);
    first.indexes.noteProgress(index, null);
  }
  first.indexes.reload();
  return first;
}

function put(store: DocumentStore, documents: readonly StoredDocument[]): void {
  const updateTime = store.clock.nextCommitTime();
  store.apply(new Map(documents.map((document) => [document.path, { ...document, updateTime }])));
}

/** What the query finds by looking at every document. */
function scan({ get, scan }: DocumentReader, query: Query): readonly string[] {
  const reader = { get, scan };
  return executeQuery(reader, names, query).map(({ path }) => path);
}

const UNDONE = new Error('undone');

/** Changes are not kept, so that no run waits for the disk. */
function undone(work: () => void): void {
  try {
    inTransaction(database, () => {
      work();
      throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
}

it('finds by indexes what looking at every document finds, in the same order, and counts as many', () => {
  let [byIndex, counted] = [0, 0];
  fc.assert(
    fc.property(situation, (one) =>
      undone(() => {
        const store = storeAll(one);
        const query = queryOf(one);
        const reader: DocumentReader = { get: (path) => store.get(path), scan: (scope) => store.scan(scope) };
        const expected = scan(reader, query);
        const found = executeQuery(store, names, query).map(({ path }) => path);
        expect(found).toEqual(expected);
        const withoutScan = { ...reader, indexes: store.indexes, scan: () => [] };
        if (expected.length > 0 && executeQuery(withoutScan, names, query).length > 0) byIndex += 1;
        const count = finishAtOnce(countDocuments(store, names, query));
        if (count === undefined) return;
        counted += 1;
        expect(count).toBe(expected.length);
      }),
    ),
    { seed: SEED, numRuns: RUNS },
  );
  expect(byIndex).toBeGreaterThan(RUNS / 10);
  expect(counted).toBeGreaterThan(RUNS / 10);
});

it('finds what was there when it began, whatever is changed while it looks', () => {
  fc.assert(
    fc.property(situation, (one) =>
      undone(() => {
        const store = storeAll(one);
        const query = queryOf(one);
        const transactions = new Transactions(store);
        const { snapshot } = transactions.begin(true);
        const expected = scan({ get: (path) => store.get(path), scan: (scope) => store.scan(scope) }, query);
        const steps = findDocuments(snapshot, names, query);
        const changes = [...one.later, ...one.earlier.map(({ path }) => path)];
        for (let step = steps.next(), count = 0; ; step = steps.next(), count += 1) {
          if (step.done) {
            expect(step.value.map(({ path }) => path)).toEqual(expected);
            return;
          }
          if (count % (one.pause + 1) !== 0) continue;
          const change = changes.shift();
          if (change !== undefined) commit(store, transactions, change);
        }
      }),
    ),
    { seed: SEED + 1, numRuns: RUNS },
  );
});

/** A document's new version, or the path of one that is deleted. */
function commit(store: DocumentStore, transactions: Transactions, change: StoredDocument | string): void {
  const path = typeof change === 'string' ? change : change.path;
  const updateTime = store.clock.nextCommitTime();
  const changes = new Map([[path, typeof change === 'string' ? undefined : { ...change, updateTime }]]);
  transactions.keepBefore(changes);
  store.apply(changes);
}
