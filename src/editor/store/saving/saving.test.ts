import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { summariesOf } from '../../../app/testing/memory/memory.ts';
import { until } from '../../../shared/testing/until.ts';
import { NOTE } from '../testing/catalogue.ts';
import { ADA, memoryWith, OFFLINE, openEditor, rename, roomOf, storedRoom } from '../testing/openEditor.ts';
import { hasUnpublished } from './hasUnpublished.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const drawCover = async () => 'data:image/webp;base64,Y292ZXI=';

describe('before publishing', () => {
  it('asks before, and only while there is something new', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    const ask = () => {
      store.getState().askToPublish();
      return store.getState().publishing.type;
    };
    rename(store, 'Open to all');
    expect(ask()).toBe('asking');
    await store.getState().publish(drawCover);
    store.getState().dismissPublishing();
    expect(hasUnpublished(store.getState())).toBe(false);
    expect(ask()).toBe('published');
    rename(store, 'Changed since');
    expect(ask()).toBe('asking');
    store.getState().undo();
    expect(hasUnpublished(store.getState())).toBe(false);
    await store.getState().unpublish();
    expect(ask()).toBe('asking');
  });

  it('knows what is live of a room that is opened, unless its draft has gone on', async () => {
    const memory = memoryWith();
    const first = await openEditor(memory);
    rename(first, 'Open to all');
    await first.getState().publish(drawCover);
    const id = first.getState().currentRoomId;
    first.getState().dispose();
    const again = await openEditor(memory, ADA, id);
    await until(() => expect(hasUnpublished(again.getState())).toBe(false));
    rename(again, 'Further');
    await again.getState().save(null);
    again.getState().dispose();
    const later = await openEditor(memory, ADA, id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(hasUnpublished(later.getState())).toBe(true);
  });

  it('says who may find the room before it is open, where that changes', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'For the class');
    await store.getState().publish(null, false);
    const id = store.getState().currentRoomId ?? '';
    expect(summariesOf(memory).find((each) => each.id === id)).toMatchObject({
      isListed: false,
      isPublished: true,
    });
  });
});

describe('saving by hand and publishing', () => {
  it('stores the cover and its address with the room', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    expect(await store.getState().save(drawCover)).toBe('saved');
    const { currentRoomId: id } = store.getState();
    expect(storedRoom(memory, store)).toMatchObject({ imageUrl: `/covers/${id}.webp` });
    expect(memory.covers.get(id ?? '')).toMatch(/^data:image\/webp/);
  });

  it('saves the room also where the cover cannot be drawn', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    const outcome = await store.getState().save(() => Promise.reject(new Error('No canvas')));
    expect(outcome).toBe('saved');
    expect(store.getState().notice).toEqual({ type: 'coverFailed' });
    expect(memory.rooms.size).toBe(1);
  });

  it('publishes what is saved, saves on afterwards, and unpublishes', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    rename(store, 'Open to all');
    await store.getState().publish(drawCover);
    expect(store.getState().publishing).toEqual({ type: 'published', isAgain: false });
    expect(roomOf(store)).toMatchObject({ isPublished: true, publishedVersion: 1 });
    rename(store, 'Changed since');
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)).toMatchObject({ roomName: 'Changed since', isPublished: true });
    await store.getState().unpublish();
    expect(roomOf(store).isPublished).toBe(false);
    rename(store, 'And on');
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)).toMatchObject({ roomName: 'And on', isPublished: false });
  });

  it('L1 returns the findings and keeps the draft saved and unpublished', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    store.getState().dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
    await store.getState().publish(null);
    expect(store.getState().publishing).toMatchObject({
      type: 'refused',
      findings: [{ code: 'lockWithoutPassword', items: [DOOR_ID] }],
    });
    expect(storedRoom(memory, store)).toMatchObject({ isPublished: false, error: true });
  });

  it('says why nothing was published without a connection', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    memory.accountFailure = OFFLINE;
    expect(await store.getState().publish(drawCover)).toBe('failed');
    expect(store.getState().publishing).toEqual({ type: 'failed', code: 'offline' });
  });

  it('leads a signed-out creator to the login', async () => {
    const store = await openEditor(memoryWith(), null);
    store.getState().dispatch({ type: 'addItem', id: 'n1', entry: NOTE });
    expect(await store.getState().publish(drawCover)).toBe('signedOut');
    expect(store.getState().publishing).toEqual({ type: 'idle' });
  });

  it('does not write over what was saved elsewhere while it unpublished', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    await store.getState().publish(null);
    const { currentRoomId } = store.getState();
    const stored = storedRoom(memory, store);
    if (currentRoomId && stored)
      memory.rooms.set(currentRoomId, { ...stored, roomName: 'Theirs', revision: stored.revision + 1 });
    await store.getState().unpublish();
    rename(store, 'Mine');
    await vi.advanceTimersByTimeAsync(1000);
    expect(storedRoom(memory, store)?.roomName).toBe('Theirs');
    expect(store.getState().conflict?.roomName).toBe('Theirs');
  });
});
