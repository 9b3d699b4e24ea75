// @isolation backend

import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createRequireEnabled } from './requireEnabled.ts';

serveTests();

it('shuts out a disabled account within five seconds, and checks nobody twice in that time, and no guests', async () => {
  const deps = createTestDeps();
  let reads = 0;
  const doc = (path: string) => {
    reads++;
    return deps.db.doc(path);
  };
  const db = Object.create(deps.db, { doc: { value: doc } });
  const requireEnabled = createRequireEnabled();
  const ask = (userId: string | null) =>
    requireEnabled({ ...deps, db }, userId === null ? null : { userId, name: '' }).then(
      () => 'let in',
      ({ code }) => code,
    );
  await deps.db.doc('users/ada').set({ userId: 'ada' });
  await deps.db.doc('users/shut').set({ userId: 'shut', is_disabled: true });
  expect(await ask('shut')).toBe('unauthenticated');
  expect([await ask('ada'), await ask('ada'), await ask(null), reads]).toEqual([
    'let in',
    'let in',
    'let in',
    2,
  ]);
  expect(await ask('without a record')).toBe('let in');

  await deps.db.doc('users/ada').update({ is_disabled: true });
  deps.passTime(4999);
  expect(await ask('ada')).toBe('let in');
  deps.passTime(1);
  expect(await ask('ada')).toBe('unauthenticated');
  await deps.db.doc('users/ada').update({ is_disabled: false });
  expect(await ask('ada')).toBe('let in');
});
