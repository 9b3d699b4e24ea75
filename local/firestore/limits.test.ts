import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { ROOT, startFreshFirestore, type TestFirestore } from './testing/startTestFirestore.ts';

let server: TestFirestore;
beforeAll(async () => {
  server = await startFreshFirestore();
});
afterAll(() => server.close());

type Body = Record<string, unknown>;

interface Answer {
  readonly http: number;
  /** The refusal's message; '' if there is none. */
  readonly message: string;
}

async function send(verb: string, body: Body): Promise<Answer> {
  const response = await fetch(`${server.origin}/v1/${ROOT}:${verb}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const json = await response.json();
  const { error } = (Array.isArray(json) ? json[0] : json) ?? {};
  return { http: response.status, message: error?.message ?? '' };
}

const name = (path: string) => `${ROOT}/${path}`;
const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const integer = { integerValue: '1' };
const write = (parts: Body = {}) => ({ update: { name: name('rooms/a'), fields: {} }, ...parts });
const commit = (...writes: unknown[]): [string, Body] => ['commit', { writes }];
const ofFields = (fields: Body) => commit({ update: { name: name('rooms/a'), fields } });
const at = (path: string) => commit({ update: { name: name(path) } });
const query = (parts: Body): [string, Body] => [
  'runQuery',
  { structuredQuery: { from: [{ collectionId: 'rooms' }], ...parts } },
];
const isOne = (index: number) => ({
  fieldFilter: { field: { fieldPath: `f${index}` }, op: 'EQUAL', value: integer },
});
const composite = (op: string, filters: unknown[]) => ({ compositeFilter: { op, filters } });
const oneOf = (op: string, count: number) => ({
  fieldFilter: {
    field: { fieldPath: 'f' },
    op,
    value: { arrayValue: { values: times(count, () => integer) } },
  },
});
const serverTime = (index: number) => ({ fieldPath: `t${index}`, setToServerValue: 'REQUEST_TIME' });

/** A path of `rooms/` and further ids with that many bytes in total. */
const longPath = (bytes: number) =>
  `rooms/${times(4, () => 'x'.repeat(1500)).join('/')}/${'y'.repeat(bytes - 6010)}`;

/** A limit, and a request with a given number of what is limited. */
const EDGES: readonly [string, number, (count: number) => [string, Body]][] = [
  [
    'writes',
    LIMITS.writes,
    (count) => commit(...times(count, (index) => ({ delete: name(`rooms/${index}`) }))),
  ],
  [
    'transforms of a document',
    LIMITS.transforms,
    (count) =>
      commit(
        write({ updateMask: {}, updateTransforms: times(count - 1, serverTime) }),
        write({ updateMask: {}, updateTransforms: [serverTime(0)] }),
      ),
  ],
  [
    'transforms of a write',
    LIMITS.transforms,
    (count) =>
      commit({ transform: { document: name('rooms/a'), fieldTransforms: times(count, serverTime) } }),
  ],
  [
    'paths of a mask',
    LIMITS.maskPaths,
    (count) => commit(write({ updateMask: { fieldPaths: times(count, (index) => `f${index}`) } })),
  ],
  ['bytes of an id', LIMITS.idBytes, (count) => at(`rooms/${'é'.repeat(count / 2)}${'x'.repeat(count % 2)}`)],
  ['bytes of a name', LIMITS.documentNameBytes, (count) => at(longPath(count))],
  ['subcollections', LIMITS.subcollections, (count) => at(times(count, () => 'c/d').join('/'))],
  ['bytes of a field’s name', LIMITS.fieldNameBytes, (count) => ofFields({ ['n'.repeat(count)]: integer })],
  [
    'bytes of a field’s path',
    LIMITS.fieldPathBytes,
    (count) =>
      query({
        select: { fields: [{ fieldPath: `a${'.a'.repeat((count - 1) / 2)}${'a'.repeat((count - 1) % 2)}` }] },
      }),
  ],
  [
    'documents of a batchGet',
    LIMITS.documents,
    (count) => ['batchGet', { documents: times(count, () => name('rooms/a')) }],
  ],
  [
    'filters and orders',
    LIMITS.queryParts,
    (count) =>
      query({
        where: composite('AND', times(count - 1, isOne)),
        orderBy: [{ field: { fieldPath: 'f0' } }],
      }),
  ],
  ['disjunctions', LIMITS.disjunctions, (count) => query({ where: composite('OR', times(count, isOne)) })],
  ['values of IN', LIMITS.disjunctionValues, (count) => query({ where: oneOf('IN', count) })],
  [
    'values of ARRAY_CONTAINS_ANY',
    LIMITS.disjunctionValues,
    (count) => query({ where: oneOf('ARRAY_CONTAINS_ANY', count) }),
  ],
  ['values of NOT_IN', LIMITS.notInValues, (count) => query({ where: oneOf('NOT_IN', count) })],
  [
    'aggregations',
    LIMITS.aggregations,
    (count) => [
      'runAggregationQuery',
      {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'rooms' }] },
          aggregations: times(count, () => ({ count: {} })),
        },
      },
    ],
  ],
];

describe('limits', () => {
  it.each(EDGES)(
    '%s: one below and as many as allowed are taken, one more is refused',
    async (_, limit, make) => {
      for (const [count, http] of [
        [limit - 1, 200],
        [limit, 200],
        [limit + 1, 400],
      ] as const) {
        const answer = await send(...make(count));
        expect(answer, `${count}`).toMatchObject({ http });
        expect(answer.message.length).toBeLessThan(500);
      }
    },
  );

  it('values of a write: what no document can index is refused before it is parsed', async () => {
    const list = (count: number) => ofFields({ a: { arrayValue: { values: times(count, () => integer) } } });
    expect(await send(...list(LIMITS.valuesOfWrite - 10))).toMatchObject({ http: 200 });
    expect(await send(...list(LIMITS.valuesOfWrite + 10))).toMatchObject({ http: 400 });
  });

  it('do not bind the Admin SDK to a number of writes or documents, as production does not', async () => {
    const batch = server.admin.batch();
    const refs = times(LIMITS.documents + 1, (index) => server.admin.doc(`many/${index}`));
    for (const ref of refs) batch.set(ref, { here: true });
    await batch.commit();
    const found = await server.admin.getAll(...refs);
    expect(found.filter(({ exists }) => exists)).toHaveLength(refs.length);
  });
});

it('a document that is requested a thousand times is returned once', async () => {
  const response = await fetch(`${server.origin}/v1/${ROOT}:batchGet`, {
    method: 'POST',
    body: JSON.stringify({ documents: times(1000, () => name('rooms/once')) }),
  });
  expect(await response.json()).toHaveLength(1);
});

const LONE = '\ud800';
const filterOn = (fieldPath: string, value: Body = integer) =>
  query({ where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } } });

describe('half of a surrogate pair is refused', () => {
  it.each<[string, [string, Body]]>([
    ['in a document’s id', at(`rooms/${LONE}`)],
    ['in a collection’s id', at(`r${LONE}/a`)],
    ['in a document to delete', commit({ delete: name(`rooms/${LONE}`) })],
    ['in a document to read', ['batchGet', { documents: [name(`rooms/${LONE}`)] }]],
    ['in a document to verify', commit({ verify: name(`rooms/${LONE}`) })],
    ['in a field’s name', ofFields({ [LONE]: integer })],
    ['in a text', ofFields({ a: { stringValue: LONE } })],
    ['in a reference', ofFields({ a: { referenceValue: name(`rooms/${LONE}`) } })],
    ['in a mask', commit(write({ updateMask: { fieldPaths: [`\`${LONE}\``] } }))],
    ['in a transform', commit(write({ updateTransforms: [{ ...serverTime(0), fieldPath: `\`${LONE}\`` }] }))],
    ['in a read mask', ['batchGet', { documents: [], mask: { fieldPaths: [`\`${LONE}\``] } }]],
    ['in a query’s collection', query({ from: [{ collectionId: LONE }] })],
    ['in a query’s field', filterOn(`\`${LONE}\``)],
    ['in a query’s value', filterOn('a', { stringValue: LONE })],
    [
      'in an alias',
      [
        'runAggregationQuery',
        {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId: 'rooms' }] },
            aggregations: [{ alias: LONE, count: {} }],
          },
        },
      ],
    ],
  ])('%s', async (_, [verb, body]) => {
    expect(await send(verb, body)).toMatchObject({ http: 400 });
  });
});
