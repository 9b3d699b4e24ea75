import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadUri } from '../../core/catalogue/pictureAddresses.ts';
import { createSummary } from '../../core/room/create/createSummary.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import { newRoom } from '../../core/testing/entries.ts';
import { BackendError } from './ports/BackendError.ts';
import type { RoomsPort } from './ports/RoomsPort.ts';
import type { KeyStorage } from './projects/decidedDeletions.ts';
import { createProjectsStore, TIME_TO_KEEP } from './projectsStore.ts';
import { keyStorage } from './testing/keyStorage.ts';
import { createMemory, type Memory } from './testing/memory.ts';
import { createMemoryBackend } from './testing/memoryBackend.ts';
import { summaryEntry } from './testing/summaryEntry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const entries = [summaryEntry('a'), summaryEntry('b'), summaryEntry('c')];

async function open(
  changes: Partial<Memory> = {},
  rooms: Partial<RoomsPort> = {},
  storage: KeyStorage = keyStorage(),
) {
  const memory = createMemory({ summaries: entries, ...changes });
  const backend = createMemoryBackend(memory);
  const failed: string[] = [];
  const store = createProjectsStore({
    rooms: { ...backend.rooms, ...rooms },
    drafts: backend.drafts,
    uploads: backend.uploads,
    storage,
    drawCover: async ({ roomName }) => `picture of ${roomName}`,
    onNotDeleted: ({ id }) => failed.push(id),
  });
  await store.getState().load('u1');
  const ids = () => store.getState().rooms.map(({ id }) => id);
  const stored = () => memory.summaries.map(({ id }) => id);
  const room = (id: string) => store.getState().rooms.find((each) => each.id === id) as SummaryEntry;
  return { memory, store, failed, ids, stored, room, ...store.getState() };
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
  it('deletes a room after eight seconds, and not when it is kept until then', async () => {
    const { doom, keep, room, stored, store, ids } = await open();
    doom(room('a'));
    await vi.advanceTimersByTimeAsync(TIME_TO_KEEP - 1);
    keep();
    await vi.advanceTimersByTimeAsync(TIME_TO_KEEP);
    expect(stored()).toEqual(['a', 'b', 'c']);
    doom(room('a'));
    expect(store.getState().doomed).toMatchObject({ goesAt: Date.now() + TIME_TO_KEEP });
    await vi.advanceTimersByTimeAsync(TIME_TO_KEEP);
    expect([stored(), ids(), store.getState().doomed]).toEqual([['b', 'c'], ['b', 'c'], null]);
  });

  it('fetches what a deletion needs as soon as one is decided: the page may be left before it is sent', async () => {
    const asked: string[] = [];
    const { doom, deleteDoomed, room } = await open(
      {},
      {
        deleteRoom: async (id) => void asked.push(id),
        prepareDeletion: async () => void asked.push('prepared'),
      },
    );
    doom(room('a'));
    expect(asked).toEqual(['prepared']);
    void deleteDoomed();
    expect(asked).toEqual(['prepared', 'a']);
  });

  it('deletes at once when the page is left, or the next one is to go, and each once', async () => {
    const asked: string[] = [];
    const deleteRoom = async (id: string) => void asked.push(id);
    const { doom, deleteDoomed, room } = await open({}, { deleteRoom });
    doom(room('a'));
    doom(room('b'));
    expect(asked).toEqual(['a']);
    void deleteDoomed();
    void deleteDoomed();
    expect(asked).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(2 * TIME_TO_KEEP);
    expect(asked).toEqual(['a', 'b']);
  });

  it('deletes at the next visit what was lost as the page was left, and shows it no more until then', async () => {
    const storage = keyStorage();
    const lost = await open({}, { deleteRoom: () => new Promise(() => {}) }, storage);
    lost.doom(lost.room('a'));
    void lost.deleteDoomed();
    lost.doom(lost.room('b'));
    const next = await open({}, {}, storage);
    expect(next.ids()).toEqual(['b', 'c']);
    await vi.advanceTimersByTimeAsync(0);
    expect(next.stored()).toEqual(['b', 'c']);
    expect((await open({}, {}, storage)).ids()).toEqual(['a', 'b', 'c']);
  });

  it('shows no room again that goes, whatever an older list says of it', async () => {
    let answer = () => {};
    const deleteRoom = () => new Promise<void>((done) => (answer = done));
    const { doom, deleteDoomed, setListed, room, ids } = await open({}, { deleteRoom });
    doom(room('a'));
    void deleteDoomed();
    await setListed(room('b'), false);
    answer();
    await setListed(room('b'), true);
    expect(ids()).toEqual(['b', 'c']);
  });

  it('brings a room back that could not be deleted, to its place, and tells of it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = () => Promise.reject(new BackendError('offline', 'No connection'));
    const storage = keyStorage();
    const { doom, room, ids, failed } = await open({}, { deleteRoom: refused }, storage);
    doom(room('b'));
    await vi.advanceTimersByTimeAsync(TIME_TO_KEEP);
    expect([ids(), failed]).toEqual([['a', 'b', 'c'], ['b']]);
    expect((await open({}, {}, storage)).ids()).toEqual(['a', 'b', 'c']);
    log.mockRestore();
  });
});
