import { describe, expect, it, vi } from 'vitest';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { createSummary } from '../../../core/room/create/createSummary.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { newRoom } from '../../../core/testing/entries.ts';
import { createMemory, type Memory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { RoomsPort } from '../../shared/ports/RoomsPort.ts';
import { createProjectsStore } from './projectsStore.ts';

const entries = [summaryEntry('a'), summaryEntry('b'), summaryEntry('c')];

async function open(
  changes: Partial<Memory> = {},
  rooms: Partial<RoomsPort> = {},
  calls: Partial<Calls> = {},
) {
  const memory = createMemory({ summaries: entries, ...changes });
  const backend = createMemoryBackend(memory);
  const store = createProjectsStore({
    rooms: { ...backend.rooms, ...rooms },
    calls: { ...backend.calls, ...calls },
    drafts: backend.drafts,
    uploads: backend.uploads,
    drawCover: async ({ roomName }) => `picture of ${roomName}`,
  });
  await store.getState().load('u1');
  const ids = () => store.getState().rooms.map(({ id }) => id);
  const stored = () => memory.summaries.map(({ id }) => id);
  const room = (id: string) => store.getState().rooms.find((each) => each.id === id) as SummaryEntry;
  return { memory, store, ids, stored, room, ...store.getState() };
}

describe('projectsStore', () => {
  it('says why the list did not come', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const offline = new BackendError('offline', 'No connection');
    const { store } = await open({}, { listRooms: () => Promise.reject(offline) });
    expect(store.getState()).toMatchObject({ status: 'failed', failure: 'offline' });
    log.mockRestore();
  });

  it('shows the rooms where what goes with them did not come', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ids, store } = await open({}, { listStats: () => Promise.reject(new Error('none')) });
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(store.getState()).toMatchObject({ status: 'ready', stats: {} });
    log.mockRestore();
  });

  it('duplicates a room under another name, unpublished, and lists it by link alone', async () => {
    const room = { ...newRoom(), creatorId: 'u1', isPublished: true, publishedVersion: 2, revision: 4 };
    const { duplicate, setListed, memory, store } = await open({ rooms: new Map([['own', room]]) });
    const own = { ...createSummary(room, 0), id: 'own' };
    await duplicate(own, 'Copy of it');
    const [[id, copy] = []] = [...memory.rooms].filter(([, { roomName }]) => roomName === 'Copy of it');
    expect(copy).toMatchObject({ isPublished: false, publishedVersion: 0, imageUrl: `/covers/${id}.webp` });
    expect([...memory.covers]).toEqual([[id, 'picture of Copy of it']]);
    expect(store.getState().rooms.map(({ roomName }) => roomName)).toContain('Copy of it');
    await setListed(summaryEntry('a'), false);
    expect(memory.summaries[0]).toMatchObject({ id: 'a', isListed: false });
  });

  it('adds a room without a cover where none can be drawn or stored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const uploadCover = () => Promise.reject(new BackendError('serverFull', 'Full'));
    const { addRoom, memory } = await open({}, { uploadCover });
    await addRoom(newRoom());
    expect([...memory.rooms.values()]).toMatchObject([{ imageUrl: '', revision: 1 }]);
    log.mockRestore();
  });

  it('leaves another’s uploaded pictures out of a room from a file, and says how many', async () => {
    const { addRoom, memory } = await open();
    const background = { uri: uploadUri('T'.repeat(20)), ambient: '#ffffff' };
    expect(await addRoom({ ...newRoom(), background })).toBe(1);
    expect([...memory.rooms.values()]).toMatchObject([{ background: { uri: '' } }]);
    expect(await addRoom(newRoom())).toBe(0);
  });

  it('leaves the list as it was where the plan is full, and passes the error on', async () => {
    const { addRoom, ids, store } = await open({ planRooms: 0 });
    await expect(addRoom(newRoom())).rejects.toMatchObject({ code: 'planLimit' });
    expect(ids()).toEqual(['a', 'b', 'c']);
    expect(store.getState().busyIds.size).toBe(0);
  });

  it('lists drafts that only this browser has, a guest’s as well, and adds them to the account', async () => {
    const room = { ...newRoom(), itemCounter: 3, roomName: 'Attic' };
    const draft = { roomId: null, futureId: 'f1', room, changedAt: 5, writer: 'w' };
    const untouched = { ...draft, futureId: 'f2', room: newRoom(), writer: 'x' };
    const drafts = new Map([
      ['guest//w', draft],
      ['u1//x', untouched],
      ['u2//w', { ...draft, futureId: 'f3' }],
    ]);
    const { store, memory, addDraft } = await open({ drafts });
    expect(store.getState().drafts.map((kept) => kept.draft.futureId)).toEqual(['f1']);
    await addDraft({ owner: 'guest', draft });
    expect(memory.rooms.get('f1')).toMatchObject({ roomName: 'Attic', imageUrl: '/covers/f1.webp' });
    expect(store.getState().drafts).toEqual([]);
  });
});

describe('projectsStore, deleting', () => {
  it('takes a room off the list into the bin, and puts it back or takes it out for good', async () => {
    const { deleteRoom, putBack, purge, room, stored, store, ids } = await open();
    const binned = () => store.getState().bin.map(({ roomId }) => roomId);
    await deleteRoom(room('a'));
    expect([stored(), ids(), binned()]).toEqual([['b', 'c'], ['b', 'c'], ['a']]);
    await putBack('a');
    expect([ids(), binned(), store.getState().restoredId]).toEqual([['b', 'c', 'a'], [], 'a']);
    await deleteRoom(room('b'));
    await purge('b');
    expect([ids(), binned(), store.getState().busyIds.size]).toEqual([['c', 'a'], [], 0]);
  });

  it('leaves the list and the bin as they were where it fails, and passes the error on', async () => {
    const refused = () => Promise.reject(new BackendError('offline', 'No connection'));
    const { deleteRoom, room, ids, store } = await open({}, {}, { deleteRoom: refused });
    await expect(deleteRoom(room('b'))).rejects.toMatchObject({ code: 'offline' });
    expect([ids(), store.getState().busyIds.size]).toEqual([['a', 'b', 'c'], 0]);
    const full = await open({ planRooms: 0 });
    await full.deleteRoom(full.room('a'));
    await expect(full.putBack('a')).rejects.toMatchObject({ code: 'planLimit' });
    const { bin, restoredId } = full.store.getState();
    expect([bin.length, restoredId]).toEqual([1, null]);
  });

  it('shows the rooms where the bin did not come', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { ids, store } = await open({}, {}, { listDeletedRooms: () => Promise.reject(new Error('none')) });
    expect([ids(), store.getState().bin]).toEqual([['a', 'b', 'c'], []]);
    log.mockRestore();
  });
});
