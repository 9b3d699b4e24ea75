import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createEditorStore } from './editorStore.ts';
import { CHEST, KEY } from './testing/catalogue.ts';
import {
  ADA,
  memoryWith,
  OFFLINE,
  openEditor,
  rename,
  roomOf,
  savedRoom,
  storedRoom,
} from './testing/openEditor.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('state-editor: keeps room, id, error, own rooms, saving, active item and tab, which starts at themes', async () => {
  const memory = memoryWith();
  const store = await openEditor(memory);
  const shown = () => {
    const { roomSettings, currentRoomId, error, roomArray, isSaving, activeEditingItemId, activeTab } =
      store.getState();
    const names = roomArray.map(({ roomName }) => roomName);
    return [roomSettings?.roomName, currentRoomId, error, names, isSaving, activeEditingItemId, activeTab];
  };
  expect(shown()).toEqual(['Untitled', null, false, [], false, null, 'themes']);
  const { dispatch, setActiveTab, loadRooms, save } = store.getState();
  rename(store, 'The study');
  dispatch({ type: 'addItem', id: 'c1', entry: CHEST });
  dispatch({ type: 'setLocked', id: 'c1', isItemLocked: true });
  setActiveTab('layers');
  const saved = save(null);
  expect(shown()).toEqual(['The study', null, true, [], true, 'c1', 'layers']);
  await saved;
  await loadRooms();
  const [id] = memory.rooms.keys();
  expect(shown()).toEqual(['The study', id, true, ['The study'], false, 'c1', 'layers']);
});

describe('opening', () => {
  it('begins a new room with the default door alone, on the themes tab', async () => {
    const store = await openEditor(memoryWith());
    expect(store.getState()).toMatchObject({ status: 'ready', activeTab: 'themes', currentRoomId: null });
    expect(roomOf(store).itemOrder).toEqual([DOOR_ID]);
    expect(roomOf(store)).toMatchObject({
      roomName: 'Untitled',
      timeLimit: 5,
      creator: 'Ada',
      creatorId: 'ada',
    });
    expect(roomOf(store).background.uri).toBe('/art/backgrounds/study/evening.webp');
  });

  it("fails with the specification's text where the default door is missing", async () => {
    const store = await openEditor(memoryWith({ items: [CHEST] }));
    expect(store.getState().failure).toEqual({
      type: 'defaultDoorMissing',
      message: "Default door 'Door' not found in Firebase",
    });
  });

  it('distinguishes a missing connection from a missing room', async () => {
    const offline = await openEditor(memoryWith({ accountFailure: OFFLINE }));
    expect(offline.getState().failure).toEqual({ type: 'offline' });
    const missing = await openEditor(memoryWith(), ADA, 'nowhere');
    expect(missing.getState().failure).toEqual({ type: 'notFound' });
  });

  it('distinguishes a damaged or newer room from a missing one; a draft stays open', async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    const whole = memory.rooms.get(id);
    if (!whole) throw new Error('The room was not saved.');
    memory.rooms.set(id, { ...whole, itemConfigs: {}, itemOrder: [] });
    const damaged = await openEditor(memory, ADA, id);
    expect(damaged.getState().failure).toEqual({ type: 'unreadable' });
    const draft = { roomId: id, futureId: id, room: whole, changedAt: 0, writer: 'another tab' };
    await createMemoryBackend(memory).drafts.saveDraft(ADA.userId, draft);
    const kept = await openEditor(memory, ADA, id);
    expect(roomOf(kept).itemOrder).toEqual([DOOR_ID]);
    const newer = memoryWith({ accountFailure: new BackendError('newerVersion', 'Newer') });
    expect((await openEditor(newer, ADA, id)).getState().failure).toEqual({ type: 'newerVersion' });
  });

  it('leaves an untouched new room out of drafts and account', async () => {
    const memory = memoryWith();
    await openEditor(memory);
    await vi.advanceTimersByTimeAsync(5000);
    expect(memory.drafts.size + memory.rooms.size).toBe(0);
  });

  it('shows the room asked for last when an earlier one comes late', async () => {
    const memory = memoryWith({ planRooms: 9 });
    const id = await savedRoom(memory);
    const store = createEditorStore({ backend: createMemoryBackend(memory), user: ADA });
    const first = store.getState().open(id);
    await Promise.all([store.getState().open(null), first]);
    expect(store.getState().currentRoomId).toBeNull();
    expect(roomOf(store).roomName).toBe('Untitled');
  });
});

describe('editing', () => {
  it('adds an item, makes it active and counts it', async () => {
    const store = await openEditor(memoryWith());
    store.getState().dispatch({ type: 'addItem', id: 'c1', entry: CHEST });
    expect(store.getState().activeEditingItemId).toBe('c1');
    expect(roomOf(store)).toMatchObject({ itemOrder: [DOOR_ID, 'c1'], itemCounter: 2 });
  });

  it('E2 makes one step of one gesture, and goes back and forth', async () => {
    const store = await openEditor(memoryWith());
    const before = roomOf(store);
    rename(store, 'T', 'typing');
    rename(store, 'The', 'typing');
    store.getState().undo();
    expect(roomOf(store)).toEqual(before);
    store.getState().redo();
    expect(roomOf(store).roomName).toBe('The');
  });

  it('drops the selection of an item that an undo takes away', async () => {
    const store = await openEditor(memoryWith());
    store.getState().dispatch({ type: 'addItem', id: 'c1', entry: CHEST });
    store.getState().undo();
    expect(store.getState().activeEditingItemId).toBeNull();
  });

  it('reports a refused gesture as a notice, and a refused field only at the field', async () => {
    const store = await openEditor(memoryWith());
    const refusal = store.getState().attempt({ type: 'setRoomName', roomName: 'x'.repeat(81) });
    expect(refusal).toMatchObject({ type: 'tooLong', limit: 80 });
    expect(store.getState().notice).toBeNull();
    store.getState().dispatch({ type: 'deleteItem', id: DOOR_ID });
    expect(store.getState().notice).toMatchObject({ type: 'refused', refusal: { reason: 'notDeleted' } });
  });

  it('E8 notes a key taken from another lock', async () => {
    const store = await openEditor(memoryWith());
    const { dispatch } = store.getState();
    dispatch({ type: 'addItem', id: 'c1', entry: CHEST });
    dispatch({ type: 'addItem', id: 'k1', entry: KEY });
    for (const id of ['c1', DOOR_ID]) {
      dispatch({ type: 'setLocked', id, isItemLocked: true });
      dispatch({ type: 'setUnlockMethod', id, unlockMethod: 'item' });
      dispatch({ type: 'setItemToUnlock', id, itemToUnlock: 'k1' });
    }
    expect(store.getState().notice).toEqual({
      type: 'noted',
      note: { type: 'keyTaken', key: 'k1', from: 'c1' },
    });
  });

  it('L1 keeps the error flag in step with the room', async () => {
    const memory = memoryWith();
    const store = await openEditor(memory);
    store.getState().dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
    expect(store.getState().error).toBe(true);
    await store.getState().save(null);
    expect(storedRoom(memory, store)?.error).toBe(true);
    store.getState().undo();
    expect(store.getState().error).toBe(false);
    await store.getState().save(null);
    expect(storedRoom(memory, store)?.error).toBe(false);
  });

  it('resets the previewed state with any edit but a new name', async () => {
    const memory = memoryWith();
    const id = await savedRoom(memory);
    const stored = memory.rooms.get(id);
    if (stored) memory.rooms.set(id, { ...stored, isPreviewed: true });
    const store = await openEditor(memory, ADA, id);
    expect(roomOf(store).isPreviewed).toBe(true);
    rename(store, 'Another name');
    expect(roomOf(store).isPreviewed).toBe(true);
    store.getState().dispatch({ type: 'setIntroduction', introduction: 'Run.' });
    expect(roomOf(store).isPreviewed).toBe(false);
  });
});
