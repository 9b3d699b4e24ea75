import { describe, expect, it, vi } from 'vitest';
import { BackendError } from './ports.ts';
import { createProjectsStore } from './projectsStore.ts';
import { deferred } from './testing/deferred.ts';
import { summaryEntry } from './testing/summaryEntry.ts';

const listRooms = async () => [summaryEntry('a'), summaryEntry('b')];

describe('projectsStore', () => {
  it("lists the creator's rooms", async () => {
    const asked: string[] = [];
    const store = createProjectsStore({
      listRooms: (creatorId) => {
        asked.push(creatorId);
        return listRooms();
      },
      deleteRoom: async () => {},
    });
    await store.getState().load('u1');
    expect(asked).toEqual(['u1']);
    expect(store.getState().status).toBe('ready');
    expect(store.getState().rooms.map((room) => room.id)).toEqual(['a', 'b']);
  });

  it('says why the list did not come', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = createProjectsStore({
      listRooms: () => Promise.reject(new BackendError('offline', 'No connection')),
      deleteRoom: async () => {},
    });
    await store.getState().load('u1');
    expect(store.getState()).toMatchObject({ status: 'failed', failure: 'offline' });
    log.mockRestore();
  });

  it('shows a room as being deleted, and takes it away once the backend has', async () => {
    const deletion = deferred<void>();
    const store = createProjectsStore({ listRooms, deleteRoom: () => deletion.promise });
    await store.getState().load('u1');
    const deleted = store.getState().deleteRoom('a');
    expect([...store.getState().deletingIds]).toEqual(['a']);
    expect(store.getState().rooms).toHaveLength(2);
    deletion.resolve();
    await deleted;
    expect(store.getState().deletingIds.size).toBe(0);
    expect(store.getState().rooms.map((room) => room.id)).toEqual(['b']);
  });

  it('keeps a room that could not be deleted, and passes the error on', async () => {
    const refused = new BackendError('permissionDenied', 'Not yours');
    const store = createProjectsStore({ listRooms, deleteRoom: () => Promise.reject(refused) });
    await store.getState().load('u1');
    await expect(store.getState().deleteRoom('a')).rejects.toBe(refused);
    expect(store.getState().rooms).toHaveLength(2);
    expect(store.getState().deletingIds.size).toBe(0);
  });
});
