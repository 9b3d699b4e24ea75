import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import { holdTheClock } from '../../sync/testing/holdTheClock.ts';
import { createEditorStore, type EditorStore } from '../editorStore.ts';
import { hasUnpublished } from '../saving/hasUnpublished.ts';
import { ADA, memoryWith, OFFLINE, openEditor, rename } from '../testing/openEditor.ts';

holdTheClock();

let memory: Memory;
let id: string;
beforeEach(async () => {
  memory = memoryWith({ planRooms: 9 });
  const store = await openEditor(memory);
  rename(store, 'Open to all');
  await store.getState().publish(null);
  id = store.getState().currentRoomId ?? '';
  store.getState().dispose();
});
const answers: (() => void)[] = [];
afterEach(() => answers.splice(0));

/** An editor whose loads of live versions respond only when told to. */
async function slowEditor(): Promise<EditorStore> {
  const backend = createMemoryBackend(memory);
  const loadSummary = async (asked: string) => {
    const summary = await backend.rooms.loadSummary(asked);
    await new Promise<void>((answer) => answers.push(answer));
    return summary;
  };
  const store = createEditorStore({
    backend: { ...backend, rooms: { ...backend.rooms, loadSummary } },
    user: ADA,
  });
  await store.getState().open(id);
  return store;
}

async function answerAll() {
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(0);
}

/** Makes a change that is saved but not published. */
async function changeDraft() {
  const store = await openEditor(memory, ADA, id);
  rename(store, 'Further');
  await store.getState().save(null);
  store.getState().dispose();
}

const hasNews = (store: EditorStore) => hasUnpublished(store.getState());

it('offers no changes of a room without any, however late it is known', async () => {
  const store = await slowEditor();
  expect(hasNews(store)).toBe(false);
  await answerAll();
  expect(hasNews(store)).toBe(false);
  rename(store, 'Changed');
  expect(hasNews(store)).toBe(true);
});

it('offers the changes of a room whose draft has gone on, once that is known', async () => {
  await changeDraft();
  const store = await slowEditor();
  await answerAll();
  expect(hasNews(store)).toBe(true);
  // The live version is known then, too.
  expect(store.getState().liveRoom?.roomName).toBe('Open to all');
});

it('prefers a publication made before the response', async () => {
  await changeDraft();
  const store = await slowEditor();
  await store.getState().publish(null);
  await answerAll();
  expect(hasNews(store)).toBe(false);
});

it('ignores a late response when the room is opened again', async () => {
  await changeDraft();
  const store = await slowEditor();
  const late = answers.splice(0);
  await store.getState().publish(null);
  await store.getState().open(id);
  for (const answer of late) answer();
  await answerAll();
  expect(hasNews(store)).toBe(false);
});

it('offers to publish where the state is unknown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const backend = createMemoryBackend(memory);
  const fail = async () => Promise.reject(OFFLINE);
  const store = createEditorStore({
    backend: { ...backend, rooms: { ...backend.rooms, loadSummary: fail, loadVersion: fail } },
    user: ADA,
  });
  await store.getState().open(id);
  await vi.advanceTimersByTimeAsync(0);
  expect(hasNews(store)).toBe(true);
});

it('learns of what was published elsewhere, where it takes that over', async () => {
  const mine = await openEditor(memory, ADA, id);
  const theirs = await openEditor(memory, ADA, id);
  rename(theirs, 'Theirs');
  await theirs.getState().publish(null);
  await mine.getState().lookForNewer();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasNews(mine)).toBe(false);
});
