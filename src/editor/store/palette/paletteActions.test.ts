import { expect, it, vi } from 'vitest';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { MEMORY_PAGE } from '../../../app/testing/memory/memoryPalette.ts';
import type { PaletteList } from '../editorData.ts';
import { createEditorStore } from '../editorStore.ts';
import { CHEST, DOOR, KEY, STUDY } from '../testing/catalogue.ts';
import { ADA, memoryWith, OFFLINE } from '../testing/openEditor.ts';
import { ALL_ITEMS, hasMore } from './paletteLists.ts';

/** More than two pages, with the door last. */
const MANY = [
  ...Array.from({ length: 2 * MEMORY_PAGE }, (_, at) => ({ ...CHEST, id: `chest-${at}`, order: at })),
  { ...KEY, order: 100 },
  { ...DOOR, order: 101 },
];
const KEYS: PaletteList = { type: 'items', tag: 'Keys', beginnings: [] };

async function openLibrary(memory: Memory = memoryWith({ items: MANY, backgrounds: [STUDY] })) {
  const store = createEditorStore({ backend: createMemoryBackend(memory), user: ADA });
  await store.getState().loadCatalogue();
  const known = () => store.getState().catalogue.items.map(({ id }) => id);
  return { memory, store, known, ...store.getState() };
}

it('knows the first page and the default door at first, and more as it is asked for, each entry once', async () => {
  const { store, known, loadMore } = await openLibrary();
  expect(known()).toHaveLength(MEMORY_PAGE + 1);
  expect(known()).toContain('door');
  await Promise.all([loadMore(ALL_ITEMS), loadMore(ALL_ITEMS)]);
  expect(known()).toHaveLength(2 * MEMORY_PAGE + 1);
  await loadMore(ALL_ITEMS);
  expect(known()).toEqual(MANY.map(({ id }) => id));
  for (const list of [ALL_ITEMS, KEYS]) expect(hasMore(store.getState().catalogue, list)).toBe(false);
});

it('reads a tag or what is searched for by itself, and puts it in its place', async () => {
  const { store, known, loadMore } = await openLibrary();
  await loadMore(KEYS);
  expect(known().slice(-2)).toEqual(['key', 'door']);
  expect(hasMore(store.getState().catalogue, KEYS)).toBe(false);
  expect(hasMore(store.getState().catalogue, ALL_ITEMS)).toBe(true);
  const list: PaletteList = { type: 'items', tag: null, beginnings: ['chest'] };
  await loadMore(list);
  await loadMore(list);
  expect(known()).toHaveLength(MANY.length);
});

it('keeps what it knows while the library cannot be reached, and goes on from there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { memory, store, known, loadMore } = await openLibrary();
  memory.accountFailure = OFFLINE;
  await loadMore(ALL_ITEMS);
  expect(known()).toHaveLength(MEMORY_PAGE + 1);
  expect(Object.values(store.getState().catalogue.lists)).toContainEqual(
    expect.objectContaining({ status: 'failed' }),
  );
  memory.accountFailure = null;
  await loadMore(ALL_ITEMS);
  expect(known()).toHaveLength(2 * MEMORY_PAGE + 1);
  log.mockRestore();
});

it('tries again by itself once the line is back: the library as a whole, or the list that was asked for', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const memory = memoryWith({ items: MANY, backgrounds: [STUDY] });
  memory.accountFailure = OFFLINE;
  const { store, known, loadMore, retryLoading } = await openLibrary(memory);
  expect(store.getState().catalogue.status).toBe('failed');
  memory.accountFailure = null;
  await retryLoading('en');
  expect(known()).toHaveLength(MEMORY_PAGE + 1);
  memory.accountFailure = OFFLINE;
  await Promise.all([loadMore(ALL_ITEMS), loadMore(KEYS)]);
  memory.accountFailure = null;
  await retryLoading('en');
  const { lists } = store.getState().catalogue;
  expect(Object.values(lists).filter(({ status }) => status === 'failed')).toEqual([]);
  await Promise.all([loadMore(ALL_ITEMS), loadMore(KEYS)]);
  expect(known()).toHaveLength(2 * MEMORY_PAGE + 2);
  log.mockRestore();
});

it('gets to know what a room is made of, wherever it stands', async () => {
  const { known, loadEntries } = await openLibrary();
  await loadEntries({ items: ['chest-0', 'key', 'of nobody'], backgrounds: [STUDY.id] });
  expect(known()).toHaveLength(MEMORY_PAGE + 2);
  expect(known()).toContain('key');
});
