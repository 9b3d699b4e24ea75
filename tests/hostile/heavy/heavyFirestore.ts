import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { HeavyRequest } from './HeavyRequest.ts';

/** A document that everybody may read. */
export const OPEN_DOCUMENT = 'items/open';

const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;
/** A document that nobody may write, especially without a token. */
const ROOM = `${ROOT}/rooms/r1`;
const REFUSED = [400, 403];

/**
 * Requests that blocked the server, or filled its memory, before any permission check. The limits are in
 * LIMITS.
 */
export const HEAVY_READS_AND_WRITES: readonly HeavyRequest[] = [
  commit('a mask of 4,000 fields', () => [
    { update: { name: ROOM, fields: {} }, updateMask: { fieldPaths: numbered(4000, (n) => `f${n}`) } },
  ]),
  commit('a mask of 4,000 fields, each written', () => [
    {
      update: {
        name: ROOM,
        fields: fieldsOf(4000),
      },
      updateMask: { fieldPaths: numbered(4000, (n) => `f${n}`) },
    },
  ]),
  commit('4,000 appendMissingElements', () => [
    {
      update: { name: ROOM, fields: {} },
      updateTransforms: numbered(4000, (n) =>
        append(
          'list',
          numbered(4, (m) => `${n} ${m}`),
        ),
      ),
    },
  ]),
  commit('one appendMissingElements of 20,000 elements', () => [
    {
      update: { name: ROOM, fields: {} },
      updateTransforms: [append('list', numbered(20_000, String))],
    },
  ]),
  {
    ...commit('a mask of 19,000 fields, each written', () => [
      {
        update: { name: ROOM, fields: fieldsOf(19_000) },
        updateMask: { fieldPaths: numbered(19_000, (n) => `f${n}`) },
      },
    ]),
    isLong: true,
  },
  {
    ...commit('one document of 39,000 fields', () => [{ update: { name: ROOM, fields: fieldsOf(39_000) } }]),
    isLong: true,
  },
  {
    ...commit('one appendMissingElements of 39,000 elements', () => [
      { update: { name: ROOM, fields: {} }, updateTransforms: [append('list', numbered(39_000, String))] },
    ]),
    isLong: true,
  },
  {
    ...commit('500 updates of one document', () =>
      numbered(500, (n) => ({ update: { name: ROOM, fields: fieldsOf(n % 50) } })),
    ),
    isLong: true,
  },
  commit('300,000 empty writes', () => numbered(300_000, () => ({}))),
  commit('50,000 deletes', () => numbered(50_000, (n) => ({ delete: `${ROOT}/rooms/r${n}` }))),
  commit('a transform of a path of 5,001 segments', () => [
    { update: { name: ROOM, fields: {} }, updateTransforms: [append(deepPath(5001), ['x'])] },
  ]),
  {
    name: 'a query by a path of 4,001 segments',
    method: 'POST',
    path: `/v1/${ROOT}:runQuery`,
    body: () => json({ structuredQuery: queryBy(deepPath(4001)) }),
    wanted: REFUSED,
  },
  batchGetOf('batchGet of 50,000 missing documents', () =>
    numbered(50_000, (n) => `${ROOT}/items/missing${n}`),
  ),
  batchGetOf('batchGet of one document 20,000 times', () =>
    numbered(20_000, () => `${ROOT}/${OPEN_DOCUMENT}`),
  ),
  {
    ...batchGetOf('24 answers at once, left unread', () =>
      numbered(1000, (n) => `${ROOT}/items/${'x'.repeat(1000)}${n}`),
    ),
    atOnce: 24,
    isLeftUnread: true,
  },
  {
    ...commit('11 MB of brackets', () => []),
    body: () => Buffer.from(`{"writes":[${'[],'.repeat(3_800_000)}[]]}`),
  },
  commit('11 MB in one value', () => [
    { update: { name: ROOM, fields: { a: { stringValue: 'x'.repeat(11_400_000) } } } },
  ]),
  {
    ...commit('500 writes of 20 kB each', () =>
      numbered(500, (n) => ({
        update: { name: `${ROOM}${n}`, fields: { a: { stringValue: 'é'.repeat(10_000) } } },
      })),
    ),
    isLong: true,
  },
];

function commit(name: string, writes: () => readonly object[]): HeavyRequest {
  const body = () => json({ writes: writes() });
  return { name: `commit: ${name}`, method: 'POST', path: `/v1/${ROOT}:commit`, body, wanted: REFUSED };
}

function batchGetOf(name: string, documents: () => readonly string[]): HeavyRequest {
  const body = () => json({ documents: documents() });
  return { name, method: 'POST', path: `/v1/${ROOT}:batchGet`, body, wanted: [200, ...REFUSED] };
}

function fieldsOf(count: number): object {
  return Object.fromEntries(numbered(count, (n) => [`f${n}`, { integerValue: `${n}` }]));
}

function append(fieldPath: string, texts: readonly string[]): object {
  return { fieldPath, appendMissingElements: { values: texts.map((text) => ({ stringValue: text })) } };
}

function queryBy(fieldPath: string): object {
  const filter = { field: { fieldPath }, op: 'EQUAL', value: { integerValue: '1' } };
  return { from: [{ collectionId: 'items' }], where: { fieldFilter: filter } };
}

function deepPath(segments: number): string {
  return numbered(segments, () => 'a').join('.');
}

export function numbered<Made>(count: number, make: (number: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
