import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { signOut } from '../account/profile/signOut.ts';
import { createPreviewJudge } from '../editor/preview/previewJudge.ts';
import { createPreviewStore } from '../editor/preview/previewStore.ts';
import { memoryWith, openEditor, rename } from '../editor/store/testing/openEditor.ts';
import { createGameRecordStore } from '../play/leaderboard/gameRecordStore.ts';
import { createGameplayStore } from '../play/session/gameplayStore.ts';
import { studyRoom } from '../play/session/testing/openGame.ts';
import { createProjectsStore } from '../rooms/store/projectsStore.ts';
import { BackendError } from '../shared/ports/BackendError.ts';
import { createTabStore } from '../shared/store/tabStore.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';

/**
 * SPEC §8: failures for which the specification has no text end in the console; nothing is thrown at the
 * screens.
 */

const failure = new BackendError('refused', 'The server refused it.');
const fail = () => Promise.reject(failure);

let log: MockInstance;
beforeEach(() => {
  vi.useFakeTimers();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  log.mockRestore();
});

/** An editor with a saved room, on a backend that then refuses everything. */
async function openBrokenEditor() {
  const memory = memoryWith();
  const store = await openEditor(memory);
  rename(store, 'The study');
  await store.getState().save(null);
  memory.accountFailure = failure;
  return store.getState();
}

async function openBrokenGame() {
  const judge = { ...createPreviewJudge(studyRoom()), act: fail };
  const store = createGameplayStore({ judge });
  await store.getState().open();
  return store.getState();
}

const failing: Record<string, () => Promise<unknown>> = {
  'the list of own rooms': () => {
    const { rooms, calls, drafts, uploads } = memoryBackend();
    return createProjectsStore({
      rooms: { ...rooms, listRooms: fail },
      calls,
      drafts,
      uploads,
      drawCover: fail,
    })
      .getState()
      .load('u1');
  },
  'the leaderboard': () =>
    createGameRecordStore(
      { loadLeaderboard: fail, loadAllRecords: fail },
      { roomId: 'room', version: 1, playerId: 'u1' },
    )
      .getState()
      .load(),
  'an action of a play': async () => (await openBrokenGame()).start(),
  'the catalogue': async () => {
    const store = await openEditor(memoryWith({ accountFailure: failure }));
    await store.getState().loadCatalogue();
  },
  'the starters': async () => (await openBrokenEditor()).loadStarters('en'),
  'the editor’s own rooms': async () => (await openBrokenEditor()).loadRooms(),
  'a cover': async () => (await openBrokenEditor()).save(async () => 'data:image/webp;base64,'),
  'a publication': async () => (await openBrokenEditor()).publish(null),
  'taking a room offline': async () => (await openBrokenEditor()).unpublish(),
  'the mark of a preview': async () => {
    const rooms = { loadRoom: async () => studyRoom(), saveRoom: fail };
    const drafts = { loadDraft: async () => null, saveDraft: fail };
    const store = createPreviewStore({ owner: 'u1', roomId: 'room', drafts, rooms });
    await store.getState().load();
    await store.getState().markPreviewed();
  },
  'drafts at sign-out': () =>
    signOut('u1', {
      auth: { signOut: async () => {} },
      drafts: { clearDrafts: fail },
      keptWorks: { clearWorks: async () => {} },
      storage: { clear: () => {} },
      tab: createTabStore(),
    }),
};

it.each(Object.keys(failing))('error-other: a failure of %s is logged to the console alone', async (what) => {
  await failing[what]?.();
  const logged = log.mock.calls.flat();
  expect(logged).toContain(failure);
});
