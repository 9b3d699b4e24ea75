import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canRedo, canUndo } from '../../../../core/edit/history/history.ts';
import type { Memory } from '../../../app/testing/memory/memory.ts';
import { holdTheClock } from '../../sync/testing/holdTheClock.ts';
import { createEditorPort } from '../editorStage.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST } from '../testing/catalogue.ts';
import { memoryWith, openEditor, rename, roomOf, savedRoom, storedRoom } from '../testing/openEditor.ts';

holdTheClock();

let memory: Memory;
let store: EditorStore;

beforeEach(async () => {
  memory = memoryWith();
  store = await openEditor(memory, undefined, await savedRoom(memory));
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dragTo(40).endGesture();
  store.getState().setHandling(false);
  store.getState().undo();
  await store.getState().save(null);
});

/** Drags the chest over several positions without releasing it. */
function dragTo(x: number) {
  const port = createEditorPort(store);
  const gesture = port.beginDrag();
  for (const place of [x - 2, x - 1, x])
    port.dispatch({ type: 'moveItem', id: 'chest', position: { x: place, y: 50 } }, gesture);
  return { ...port, giveUp: () => port.cancelGesture(gesture), gesture };
}

function doable() {
  const { history } = store.getState();
  return history && { undo: canUndo(history), redo: canRedo(history) };
}

describe('a drag that is given up', () => {
  it('E2 is no undo step, keeps undone steps, and needs no saving', async () => {
    const before = {
      room: roomOf(store),
      history: store.getState().history,
      stored: storedRoom(memory, store),
    };
    expect(doable()?.redo).toBe(true);
    const drag = dragTo(10);
    // Longer than saving waits for a pause.
    await vi.advanceTimersByTimeAsync(5000);
    drag.giveUp();
    store.getState().setHandling(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(roomOf(store)).toBe(before.room);
    expect(store.getState().history).toEqual(before.history);
    expect([storedRoom(memory, store), memory.drafts.size]).toEqual([before.stored, 0]);
    store.getState().redo();
    expect(roomOf(store).itemConfigs.chest?.position.x).toBe(40);
  });

  it('E2 removes the dragged copies, and restores the selection', () => {
    store.getState().select('chest');
    const port = createEditorPort(store);
    const gesture = port.beginDrag();
    expect(port.duplicate(['chest'], gesture)).toHaveLength(1);
    port.cancelGesture(gesture);
    expect(store.getState().selectedIds).toEqual(['chest']);
    expect(roomOf(store).itemOrder).toEqual(['door', 'chest']);
  });

  it('leaves alone what another step has joined since', () => {
    const drag = dragTo(10);
    rename(store, 'Later');
    drag.giveUp();
    expect(roomOf(store).roomName).toBe('Later');
    expect(roomOf(store).itemConfigs.chest?.position.x).toBe(10);
  });

  it('keeps the dragged item, and the revision of a save that ends meanwhile', async () => {
    rename(store, 'Saved meanwhile');
    const { revision } = roomOf(store);
    memory.beforeAnswer = () => void dragTo(10);
    await store.getState().save(null);
    expect(roomOf(store)).toMatchObject({ revision: revision + 1, roomName: 'Saved meanwhile' });
    expect(roomOf(store).itemConfigs.chest?.position.x).toBe(10);
    store.getState().setHandling(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(storedRoom(memory, store)?.itemConfigs.chest?.position.x).toBe(10);
  });
});
