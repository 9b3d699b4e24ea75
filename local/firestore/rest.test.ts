import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FirestoreOperation } from './authorize.ts';
import { FirestoreError } from './FirestoreError.ts';
import { ROOT, startFreshFirestore, type TestFirestore } from './testing/startTestFirestore.ts';

let server: TestFirestore;
let asked: FirestoreOperation[] = [];

/** Refuses whatever touches the collection `secrets`. */
function authorize(operation: FirestoreOperation): void {
  asked.push(operation);
  const path = operation.type === 'list' ? operation.query.scope.collectionId : operation.path;
  if (path?.startsWith('secrets'))
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}

beforeAll(async () => {
  server = await startFreshFirestore(authorize);
});
afterAll(() => server.close());
afterEach(() => {
  asked = [];
});

interface Answer {
  readonly http: number;
  readonly status: string | undefined;
  readonly message: string;
}

async function post(verb: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${server.origin}/v1/${verb}`, { method: 'POST', body, headers });
  const json = await response.json();
  const { error } = Array.isArray(json) ? json[0] : json;
  return { http: response.status, status: error?.status, message: error?.message ?? '' };
}

const commit = (writes: unknown, headers?: Record<string, string>) =>
  post(`${ROOT}:commit`, JSON.stringify({ writes }), headers);
const update = (id: string) => ({ update: { name: `${ROOT}/${id}`, fields: {} } });

describe('tokens', () => {
  it('refuses an invalid token, "owner" and other schemes', async () => {
    for (const authorization of ['Bearer owner', 'Bearer forged', 'Basic Z29vZA==', '']) {
      const answer = await commit([update('rooms/in')], { authorization });
      expect(answer).toMatchObject({ http: 401, status: 'UNAUTHENTICATED' });
    }
    expect((await server.admin.doc('rooms/in').get()).exists).toBe(false);
  });

  it('passes the caller to authorize', async () => {
    await commit([update('rooms/a')], { authorization: 'Bearer good' });
    await commit([update('rooms/a')]);
    expect(asked.map(({ caller }) => caller?.userId)).toEqual(['ada', undefined]);
  });
});

describe('authorize', () => {
  const secret = () => doc(server.lite, 'secrets/s');

  it('is asked of every read, query, aggregate and write', async () => {
    const query = { from: [{ collectionId: 'rooms' }] };
    await commit([update('rooms/b'), update('rooms/b'), { delete: `${ROOT}/rooms/b` }]);
    await commit([{ verify: `${ROOT}/rooms/b`, currentDocument: { exists: false } }]);
    await post(`${ROOT}:batchGet`, JSON.stringify({ documents: [`${ROOT}/rooms/b`, `${ROOT}/rooms/c`] }));
    await post(`${ROOT}:runQuery`, JSON.stringify({ structuredQuery: query }));
    const structuredAggregationQuery = { structuredQuery: query, aggregations: [{ count: {} }] };
    await post(`${ROOT}:runAggregationQuery`, JSON.stringify({ structuredAggregationQuery }));
    const kinds = ['create', 'update', 'delete', 'get', 'get', 'get', 'list', 'list'];
    expect(asked.map(({ type }) => type)).toEqual(kinds);
  });

  it('stops the whole commit, and reveals nothing of the stored data', async () => {
    await server.admin.doc('secrets/s').set({ code: '1234' });
    await expect(getDoc(secret())).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(updateDoc(secret(), { code: 'x' })).rejects.toMatchObject({ code: 'permission-denied' });
    const none = doc(server.lite, 'secrets/none');
    await expect(updateDoc(none, { code: 'x' })).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await commit([update('rooms/whole'), update('secrets/s')])).toMatchObject({ http: 403 });
    expect((await server.admin.doc('rooms/whole').get()).exists).toBe(false);
  });

  it('sees the whole batch by readAfter', async () => {
    await commit([update('rooms/x'), update('rooms/y')]);
    const [first] = asked;
    expect(first?.type === 'create' && first.readAfter('rooms/y')?.path).toBe('rooms/y');
  });
});

const query = (structuredQuery: unknown): [string, string] => [
  `${ROOT}:runQuery`,
  JSON.stringify({ structuredQuery }),
];
const write = (...writes: unknown[]): [string, string] => [`${ROOT}:commit`, JSON.stringify({ writes })];
const read = (path: string, parts = {}): [string, string] => [
  `${ROOT}:batchGet`,
  JSON.stringify({ documents: [`${ROOT}/${path}`], ...parts }),
];
const named = (name: string) => write({ update: { name } });
const from = [{ collectionId: 'rooms' }];
const deepFilter = () => {
  let where: unknown = { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'a' } } };
  for (let depth = 0; depth < 500; depth++) where = { compositeFilter: { op: 'AND', filters: [where] } };
  return where;
};

/** Each a method's address and a body. */
const MALFORMED: readonly [string, BodyInit][] = [
  [`${ROOT}:commit`, ''],
  [`${ROOT}:commit`, '{'],
  [`${ROOT}:commit`, 'null'],
  [`${ROOT}:commit`, '[]'],
  [`${ROOT}:commit`, '"text"'],
  [`${ROOT}:commit`, '['.repeat(200_000)],
  [`${ROOT}:commit`, `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`],
  [`${ROOT}:commit`, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  [`${ROOT}:commit`, '{"__proto__":{"writes":[]}}'],
  [`${ROOT}:commit`, '{"writes":{"length":1}}'],
  write(null),
  write({}),
  write({ update: { name: `${ROOT}/rooms/a` }, delete: `${ROOT}/rooms/a` }),
  write({ delete: 7 }),
  write({ ...update('rooms/a'), updateMask: { fieldPaths: ['a..b'] } }),
  write({ ...update('rooms/a'), updateMask: { fieldPaths: ['__proto__.polluted'] } }),
  write({ ...update('rooms/a'), currentDocument: { updateTime: 'now' } }),
  write({ ...update('rooms/a'), updateTransforms: [{ fieldPath: 'a' }] }),
  write({ ...update('rooms/a'), updateTransforms: [{ fieldPath: 'a', increment: { stringValue: '1' } }] }),
  write({ update: { name: `${ROOT}/rooms/a`, fields: { a: { constructor: 1 } } } }),
  named(`${ROOT}/rooms`),
  named(`${ROOT}/rooms//a`),
  named(`${ROOT}/rooms/..`),
  named(`${ROOT}/rooms/__proto__`),
  named(`${ROOT}/rooms/${'x'.repeat(2000)}`),
  named(`${ROOT}/rooms/\ud800`),
  read('__rooms__/a'),
  read('rooms/__a__'),
  read('rooms/a', { mask: { fieldPaths: ['a.__b__'] } }),
  query({ from: [{ collectionId: '__rooms__' }] }),
  query({ from, where: { unaryFilter: { op: 'IS_NULL', field: { fieldPath: '__a__' } } } }),
  query({ from, orderBy: [{ field: { fieldPath: 'a.__name__' } }] }),
  query({ from, select: { fields: [{ fieldPath: '__id7__' }] } }),
  [`${ROOT}/__rooms__/a:runQuery`, JSON.stringify({ structuredQuery: { from } })],
  [`${ROOT}:batchGet`, JSON.stringify({ documents: 'all' })],
  [`${ROOT}:batchGet`, JSON.stringify({ documents: [`${ROOT}/a/b/c`] })],
  query(undefined),
  query({ from: [] }),
  query({ from: [...from, ...from] }),
  query({ from: [{}] }),
  query({ from, limit: -1 }),
  query({ from, limit: 2 ** 53 }),
  query({ from, offset: 0.5 }),
  query({ from, findNearest: {} }),
  query({ from, where: {} }),
  query({ from, where: deepFilter() }),
  query({
    from,
    where: { fieldFilter: { op: 'LIKE', field: { fieldPath: 'a' }, value: { nullValue: null } } },
  }),
  query({
    from,
    where: { fieldFilter: { op: 'IN', field: { fieldPath: 'a' }, value: { arrayValue: {} } } },
  }),
  query({ from, startAt: { values: [{ nullValue: null }, { nullValue: null }] } }),
  [`${ROOT}/rooms:runQuery`, JSON.stringify({ structuredQuery: { from } })],
  [`${ROOT}/%E0%A4%A:runQuery`, JSON.stringify({ structuredQuery: { from } })],
];

describe('malformed requests', () => {
  it.each(MALFORMED.map(([address, body], index) => ({ index, address, body })))(
    'are refused as invalid: number $index, $address $body',
    async ({ address, body }) => {
      expect(await post(address, body)).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' });
      expect(asked).toEqual([]);
    },
  );

  it('are refused as unknown: databases, methods, transactions', async () => {
    const other = 'projects/other/databases/(default)/documents';
    expect(await post(`${other}:commit`, '{}')).toMatchObject({ http: 404 });
    expect(await commit([{ delete: `${other}/a/b` }])).toMatchObject({ http: 404 });
    expect(await post(`${ROOT}:listen`, '{}')).toMatchObject({ http: 501 });
    expect(await post(`${ROOT}:constructor`, '{}')).toMatchObject({ http: 501 });
    expect(await post(ROOT, '{}')).toMatchObject({ http: 501 });
    expect(await post(`${ROOT}:batchGet`, '{"newTransaction":{}}')).toMatchObject({ http: 501 });
    const read = await fetch(`${server.origin}/v1/${ROOT}/rooms/a`);
    expect(read.status).toBe(501);
  });

  it('names the path of the first fault', async () => {
    const { message } = await commit([
      update('rooms/a'),
      { ...update('rooms/b'), updateMask: { fieldPaths: 7 } },
    ]);
    expect(message).toContain('writes.1.updateMask.fieldPaths');
  });

  it('are cut off at 11 MiB', async () => {
    const { http, message } = await post(`${ROOT}:commit`, ' '.repeat(11 * 1024 * 1024 + 1));
    expect([http, message]).toEqual([400, 'Request payload size exceeds the limit: 11534336 bytes.']);
  });

  it('are refused as invalid where they are wrongly packed', async () => {
    for (const encoding of ['gzip', 'br', 'deflate', 'none']) {
      const answer = await post(`${ROOT}:commit`, '{"writes":[]}', { 'content-encoding': encoding });
      expect(answer, encoding).toMatchObject({ http: 400, status: 'INVALID_ARGUMENT' });
    }
  });

  it('do not harm the server', async () => {
    await setDoc(doc(server.lite, 'rooms/well'), { fine: true });
    expect((await getDoc(doc(server.lite, 'rooms/well'))).data()).toEqual({ fine: true });
  });
});
