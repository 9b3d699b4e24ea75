import { expect, it, vi } from 'vitest';
import { OWN_COLLECTION, type Upload } from '../../../../core/catalogue/upload.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { createEditorStore } from '../editorStore.ts';
import { CATALOGUE, STUDY } from '../testing/catalogue.ts';
import { ADA, memoryWith, OFFLINE } from '../testing/openEditor.ts';

const [first] = CATALOGUE;
if (!first) throw new Error('The catalogue is empty.');
const facts = { userId: ADA.userId, createdAt: 1, editedAt: 1, review: null };
const own = { collection: OWN_COLLECTION };
const kite: Upload = { ...facts, id: 'kite', kind: 'item', entry: { ...first, ...own, id: 'kite' } };
const attic: Upload = { ...facts, id: 'attic', kind: 'background', entry: { ...STUDY, ...own, id: 'attic' } };

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

it('has own things beside the library’s, also those that were uploaded meanwhile', async () => {
  const memory = memoryWith({ uploads: [kite] });
  const store = createEditorStore({ backend: createMemoryBackend(memory), user: ADA });
  await store.getState().loadCatalogue();
  expect(idsOf(store.getState().catalogue.items)).toEqual(['kite', ...idsOf(CATALOGUE)]);
  memory.uploads = [attic];
  await store.getState().refreshOwn();
  expect(idsOf(store.getState().catalogue.items)).toEqual(idsOf(CATALOGUE));
  expect(idsOf(store.getState().catalogue.backgrounds)).toEqual([STUDY.id, 'attic']);
});

it('has the library alone where own things do not come', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const backend = createMemoryBackend(memoryWith({ uploads: [kite] }));
  const uploads = { ...backend.uploads, listUploads: () => Promise.reject(OFFLINE) };
  const store = createEditorStore({ backend: { ...backend, uploads }, user: ADA });
  await store.getState().loadCatalogue();
  expect(store.getState().catalogue.status).toBe('ready');
  expect(idsOf(store.getState().catalogue.items)).toEqual(idsOf(CATALOGUE));
  log.mockRestore();
});
