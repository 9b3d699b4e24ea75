// @isolation backend

import { beforeAll, expect, it } from 'vitest';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { backgroundEntry, chestEntry, doorEntry, gateEntry } from '../../../core/testing/entries.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { listCatalogue } from './listCatalogue.ts';
import { saveCatalogueEntry } from './saveCatalogueEntry.ts';

const ADMIN = { userId: 'ada', name: 'Ada' };

serveTests();

let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  for (const entry of [doorEntry, gateEntry, chestEntry])
    await deps.db.doc(`items/${entry.id}`).set({ ...entry, searchWords: entryWordsOf(entry) });
});

const save = (id: string, changes: object) => saveCatalogueEntry({ kind: 'item', id, changes }, ADMIN, deps);
const find = async (request: object) =>
  (await listCatalogue({ kind: 'item', ...request }, ADMIN, deps)).entries.map(({ entry }) => entry.id);

it('changes the fields that are named, notes who set which, and lets it be found by its new name', async () => {
  const changes = { name: 'Sea chest', width: 22, collection: 'old-tales', order: 3 };
  const answer = await save('chest', changes);
  expect(answer).toMatchObject({ type: 'saved', saved: { entry: { name: 'Sea chest', tag: 'Storage' } } });
  const setByAdmin = ['collection', 'name', 'order', 'width'];
  expect(await deps.read('items/chest')).toMatchObject({ ...chestEntry, ...changes, setByAdmin });
  await save('chest', { is_active: false });
  expect((await deps.read('items/chest'))?.setByAdmin).toEqual([...setByAdmin, 'is_active'].sort());
  expect(await find({ search: 'sea' })).toEqual(['chest']);
  expect(await find({ search: 'old sto', is_active: false })).toEqual(['chest']);
  expect(await find({ search: 'sea', is_active: true })).toEqual([]);
  expect((await deps.db.collection('audit').get()).size).toBe(2);
});

it.each([
  ['switched off', { is_active: false }],
  ['renamed', { name: 'Portal' }],
  ['put among other things', { tag: 'Keys' }],
])('SPEC 8 the last default door cannot be %s, since new rooms begin with it', async (_how, changes) => {
  expect(await save('door', changes)).toEqual({ type: 'defaultDoor' });
  expect(await deps.read('items/door')).toMatchObject(doorEntry);
});

it('replaces the default door; of two simultaneous changes one wins', async () => {
  await save('gate', { name: 'Door' });
  const answers = await Promise.all([save('door', { is_active: false }), save('gate', { is_active: false })]);
  expect(answers.map(({ type }) => type).sort()).toEqual(['defaultDoor', 'saved']);
});

it('refuses missing entries', async () => {
  await expect(save('none', { width: 9 })).rejects.toMatchObject({ code: 'notFound' });
});

it('lists in pages of thirty, each entry once, and says how many there are', async () => {
  const batch = deps.db.batch();
  for (let place = 0; place < 100; place++)
    batch.set(deps.db.doc(`backgrounds/b${place}`), {
      ...{ ...backgroundEntry, id: `b${place}`, name: `Hall ${place}` },
      ...{ order: Math.floor(place / 7), searchWords: ['hall'] },
    });
  await batch.commit();
  const list = (after?: { place: number; id: string }) =>
    listCatalogue({ kind: 'background', search: 'hall', ...(after && { after }) }, ADMIN, deps);
  const first = await list();
  expect([first.entries.length, first.total]).toEqual([30, 100]);
  const second = await list(first.next ?? undefined);
  const ids = [...first.entries, ...second.entries].map(({ entry }) => entry.id);
  expect(new Set(ids).size).toBe(60);
  expect(Math.max(...first.entries.map(({ entry }) => entry.order))).toBe(second.entries[0]?.entry.order);
});
