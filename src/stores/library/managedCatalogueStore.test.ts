import { expect, it } from 'vitest';
import type { ListCatalogueRequest } from '../../../core/calls/listCatalogue.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { keyEntry } from '../../../core/testing/entries.ts';
import { deferred } from '../testing/deferred.ts';
import { createManagedCatalogueStore } from './managedCatalogueStore.ts';

const managed = (id: string): ManagedEntry => ({ kind: 'item', entry: { ...keyEntry, id }, setByAdmin: [] });

it('goes on in a newer list while an older one is still going on', async () => {
  const lines = { old: deferred<void>(), new: deferred<void>() };
  const asked: string[] = [];
  const listCatalogue = async ({ search = '', after }: ListCatalogueRequest) => {
    asked.push(`${search} ${after ? after.place : 0}`);
    if (after) await (search === 'old' ? lines.old : lines.new).promise;
    const id = `${search}${after ? after.place : 0}`;
    return { entries: [managed(id)], next: after ? null : { place: 1, id }, total: 2 };
  };
  const store = createManagedCatalogueStore({
    listCatalogue,
    saveCatalogueEntry: async () => ({ type: 'defaultDoor' }),
  });
  const { open, loadMore } = store.getState();
  await open('item', 'old', 'all');
  const older = loadMore();
  await open('item', 'new', 'all');
  const newer = loadMore();
  lines.old.resolve();
  await older;
  await Promise.race([loadMore(), Promise.resolve()]);
  lines.new.resolve();
  await newer;
  expect(asked).toEqual(['old 0', 'old 1', 'new 0', 'new 1']);
  expect(store.getState().entries.map(({ entry }) => entry.id)).toEqual(['new0', 'new1']);
  expect(store.getState().isLoadingMore).toBe(false);
});
