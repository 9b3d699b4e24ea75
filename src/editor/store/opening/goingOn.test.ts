import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../../app/testing/memory/memoryBackend.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import { holdTheClock } from '../../sync/testing/holdTheClock.ts';
import { createEditorStore } from '../editorStore.ts';
import { ADA, memoryWith, rename, roomOf, savedRoom } from '../testing/openEditor.ts';
import { createLateRooms } from './lateRooms.ts';

holdTheClock();

let memory: Memory;
let other: string;
beforeEach(async () => {
  memory = memoryWith({ planRooms: 9 });
  other = await savedRoom(memory);
});
const answers: (() => void)[] = [];
afterEach(() => answers.splice(0));

const drawCover = async () => 'data:image/webp;base64,Y292ZXI=';

/** A backend that responds to the given call only when told to. */
function slow(asked: 'createRoom' | 'uploadCover' | 'publishRoom' | 'unpublishRoom'): Backend {
  const backend = createMemoryBackend(memory);
  const part = asked === 'publishRoom' ? 'calls' : 'rooms';
  const call = Reflect.get(backend[part], asked) as (...args: unknown[]) => Promise<unknown>;
  const late = async (...args: unknown[]) => {
    await new Promise<void>((answer) => answers.push(answer));
    return call(...args);
  };
  return { ...backend, [part]: { ...backend[part], [asked]: late } };
}

async function answerAll() {
  for (const answer of answers.splice(0)) answer();
  await vi.advanceTimersByTimeAsync(100);
}

async function editorOn(backend: Backend, lateRooms = createLateRooms()) {
  const store = createEditorStore({ backend, user: ADA, lateRooms });
  await store.getState().open(null);
  rename(store, 'Mine');
  return store;
}

/** The id of the only room with this name. */
function idOf(name: string): string {
  const [id] = [...memory.rooms].find(([, { roomName }]) => roomName === name) ?? [];
  if (id === undefined) throw new Error(`No room is called ${name}.`);
  return id;
}

it.each(['createRoom', 'uploadCover', 'publishRoom'] as const)(
  'publishes the room it was asked for, and never the one that was gone on to (%s)',
  async (asked) => {
    const store = await editorOn(slow(asked));
    const publishing = store.getState().publish(drawCover);
    await vi.advanceTimersByTimeAsync(0);
    await store.getState().open(other);
    const opened = roomOf(store);
    await answerAll();
    expect(await publishing).toBe('saved');
    expect(memory.rooms.get(idOf('Mine'))?.isPublished).toBe(true);
    expect(memory.rooms.get(other)?.isPublished).toBe(false);
    expect(store.getState()).toMatchObject({
      publishing: { type: 'idle' },
      liveRoom: null,
      isSaving: false,
      notice: null,
    });
    expect(roomOf(store)).toBe(opened);
  },
);

it('takes offline the room it was asked for', async () => {
  const store = await editorOn(slow('unpublishRoom'));
  await store.getState().publish(null);
  const gone = store.getState().unpublish();
  await vi.advanceTimersByTimeAsync(0);
  await store.getState().open(other);
  await answerAll();
  await gone;
  expect(memory.rooms.get(idOf('Mine'))?.isPublished).toBe(false);
  expect(memory.rooms.get(other)).toBeDefined();
});

it('leads to no preview of a room that was gone on from while it was saved, and keeps the other open', async () => {
  const store = await editorOn(slow('createRoom'));
  const released = store.getState().releaseToPreview();
  await vi.advanceTimersByTimeAsync(0);
  await store.getState().open(other);
  await answerAll();
  expect(await released).toBe(false);
  rename(store, 'Gone on');
  expect(await store.getState().save(null)).toBe('saved');
  expect(memory.rooms.get(other)?.roomName).toBe('Gone on');
});

it('tells whoever comes back to a new room that it was saved after it had been left, once', async () => {
  const lateRooms = createLateRooms();
  const backend = slow('createRoom');
  const left = await editorOn(backend, lateRooms);
  left.getState().dispose();
  await vi.advanceTimersByTimeAsync(0);
  await answerAll();
  const back = createEditorStore({ backend, user: ADA, lateRooms });
  await back.getState().open(null);
  expect(back.getState().notice).toEqual({
    type: 'savedLate',
    room: { owner: 'ada', id: idOf('Mine'), roomName: 'Mine' },
  });
  const later = createEditorStore({ backend, user: ADA, lateRooms });
  await later.getState().open(null);
  expect(later.getState().notice).toBeNull();
});

it('goes on with the draft where the first save is still under way', async () => {
  const lateRooms = createLateRooms();
  const backend = slow('createRoom');
  const left = await editorOn(backend, lateRooms);
  left.getState().dispose();
  await vi.advanceTimersByTimeAsync(0);
  const back = createEditorStore({ backend, user: ADA, lateRooms });
  await back.getState().open(null);
  expect(roomOf(back).roomName).toBe('Mine');
  expect(back.getState().notice).toBeNull();
  await vi.advanceTimersByTimeAsync(1500);
  await answerAll();
  await answerAll();
  expect(back.getState()).toMatchObject({ currentRoomId: idOf('Mine'), conflict: null });
  expect(memory.rooms.size).toBe(2);
  // Its creator has seen it since, so nobody is told of it.
  back.getState().dispose();
  await vi.advanceTimersByTimeAsync(0);
  await answerAll();
  const later = createEditorStore({ backend, user: ADA, lateRooms });
  await later.getState().open(null);
  expect(later.getState().notice).toBeNull();
});
