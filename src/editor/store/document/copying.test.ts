import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../core/room/model.ts';
import { get, hideIn, lockByItem } from '../../../../core/testing/build.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, KEY, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
  const { dispatch } = store.getState();
  for (const [id, entry] of Object.entries({ chest: CHEST, key: KEY, note: NOTE }))
    dispatch({ type: 'addItem', id, entry });
});

const selected = () => store.getState().selectedIds;
const order = () => roomOf(store).itemOrder;
const itemIsThere = (id: ItemId) => order().includes(id);
const steps = () => store.getState().history?.past.length ?? 0;

describe('E6 copy and paste', () => {
  it('E6 carries items over to another scene, and to another room', async () => {
    store.getState().selectMany(['chest', 'note']);
    const items = store.getState().copySelected();
    const background = roomOf(store).background;
    store.getState().dispatch({ type: 'addScene', scene: 'cellar', name: '', kind: 'place', background });
    store.getState().showScene('cellar');
    store.getState().paste(items);
    expect(selected().map((id) => get(roomOf(store), id))).toMatchObject([
      { name: 'Chest 2', scene: 'cellar', position: { x: 20, y: 50 } },
      { name: 'Note 2', scene: 'cellar' },
    ]);
    await store.getState().openFresh();
    store.getState().paste(store.getState().clipboard);
    expect(order().length).toBe(3);
  });
});

describe('E6 cut and paste in one room', () => {
  beforeEach(() => {
    const { dispatch } = store.getState();
    const { background } = roomOf(store);
    for (const command of [...lockByItem('chest', 'key'), ...hideIn('chest', 'note')]) dispatch(command);
    dispatch({ type: 'addScene', scene: 'cellar', name: '', kind: 'place', background });
    store.getState().showScene(roomOf(store).sceneOrder[0] ?? '');
  });

  it('moves items with every link, in one step each; pasting them again makes copies', () => {
    const before = roomOf(store);
    const stepsBefore = steps();
    store.getState().select('key');
    const items = store.getState().cutSelected();
    expect(store.getState().notice).toEqual({ type: 'cut' });
    const without = roomOf(store);
    store.getState().showScene('cellar');
    store.getState().paste(items, true);
    expect(get(roomOf(store), 'chest')).toEqual(get(before, 'chest'));
    expect([selected(), get(roomOf(store), 'key').scene]).toEqual([['key'], 'cellar']);
    expect(steps()).toBe(stepsBefore + 2);
    store.getState().paste(items, true);
    expect([order().length, selected().includes('key')]).toEqual([before.itemOrder.length + 1, false]);
    store.getState().undo();
    store.getState().undo();
    expect(roomOf(store)).toEqual(without);
    store.getState().undo();
    expect(roomOf(store)).toEqual(before);
  });

  it('makes copies of what was copied since, or elsewhere', () => {
    store.getState().select('key');
    const items = store.getState().cutSelected();
    store.getState().paste(items);
    expect(itemIsThere('key')).toBe(false);
    store.getState().select('chest');
    store.getState().copySelected();
    store.getState().paste(store.getState().clipboard, true);
    expect(itemIsThere('key')).toBe(false);
  });
});
