import { beforeEach, expect, it } from 'vitest';
import type { Command } from '../../../../core/edit/command.ts';
import { chestEntry, keyEntry } from '../../../../core/testing/entries.ts';
import { createEditorPort } from '../editorStage.ts';
import type { EditorStore } from '../editorStore.ts';
import { memoryWith, openEditor } from '../testing/openEditor.ts';
import { shownSceneOf } from './shownScene.ts';

/** The scene on the canvas is session state and not part of the history. */

const LIGHT = { uri: '/art/backgrounds/cellar/dim.webp', ambient: '#334455' };
const cellar: Command = { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background: LIGHT };

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
  const { dispatch } = store.getState();
  dispatch(cellar);
  dispatch({ type: 'addItem', id: 'chest', entry: chestEntry });
  dispatch({ type: 'addItem', id: 'key', entry: keyEntry, scene: 'cellar' });
});

const shown = () => shownSceneOf(store.getState());
const onStage = () => createEditorPort(store).getState().view;

it('goes along with what is selected, added or undone', () => {
  expect(shown()).toBe('cellar');
  store.getState().select('chest');
  expect(shown()).toBe('start');
  store.getState().dispatch({ type: 'moveItemToScene', id: 'chest', scene: 'cellar' });
  store.getState().undo();
  expect(shown()).toBe('start');
});

it('draws what stands in it, over its background', () => {
  expect(onStage()).toMatchObject({ background: LIGHT, items: [{ id: 'key' }] });
  store.getState().showScene('start');
  expect(onStage().items.map(({ id }) => id)).toEqual(['door', 'chest']);
});

it('deselects, unless the selected item is being given something', () => {
  const { select, showScene, setTool } = store.getState();
  select('key');
  showScene('start');
  expect(store.getState().activeEditingItemId).toBeNull();
  select('key');
  setTool({ type: 'pick', says: '', take: () => {}, accepts: () => true });
  showScene('start');
  expect([store.getState().activeEditingItemId, shown()]).toEqual(['key', 'start']);
});

it('is the first one where it was deleted', () => {
  store.getState().dispatch({ type: 'deleteScene', scene: 'cellar', moveItemsTo: null });
  expect(shown()).toBe('start');
  expect(onStage().items.map(({ id }) => id)).toEqual(['door', 'chest']);
});

it('goes to the one before and after in the room’s order, as far as there are any', () => {
  const { showNextScene } = store.getState();
  const going = [-1, -1, 1, 1].map((by) => {
    showNextScene(by === 1 ? 1 : -1);
    return shown();
  });
  expect(going).toEqual(['start', 'start', 'cellar', 'cellar']);
});
