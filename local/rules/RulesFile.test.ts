// @isolation backend

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { doc, getDoc } from 'firebase/firestore/lite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../startBackend.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { startRulesBackend } from './testing/startRulesBackend.ts';

const OPEN = 'match /{all=**} { allow read: if true; }';

let data: ReturnType<typeof makeTemporaryFolder>;
beforeEach(() => {
  data = makeTemporaryFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  data.remove();
});

it.each([
  [
    'service cloud.firestore {\n  match /a/{b} { allow read: if tru; } }',
    'firestore.rules:2:33: there is nothing called "tru"',
  ],
  [
    'service cloud.firestore { allow',
    'firestore.rules:1:32: expected a method, such as read, found the end of the file',
  ],
  ['service firebase.storage {}', 'firestore.rules:1:1: these are rules for firebase.storage'],
])('a fault in the rules %j stops the start in one clear line', async (text, message) => {
  const firestore = join(data.folder, 'firestore.rules');
  writeFileSync(firestore, text);
  const rules = { firestore, storage: 'storage.rules' };
  const started = startBackend({ dataFolder: join(data.folder, 'data'), port: 0, rules });
  await expect(started).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(message),
  });
});

it('a missing file denies everything', async () => {
  const rules = { firestore: 'firestore.rules', storage: join(data.folder, 'none.rules') };
  const started = startBackend({ dataFolder: join(data.folder, 'data'), port: 0, rules });
  await expect(started).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('none.rules'),
  });
});

it('an unknown method causes a warning, and denies what uses it', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const firestore =
    'match /a/{b} { allow get: if b.sise() == 1 || b == "open"; } match /c/{d} { allow get: if d.sise() == 1; }';
  const backend = await startRulesBackend({ firestore });
  const message = expect.stringMatching(/^firestore\.rules:3:\d+: no type has a method "sise"/);
  expect(warned.mock.calls.slice(0, 2)).toEqual([[message], [message]]);
  const { db } = await backend.openBrowser();
  expect((await getDoc(doc(db, 'a/open'))).exists()).toBe(false);
  await expect(getDoc(doc(db, 'c/d'))).rejects.toMatchObject({ code: 'permission-denied' });
  await backend.close();
});

it('a changed file applies at once; a faulty one is reported, and the old rules stay', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const told = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const backend = await startRulesBackend({});
  const { db } = await backend.openBrowser();
  const read = () =>
    getDoc(doc(db, 'a/b')).then(
      () => 'allowed',
      ({ code }) => code,
    );
  expect(await read()).toBe('permission-denied');

  backend.changeRules({ firestore: OPEN });
  await expect.poll(read).toBe('allowed');
  expect(told).toHaveBeenCalledWith('firestore.rules: the changed rules are in force.');

  backend.changeRules({ firestore: 'match /a { allow reed; }' });
  await expect.poll(() => complained.mock.calls.length).toBe(1);
  expect(complained.mock.calls[0]?.[0]).toMatch(
    /^firestore\.rules:3:18: "reed" is no method.*\nThe rules from before stay/s,
  );
  expect(await read()).toBe('allowed');
  await backend.close();
});
