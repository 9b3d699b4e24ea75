// @isolation apart whole

import { resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LocalBackend, startBackend } from '#local';
import { type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import type { RunningBackend } from '#local/config';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { demoAccounts, demoCreator } from '../../seeds/demoAccounts.ts';
import { demoRooms } from '../../seeds/demoRooms.ts';
import { secretsOf } from '../../seeds/testing/secretsOf.ts';
import { APP_BACKEND, PROJECT_ID } from './appBackend.ts';
import { seedBackend } from './seedBackend.ts';

let data: ReturnType<typeof makeTemporaryFolder>;
let backend: LocalBackend;
let running: RunningBackend;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  // The backend prints there why it refuses something.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  data = makeTemporaryFolder();
  backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    rules: { firestore: resolve('firestore.rules'), storage: resolve('storage.rules') },
    indexes: resolve('firestore.indexes.json'),
    functionsEntry: resolve('functions/src/index.ts'),
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

/** Returns the owners of all demo rooms, from their documents and from the players' calls. */
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

it('P12 no browser can read an answer of a demo room in any document', async () => {
  const app = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, 'somebody');
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', backend.port);
  setLogLevel('silent');
  const paths = await pathsIn(requireAdminSdk().getFirestore());
  const found = await Promise.allSettled(paths.map((path) => getDoc(doc(db, path))));
  const read = found.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data()] : []));
  await deleteApp(app);
  const [text, refused] = [JSON.stringify(read).replaceAll('\\"', '"'), paths.length - read.length];
  expect(read.length).toBeGreaterThan(80);
  // At least the rooms and their versions.
  expect(refused).toBeGreaterThanOrEqual(2 * demoRooms.length);
  for (const secret of demoRooms.flatMap(secretsOf)) expect(text.includes(secret), secret).toBe(false);
});

/** The paths of all documents that lie beneath a database or a document. */
async function pathsIn(above: ReturnType<AdminSdk['getFirestore']> | Reference): Promise<readonly string[]> {
  const collections = await above.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const documents = found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
  const beneath = await Promise.all(documents.map((ref) => pathsIn(ref)));
  return [...documents.map(({ path }) => path), ...beneath.flat()];
}

type Reference = ReturnType<ReturnType<AdminSdk['getFirestore']>['doc']>;

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
