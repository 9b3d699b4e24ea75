// @isolation backend

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { arbitraryValue } from '../firestore/testing/arbitraryValue.ts';
import { ROOT, startFreshFirestore, type TestFirestore } from '../firestore/testing/startTestFirestore.ts';
import { authorizeFirestore } from './authorizeFirestore.ts';
import { RulesFile, readingFor } from './RulesFile.ts';

const rules = new RulesFile('firestore.rules', readingFor('cloud.firestore'));
let server: TestFirestore;
beforeAll(async () => {
  server = await startFreshFirestore(
    authorizeFirestore(
      () => rules.ruleset,
      () => {},
    ),
  );
});
afterAll(() => server.close());

/** Bob's documents, which the caller here may not read. */
const PATHS = ['rooms/r1', 'users/bob', 'plays/p1', 'rooms/r1/versions/1'];
const REFUSAL =
  '{"error":{"code":403,"message":"Missing or insufficient permissions.","status":"PERMISSION_DENIED"}}';
/** Bytes left in a nearly full document: a little more of anything, and the document is too large. */
const ROOM_LEFT = 1000;
const pad = (left: number) => 'x'.repeat(1_048_576 - ROOM_LEFT - left);

type State = Record<string, unknown> | undefined;
const owned = { creatorId: 'bob', userId: 'bob', roomCount: 1 };
const STATES: readonly State[] = [
  undefined,
  owned,
  { ...owned, pad: pad(0), f: 1 },
  { ...owned, f: { a: { b: ['secret', 1] } }, pad: 'short', n: 'no number' },
];

async function store(path: string, state: State): Promise<string> {
  const ref = server.admin.doc(path);
  if (state === undefined) await ref.delete();
  else await ref.set(state);
  return (await ref.get()).updateTime?.toDate().toISOString() ?? '2026-01-01T00:00:00Z';
}

const field = fc.constantFrom('f', 'f.a', 'f.a.b', 'n', 'pad', 'creatorId', 'roomCount');
const size = fc.constantFrom(100, ROOM_LEFT - 100, ROOM_LEFT);
const transform = fc.oneof(
  fc.record({ fieldPath: field, setToServerValue: fc.constant('REQUEST_TIME') }),
  fc.record({ fieldPath: field, increment: fc.constant({ integerValue: '1' }) }),
  fc.record({
    fieldPath: field,
    appendMissingElements: fc.constant({ values: [{ stringValue: 'secret' }] }),
  }),
);
const precondition = fc.constantFrom('none', 'exists', 'is missing', 'its version', 'another version');
const fields = fc.oneof(
  fc.dictionary(fc.constantFrom('f', 'n', 'creatorId'), arbitraryValue, { noNullPrototype: true }),
  size.map((left) => ({ extra: { stringValue: 'x'.repeat(left) } })),
  size.map((left) => ({ big: { stringValue: pad(left) } })),
);

const arbitraryWrite = fc.record({
  path: fc.constantFrom(...PATHS),
  type: fc.constantFrom('update', 'merge', 'delete', 'verify', 'transform'),
  fields,
  mask: fc.uniqueArray(fc.oneof(field, fc.constantFrom('extra', 'big')), { maxLength: 4 }),
  transforms: fc.array(transform, { minLength: 1, maxLength: 3 }),
  precondition,
});
type ArbitraryWrite = typeof arbitraryWrite extends fc.Arbitrary<infer Write> ? Write : never;

function toMessage(write: ArbitraryWrite, updateTime: string): unknown {
  const name = `${ROOT}/${write.path}`;
  const preconditions: Record<string, unknown> = {
    none: {},
    exists: { exists: true },
    'is missing': { exists: false },
    'its version': { updateTime },
    'another version': { updateTime: '2020-01-01T00:00:00Z' },
  };
  const currentDocument = preconditions[write.precondition];
  if (write.type === 'delete' || write.type === 'verify') return { [write.type]: name, currentDocument };
  if (write.type === 'transform')
    return { transform: { document: name, fieldTransforms: write.transforms }, currentDocument };
  const update = { update: { name, fields: write.fields }, currentDocument };
  if (write.type === 'update') return update;
  return { ...update, updateMask: { fieldPaths: write.mask }, updateTransforms: write.transforms };
}

async function commit(writes: readonly unknown[], isSignedIn: boolean): Promise<string> {
  const response = await fetch(`${server.origin}/v1/${ROOT}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
    ...(isSignedIn && { headers: { authorization: 'Bearer good' } }),
  });
  const { status, headers } = response;
  return `${status} ${headers.get('content-type')} ${headers.get('content-length')} ${await response.text()}`;
}

const COMMITS = fc.sample(
  fc.record({ writes: fc.array(arbitraryWrite, { minLength: 1, maxLength: 3 }), isSignedIn: fc.boolean() }),
  { seed: 20261010, numRuns: runs(60) },
);

it('a commit without rights gets the same response to the byte, whatever is stored', async () => {
  const answersByState: string[][] = [];
  for (const state of STATES) {
    const versions = new Map<string, string>();
    for (const path of PATHS) versions.set(path, await store(path, state));
    const answers: string[] = [];
    for (const { writes, isSignedIn } of COMMITS) {
      const messages = writes.map((write) => toMessage(write, versions.get(write.path) ?? ''));
      answers.push(await commit(messages, isSignedIn));
    }
    answersByState.push(answers);
  }
  const [first = [], ...others] = answersByState;
  for (const answers of others) expect(answers).toEqual(first);
  // The other requests are invalid by themselves, such as an array in an array.
  const refusal = `403 application/json; charset=utf-8 ${REFUSAL.length} ${REFUSAL}`;
  expect(first.filter((answer) => !answer.startsWith('400')).every((answer) => answer === refusal)).toBe(
    true,
  );
  expect(first.filter((answer) => answer === refusal).length).toBeGreaterThan(COMMITS.length / 2);
});
