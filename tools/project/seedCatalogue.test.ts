// @isolation apart

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBackend } from '#local';
import { type AdminApp, type AdminSdk, requireAdminSdk } from '#local/adminSdk';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { parseBackgroundEntry, parseCatalogueEntry } from '../../core/catalogue/catalogueSchema.ts';
import { entryWordsOf } from '../../core/catalogue/entryWords.ts';
import type { CatalogueEntry } from '../../core/catalogue/model.ts';
import { parseRecipe } from '../../core/recipe/recipeSchema.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { type CatalogueStore, seedCatalogue } from '../../seeds/catalogue/seedCatalogue.ts';
import { APP_BACKEND } from '../serve/appBackend.ts';
import { createCatalogueStore } from './createCatalogueStore.ts';

const { items, backgrounds, starters } = builtInCatalogue;
const catalogue = { ...builtInCatalogue, likenesses: {} };
const [door] = items;
if (door === undefined) throw new Error('The catalogue has no items.');
const only = (entry: CatalogueEntry) => ({ items: [entry], backgrounds: [], starters: [] });
const data = makeTemporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;
let sdk: AdminSdk;
let app: AdminApp;
let firestore: ReturnType<AdminSdk['getFirestore']>;
let store: CatalogueStore;

beforeAll(async () => {
  backend = await startBackend({ ...APP_BACKEND, dataFolder: data.folder, port: 0 });
  sdk = requireAdminSdk();
  app = sdk.initializeApp();
  firestore = sdk.getFirestore(app);
  store = createCatalogueStore(firestore);
});
afterAll(async () => {
  await sdk.deleteApp(app);
  await backend.close();
  data.remove();
});

/** The time of the last write of every document that seeding may touch. */
async function writeTimes(): Promise<Record<string, string>> {
  const found = await Promise.all(
    ['items', 'backgrounds', 'starters', 'catalogueSeeds'].map((name) => firestore.collection(name).get()),
  );
  return Object.fromEntries(
    found.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, `${updateTime.seconds}.${updateTime.nanoseconds}`]),
    ),
  );
}

it('a dry run says what is missing and writes nothing', async () => {
  const entries = await seedCatalogue(store, catalogue, { isDryRun: true });
  expect(entries).toHaveLength(items.length + backgrounds.length + starters.length);
  expect(new Set(entries.map(({ change }) => change?.type))).toEqual(new Set(['create']));
  expect(await writeTimes()).toEqual({});
});

it('seeds every entry as the app reads it, and a second run writes nothing', async () => {
  await seedCatalogue(store, catalogue);
  for (const [name, parse, expected] of [
    ['items', parseCatalogueEntry, items],
    ['backgrounds', parseBackgroundEntry, backgrounds],
    ['starters', parseRecipe, starters],
  ] as const) {
    const { docs } = await firestore.collection(name).get();
    expect(docs).toHaveLength(expected.length);
    for (const document of docs)
      expect(parse(document.data()), document.ref.path).toMatchObject({ ok: true });
  }
  const before = await writeTimes();
  const again = await seedCatalogue(store, catalogue);
  expect(again.filter(({ change, kept }) => change !== null || kept.length > 0)).toEqual([]);
  expect(await writeTimes()).toEqual(before);
});

it('what an admin changed stays, while the program’s own changes arrive beside it', async () => {
  const ref = firestore.doc(`items/${door.id}`);
  await ref.update({ is_active: false, name: 'Portal' });
  const redrawn = { ...door, name: 'Gate', aspect: door.aspect + 0.1 };
  const entries = await seedCatalogue(store, only(redrawn));
  expect(entries).toEqual([
    {
      path: ref.path,
      change: {
        type: 'update',
        fields: { aspect: redrawn.aspect, searchWords: entryWordsOf(redrawn) },
      },
      kept: ['name', 'is_active'],
    },
  ]);
  const expected = { ...redrawn, name: 'Portal', is_active: false, searchWords: entryWordsOf(redrawn) };
  expect((await ref.get()).data()).toEqual(expected);
  await seedCatalogue(store, catalogue);
  expect((await ref.get()).data()).toEqual({
    ...expected,
    aspect: door.aspect,
    searchWords: entryWordsOf(door),
  });
});

it('removes former starters, which contain the answers of published rooms', async () => {
  const path = 'starters/kept-in';
  for (const former of [path, 'catalogueSeeds/starters_kept-in'])
    await firestore.doc(former).set({ order: 0 });
  const entries = await seedCatalogue(store, builtInCatalogue);
  expect(entries.filter(({ change }) => change?.type === 'delete')).toEqual([
    { path, change: { type: 'delete' }, kept: [] },
  ]);
  expect((await firestore.doc(path).get()).exists).toBe(false);
  expect((await firestore.doc('catalogueSeeds/starters_kept-in').get()).exists).toBe(false);
});

it('writes nothing where an entry changes between reading and writing', async () => {
  const ref = firestore.doc(`items/${door.id}`);
  const late: CatalogueStore = {
    ...store,
    readAll: async (paths) => {
      const found = await store.readAll(paths);
      await ref.update({ width: 33 });
      return found;
    },
  };
  const before = (await ref.get()).data();
  const wider = { ...door, aspect: door.aspect + 1 };
  await expect(seedCatalogue(late, only(wider))).rejects.toMatchObject({ code: 9 });
  expect((await ref.get()).data()).toEqual({ ...before, width: 33 });
});
