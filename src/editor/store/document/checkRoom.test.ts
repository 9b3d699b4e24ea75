import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { createEditorPort } from '../editorStage.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';
import { CHECK_DELAY } from './checkRoom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts the checks of a store from now on: each creates new findings. */
function countChecks(store: EditorStore): () => number {
  let count = 0;
  store.subscribe((state, before) => {
    if (state.findings !== before.findings) count += 1;
  });
  return () => count;
}

/** Drags the chest without releasing it. */
function drag(store: EditorStore, moves: number): void {
  const port = createEditorPort(store);
  const gesture = port.newGesture();
  for (let move = 1; move <= moves; move += 1) {
    const position = { x: 20 + move / 10, y: 40 };
    port.dispatch({ type: 'moveItem', id: 'c1', position }, gesture);
  }
}

async function openWithChest() {
  const memory = memoryWith();
  const store = await openEditor(memory);
  store.getState().dispatch({ type: 'addItem', id: 'c1', entry: CHEST });
  return { memory, store };
}

describe('checking a room (L1, L2)', () => {
  it('checks nothing while an item is dragged, and once when it is dropped', async () => {
    const { store } = await openWithChest();
    const count = countChecks(store);
    drag(store, 100);
    expect(count()).toBe(0);
    createEditorPort(store).endGesture();
    expect(count()).toBe(1);
    expect(store.getState().checkedRoom).toBe(roomOf(store));
  });

  it('checks once when a gesture rests, as after the last letter of a word', async () => {
    const { store } = await openWithChest();
    const count = countChecks(store);
    drag(store, 100);
    vi.advanceTimersByTime(CHECK_DELAY - 1);
    expect(count()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(count()).toBe(1);
    vi.advanceTimersByTime(CHECK_DELAY);
    createEditorPort(store).endGesture();
    expect(count()).toBe(1);
  });

  it('checks each step of its own at once, and with it the gesture before', async () => {
    const { store } = await openWithChest();
    const count = countChecks(store);
    drag(store, 5);
    store.getState().dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
    expect(store.getState()).toMatchObject({ error: true, checkedRoom: roomOf(store) });
    store.getState().undo();
    expect(store.getState()).toMatchObject({ error: false, checkedRoom: roomOf(store) });
    vi.advanceTimersByTime(CHECK_DELAY);
    expect(count()).toBe(2);
  });

  it('shows what a save found within a gesture', async () => {
    const { store } = await openWithChest();
    const { dispatch, save } = store.getState();
    dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
    dispatch({ type: 'setPassword', id: DOOR_ID, unlockPassword: '1' }, 'typing');
    expect(store.getState().error).toBe(true);
    await save(null);
    expect(store.getState().error).toBe(false);
  });

  it('saves the current error flag, also during a gesture', async () => {
    const { memory, store } = await openWithChest();
    const { dispatch } = store.getState();
    dispatch({ type: 'setLocked', id: DOOR_ID, isItemLocked: true });
    dispatch({ type: 'setPassword', id: DOOR_ID, unlockPassword: '1' });
    for (const unlockPassword of ['', '2', '']) {
      dispatch({ type: 'setPassword', id: DOOR_ID, unlockPassword }, 'typing');
      await vi.advanceTimersByTimeAsync(CHECK_DELAY - 1);
      expect(store.getState().error).toBe(false);
    }
    store.getState().dispose();
    await vi.advanceTimersByTimeAsync(0);
    expect([...memory.rooms.values()][0]).toMatchObject({ error: true });
  });
});
