// @isolation apart whole

import { afterAll, describe, expect, it, vi } from 'vitest';
import { PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { startTarget } from './startTarget.ts';

// The server logs each refusal by a rule.
vi.spyOn(console, 'warn').mockImplementation(() => {});
const target = await startTarget();
afterAll(() => target.close());

const ORIGIN = `http://127.0.0.1:${target.port}`;
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

type Heavy = readonly [verb: string, body: string];

async function send([verb, body]: Heavy): Promise<number> {
  const response = await fetch(`${ORIGIN}/v1/${ROOT}:${verb}`, { method: 'POST', body });
  await response.text();
  return response.status;
}

/** The number of consecutive health checks completed before the response. */
async function countChecks(answer: Promise<unknown>): Promise<number> {
  let isAnswered = false;
  const end = answer.then(() => {
    isAnswered = true;
  });
  let count = 0;
  while (!isAnswered) {
    await fetch(`${ORIGIN}/__local/health`).then((response) => response.text());
    if (!isAnswered) count += 1;
  }
  await end;
  return count;
}

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const name = (path: string) => `${ROOT}/${path}`;
const names = (count: number) => times(count, (index) => `field${index}`);
const fields = (count: number) =>
  Object.fromEntries(names(count).map((field) => [field, { integerValue: '1' }]));
const texts = (count: number) => names(count).map((stringValue) => ({ stringValue }));
const commit = (...writes: unknown[]): Heavy => ['commit', JSON.stringify({ writes })];
const query = (structuredQuery: object): Heavy => [
  'runQuery',
  JSON.stringify({ structuredQuery: { from: [{ collectionId: 'summary' }], ...structuredQuery } }),
];
const room = { name: name('rooms/r1'), fields: {} };
const longPath = (segments: number) => `a${'.a'.repeat(segments - 1)}`;
const isSet = (fieldPath: string) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'x' } },
});

const BEYOND_LIMITS: readonly (readonly [string, () => Heavy])[] = [
  [
    '4,000 transforms',
    () =>
      commit({
        update: room,
        updateTransforms: names(4000).map((fieldPath) => ({
          fieldPath,
          appendMissingElements: { values: texts(1) },
        })),
      }),
  ],
  ['300,000 empty writes', () => ['commit', `{"writes":[${'{},'.repeat(299_999)}{}]}`]],
  [
    'a transform of a path of 5,001 segments',
    () =>
      commit({
        update: room,
        updateTransforms: [{ fieldPath: longPath(5001), setToServerValue: 'REQUEST_TIME' }],
      }),
  ],
  ['a query for a path of 4,001 segments', () => query({ where: isSet(longPath(4001)) })],
  [
    'a query of 20,000 filters',
    () => query({ where: { compositeFilter: { op: 'AND', filters: names(20_000).map(isSet) } } }),
  ],
  [
    '50,000 documents',
    () => ['batchGet', JSON.stringify({ documents: names(50_000).map((id) => name(`rooms/${id}`)) })],
  ],
  [
    'one document 20,000 times',
    () => ['batchGet', JSON.stringify({ documents: times(20_000, () => name('summary/r1')) })],
  ],
  [
    'one document of 450,000 values',
    () => [
      'commit',
      `{"writes":[{"update":{"name":"${name('rooms/r1')}","fields":{"a":{"arrayValue":{"values":[${'{"booleanValue":true},'.repeat(450_000)}{}]}}}}}]}`,
    ],
  ],
  [
    '10 MiB of brackets and commas',
    () => ['commit', `{"writes":[${'['.repeat(100)}${'1,'.repeat(5_000_000)}1${']'.repeat(100)}]}`],
  ],
];

const WITHIN_LIMITS: readonly (readonly [string, () => Heavy])[] = [
  [
    'a mask of 4,000 fields',
    () => commit({ update: { ...room, fields: fields(4000) }, updateMask: { fieldPaths: names(4000) } }),
  ],
  [
    'a mask of 20,000 fields',
    () => commit({ update: { ...room, fields: fields(19_000) }, updateMask: { fieldPaths: names(20_000) } }),
  ],
  [
    '39,000 elements to append',
    () =>
      commit({
        update: room,
        updateTransforms: [{ fieldPath: 'a', appendMissingElements: { values: texts(39_000) } }],
      }),
  ],
  [
    '500 writes of 20 KiB',
    () =>
      commit(
        ...names(500).map((id) => ({
          update: { name: name(`rooms/${id}`), fields: { a: { stringValue: 'x'.repeat(20_000) } } },
        })),
      ),
  ],
];

describe('a request beyond the limits is refused at the door', () => {
  it.each(BEYOND_LIMITS)('%s', async (_, make) => {
    expect(await send(make())).toBe(400);
  });
});

describe('a heavy request within them lets other requests finish before it', () => {
  it.each(WITHIN_LIMITS)('%s', async (_, make) => {
    const heavy = make();
    const answer = send(heavy);
    const [checks, status] = await Promise.all([countChecks(answer), answer]);
    expect(status).toBe(403);
    expect(checks).toBeGreaterThan(0);
  });

  it('ten of them at once, too', async () => {
    const heavy = WITHIN_LIMITS[1]?.[1]() ?? commit();
    const answers = Promise.all(times(10, () => send(heavy)));
    const checks = await countChecks(answers);
    expect(await answers).toEqual(times(10, () => 403));
    // Without slices it would be one: they all arrive together.
    expect(checks).toBeGreaterThan(10);
  });
});
