import { afterEach, beforeEach, expect, it } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, KEY } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';

let store: EditorStore;
beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  store.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
});
afterEach(() => store.getState().dispose());

it('makes what is brought to a door its key, in one step that can be undone, and says so', () => {
  const before = roomOf(store);
  store.getState().connect({ from: 'key', to: DOOR_ID });
  expect(roomOf(store).itemConfigs[DOOR_ID]).toMatchObject({ unlockMethod: 'item', itemToUnlock: 'key' });
  expect(store.getState().notice).toEqual({
    type: 'linked',
    link: 'opens',
    ends: { from: 'key', to: DOOR_ID },
  });
  store.getState().undo();
  expect(roomOf(store)).toEqual(before);
});

it('lets what is brought to a scene lead there, and says so, or why not', () => {
  const { dispatch, linkToScene, dismissNotice } = store.getState();
  const background = roomOf(store).background;
  const here = roomOf(store).sceneOrder[0] ?? '';
  dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background });
  linkToScene('chest', here);
  expect(roomOf(store).itemConfigs.chest?.onClick).toBeUndefined();
  expect(store.getState().notice).toEqual({ type: 'broughtToScene', id: 'chest', scene: here });
  dismissNotice();
  linkToScene('chest', 'cellar');
  expect(roomOf(store).itemConfigs.chest?.onClick).toEqual({ type: 'go', to: 'cellar' });
  expect(store.getState().notice).toEqual({ type: 'broughtToScene', id: 'chest', scene: 'cellar' });
  dismissNotice();
  dispatch({ type: 'setAddable', id: 'key', isAddableToInventory: true });
  linkToScene('key', 'cellar');
  expect(store.getState().notice).toEqual({ type: 'refused', refusal: { type: 'takenLeadsNowhere' } });
});

it('asks which of both it is to be, and goes on with what was brought', () => {
  const ends = { from: 'key', to: 'chest' };
  store.getState().connect(ends);
  expect(store.getState().linkAsked).toEqual(ends);
  expect(roomOf(store).itemConfigs.chest).toMatchObject({ isHidingAnotherItem: false, isItemLocked: false });
  store.getState().link(ends, 'hides');
  expect(store.getState()).toMatchObject({ linkAsked: null, selectedIds: ['key'] });
  expect(roomOf(store).itemConfigs.chest).toMatchObject({ itemToHide: 'key' });
});
