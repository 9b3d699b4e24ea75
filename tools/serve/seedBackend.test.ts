import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createArtRouter } from '../../art/serve.ts';
import type { RunningBackend } from '../../local/config.ts';
import { requireAdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { type LocalBackend, startBackend } from '../../local/startBackend.ts';
import { makeTemporaryFolder } from '../../local/testing/temporaryFolder.ts';
import { demoAccounts, demoCreator } from '../../seeds/demoAccounts.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { seedBackend } from './seedBackend.ts';

let data: ReturnType<typeof makeTemporaryFolder>;
let backend: LocalBackend;
let running: RunningBackend;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  data = makeTemporaryFolder();
  backend = await startBackend({
    dataFolder: data.folder,
    port: 0,
    indexes: resolve('firestore.indexes.json'),
    functionsEntry: resolve('functions/src/index.ts'),
    art: createArtRouter({ cacheDir: '.cache/art' }),
    prepare: async (started) => {
      running = started;
    },
  });
});
afterAll(async () => {
  await backend.close();
  data.remove();
  vi.restoreAllMocks();
});

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

const signIn = (body: object) => post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', body);

/** Who every demo room on the dashboard belongs to, each looked at through its documents and its players’ door. */
async function ownersOfRooms(): Promise<unknown[]> {
  const db = requireAdminSdk().getFirestore();
  const owners: unknown[] = [];
  for (const { id } of demoRooms) {
    const paths = [`rooms/${id}`, `summary/${id}`, `rooms/${id}/versions/1`];
    for (const path of paths) owners.push((await db.doc(path).get()).get('creatorId'));
    expect(await post('/api/startPlay', { roomId: id })).not.toHaveProperty('error');
  }
  return [...new Set(owners)];
}

it('gives a classroom the demo rooms of an account as which nobody can sign in, and no demo accounts', async () => {
  await seedBackend(running, true);
  expect(await ownersOfRooms()).toEqual(['demo-rooms']);
  const { users } = await requireAdminSdk().getAuth().listUsers();
  expect(users.map(({ uid, email, providerData }) => [uid, email, providerData])).toEqual([
    ['demo-rooms', undefined, []],
  ]);
  for (const account of demoAccounts) expect(await signIn(account)).toHaveProperty('error');
});

it('hands the rooms over to the demo creator when the folder is used without a classroom', async () => {
  await seedBackend(running, false);
  const { localId } = await signIn(demoCreator);
  expect(localId).toBeTypeOf('string');
  expect(await ownersOfRooms()).toEqual([localId]);
  const creator = await requireAdminSdk().getFirestore().doc(`users/${localId}`).get();
  expect(creator.data()).toMatchObject({ isPro: true, roomCount: demoRooms.length });
});

it('changes nothing of that in a later classroom', async () => {
  const { localId } = await signIn(demoCreator);
  await seedBackend(running, true);
  expect(await ownersOfRooms()).toEqual([localId]);
});

it('bears being repeated, as after a seeding that was cut off', async () => {
  const again: RunningBackend = { ...running, runOnce: (_name, work) => work() };
  await seedBackend(again, false);
  const { localId } = await signIn(demoCreator);
  expect(await ownersOfRooms()).toEqual([localId]);
});
