import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { newRoom } from '../../../core/testing/entries.ts';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { createProjectsStore } from './projectsStore.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const OFFLINE = new BackendError('offline', 'No connection');

function create(rooms: Partial<RoomsPort>, calls: Partial<Calls> = {}) {
  const memory = createMemory({ summaries: ['a', 'b', 'c'].map((id) => summaryEntry(id)) });
  const backend = createMemoryBackend(memory);
  const store = createProjectsStore({
    rooms: { ...backend.rooms, ...rooms },
    calls: { ...backend.calls, ...calls },
    drafts: backend.drafts,
    uploads: backend.uploads,
    drawCover: async () => 'a picture',
  });
  const ids = () => store.getState().rooms.map(({ id }) => id);
  return { ...store.getState(), store, memory, ids };
}

it('shows the list requested last, whatever an older request returns', async () => {
  const older = deferred<readonly SummaryEntry[]>();
  const { load, ids } = create({
    listRooms: async (of) => (of === 'ada' ? older.promise : [summaryEntry('d')]),
  });
  const first = load('ada');
  await load('bo');
  older.resolve([summaryEntry('a')]);
  await first;
  expect(ids()).toEqual(['d']);
});

it('is not told that something failed which was done, where the list does not come afterwards', async () => {
  let isOffline = false;
  const listRooms = async () => {
    if (isOffline) throw OFFLINE;
    return [summaryEntry('a')];
  };
  const { load, addRoom, store, memory } = create({ listRooms });
  await load('u1');
  isOffline = true;
  await expect(addRoom(newRoom())).resolves.toBe(0);
  expect(memory.rooms.size).toBe(1);
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'offline', busyIds: new Set() });
});

it('keeps what came to the list while a deletion was on its way that failed', async () => {
  const line = deferred<void>();
  const fail = async () => {
    await line.promise;
    throw OFFLINE;
  };
  const { load, deleteRoom, setListed, memory, store, ids } = create({}, { deleteRoom: fail });
  await load('u1');
  const deletion = deleteRoom(summaryEntry('b'));
  memory.summaries = [summaryEntry('new'), ...memory.summaries];
  await setListed(summaryEntry('c'), false);
  line.resolve();
  await expect(deletion).rejects.toBe(OFFLINE);
  expect(ids()).toEqual(['new', 'a', 'b', 'c']);
  expect(store.getState().rooms.at(-1)).toMatchObject({ isListed: false });
});
