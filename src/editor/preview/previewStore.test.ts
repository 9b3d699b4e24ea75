import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Room } from '../../../core/room/model.ts';
import { apply } from '../../../core/testing/build.ts';
import { newRoom } from '../../../core/testing/entries.ts';
import { createMemory, type Memory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { openEditor, roomOf } from '../store/testing/openEditor.ts';
import { createPreviewStore } from './previewStore.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const SAVED: Room = { ...newRoom(), roomName: 'Saved', revision: 4 };
const DRAFT: Room = { ...newRoom(), roomName: 'Draft', revision: 4 };

const memoryOf = (changes: Partial<Memory> = {}) =>
  createMemory({ rooms: new Map([['r1', SAVED]]), ...changes });
const draftOf = (owner: string, roomId: string | null) =>
  new Map([
    [`${owner}/${roomId ?? ''}/w1`, { roomId, futureId: 'r2', room: DRAFT, changedAt: 1, writer: 'w1' }],
  ]);

async function openPreview(memory: Memory, roomId: string | null = 'r1', owner = 'ada') {
  const store = createPreviewStore({ owner, roomId, ...createMemoryBackend(memory) });
  await store.getState().load();
  return store;
}

describe('loading', () => {
  it('plays the draft on this device where there is one', async () => {
    const store = await openPreview(memoryOf({ drafts: draftOf('ada', 'r1') }));
    expect(store.getState()).toMatchObject({ phase: 'ready', room: { roomName: 'Draft' } });
  });

  it('plays the saved room otherwise', async () => {
    const store = await openPreview(memoryOf());
    expect(store.getState()).toMatchObject({ phase: 'ready', room: { roomName: 'Saved' } });
  });

  it("looks at nobody else's drafts", async () => {
    const store = await openPreview(memoryOf({ drafts: draftOf('bo', 'r1') }));
    expect(store.getState().room?.roomName).toBe('Saved');
  });

  it('has nothing to play without an id and without a draft', async () => {
    const store = await openPreview(memoryOf(), null, 'guest');
    expect(store.getState()).toMatchObject({ phase: 'nothing', room: null });
  });

  it.each(['notFound', 'permissionDenied', 'unauthenticated'] as const)(
    'answers alike whether a room is missing or another’s: %s',
    async (code) => {
      const store = await openPreview(memoryOf({ accountFailure: new BackendError(code, '') }));
      expect(store.getState().phase).toBe('missing');
    },
  );

  it('says that it failed where there is no connection', async () => {
    const store = await openPreview(memoryOf({ accountFailure: new BackendError('offline', '') }));
    expect(store.getState().phase).toBe('failed');
  });
});

describe('marking an escape', () => {
  it('saves the mark with the saved room, once', async () => {
    const memory = memoryOf();
    const store = await openPreview(memory);
    await store.getState().markPreviewed();
    await store.getState().markPreviewed();
    expect(memory.rooms.get('r1')).toMatchObject({ isPreviewed: true, revision: 5 });
    expect(memory.saves).toBe(1);
    expect(store.getState().marking).toBe('done');
  });

  it('keeps the room being played as it is: a new one would be a new play', async () => {
    const store = await openPreview(memoryOf());
    const { room } = store.getState();
    await store.getState().markPreviewed();
    expect(store.getState().room).toBe(room);
  });

  it('puts the mark into the draft, which takes it to the account', async () => {
    const memory = memoryOf({ drafts: draftOf('ada', 'r1') });
    const store = await openPreview(memory);
    await store.getState().markPreviewed();
    expect(memory.drafts.get('ada/r1/w1')?.room.isPreviewed).toBe(true);
    const editor = await openEditor(memory, { userId: 'ada', name: 'Ada' }, 'r1');
    await editor.getState().save(null);
    expect(memory.rooms.get('r1')).toMatchObject({ roomName: 'Draft', isPreviewed: true });
    expect(memory.drafts.size).toBe(0);
  });

  it('is still there back in the editor, until an edit clears it', async () => {
    const memory = memoryOf();
    await (await openPreview(memory)).getState().markPreviewed();
    const editor = await openEditor(memory, { userId: 'ada', name: 'Ada' }, 'r1');
    expect(roomOf(editor).isPreviewed).toBe(true);
    expect(memory.rooms.get('r1')?.isPreviewed).toBe(true);
    const edit = { type: 'setIntroduction', introduction: 'Run.' } as const;
    expect(apply(roomOf(editor), edit).room.isPreviewed).toBe(false);
  });

  it('does not mark a room that was changed elsewhere meanwhile', async () => {
    const memory = memoryOf();
    const store = await openPreview(memory);
    memory.rooms.set('r1', { ...SAVED, revision: 5 });
    await store.getState().markPreviewed();
    expect(store.getState().marking).toBe('conflict');
    expect(memory.rooms.get('r1')?.isPreviewed).toBe(false);
  });

  it.each([
    ['edited', { room: { ...DRAFT, roomName: 'Edited since' }, changedAt: 2 }],
    ['begun anew by another tab', { writer: 'w2' }],
  ])('leaves a draft alone that was %s meanwhile', async (_, changes) => {
    const memory = memoryOf({ drafts: draftOf('ada', 'r1') });
    const store = await openPreview(memory);
    const changed = { roomId: 'r1', futureId: 'r2', room: DRAFT, changedAt: 1, writer: 'w1', ...changes };
    memory.drafts = new Map([[`ada/r1/${changed.writer}`, changed]]);
    await store.getState().markPreviewed();
    expect(store.getState().marking).toBe('conflict');
    expect([...memory.drafts.values()]).toEqual([changed]);
  });

  it('does not bring back a draft that reached the account meanwhile', async () => {
    const memory = memoryOf({ drafts: draftOf('ada', 'r1') });
    const store = await openPreview(memory);
    memory.drafts.clear();
    await store.getState().markPreviewed();
    expect(store.getState().marking).toBe('conflict');
    expect(memory.drafts.size).toBe(0);
  });

  it('says that it failed, and can be tried again', async () => {
    const memory = memoryOf();
    const store = await openPreview(memory);
    memory.accountFailure = new BackendError('offline', '');
    await store.getState().markPreviewed();
    expect(store.getState().marking).toBe('failed');
    memory.accountFailure = null;
    await store.getState().markPreviewed();
    expect(store.getState().marking).toBe('done');
  });
});
