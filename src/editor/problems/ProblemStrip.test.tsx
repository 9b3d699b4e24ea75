import { afterEach, beforeEach, expect, it } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { get, hideIn, lockByItem, say } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { CHEST, KEY, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { ProblemStrip } from './ProblemStrip.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  localStorage.clear();
  store = await openEditor(memoryWith());
  ({ host, close } = await showInEditor(store, <ProblemStrip />));
  await until(() => expect(host.querySelector('summary')).not.toBeNull());
  host.querySelector('summary')?.click();
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const says = (words: string) => until(() => expect(host.textContent).toContain(words));
const buttons = () => [...host.querySelectorAll('button')];
const press = (words: string) =>
  buttons()
    .find(({ textContent }) => textContent?.includes(words))
    ?.click();

it('S1 says in a sentence whether the room is a puzzle, and what makes it one', async () => {
  await says('Playable, not a puzzle yet');
  await says('Lock the door');
  press('Lock the door');
  expect(store.getState().activeEditingItemId).toBe(DOOR_ID);
  const { dispatch } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  for (const command of [...hideIn('chest', 'note'), ...lockByItem(DOOR_ID, 'note'), ...say('chest', 'Hm.')])
    dispatch(command);
  await says('Escapable in 3 steps, about 3 min, gentle');
  expect(host.textContent).not.toContain('What makes it a puzzle');
});

it('L2 takes a suggestion off the list when its creator says that it is meant so, and puts it back', async () => {
  await says('There is no introduction');
  await says('2 suggestions');
  buttons()
    .filter(({ textContent }) => textContent === 'Dismiss')
    .at(-1)
    ?.click();
  await says('1 suggestion is hidden');
  expect(host.textContent).not.toContain('There is no introduction');
  press('1 suggestion is hidden');
  await says('There is no introduction');
});

it('L3 mends a suggestion with one click, as one step, where what would is obvious', async () => {
  const { dispatch, undo } = store.getState();
  dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  dispatch({ type: 'setAddable', id: 'note', isAddableToInventory: true });
  await says('Open it with Note');
  press('Open it with Note');
  const door = () => get(roomOf(store), DOOR_ID);
  expect(door()).toMatchObject({ isItemLocked: true, unlockMethod: 'item', itemToUnlock: 'note' });
  await until(() => expect(host.textContent).not.toContain('The door is not locked'));
  expect(document.activeElement?.tagName).toBe('UL');
  undo();
  expect(door().isItemLocked).toBe(false);
});

it('L3 asks for a key out of the palette where the room has none', async () => {
  await says('Choose a key in the palette');
  press('Choose a key in the palette');
  const { activeTab, tool, dispatch, pick } = store.getState();
  expect(activeTab).toBe('items');
  expect(tool).toMatchObject({ type: 'pick', takesNew: true });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  pick('key');
  expect(get(roomOf(store), DOOR_ID)).toMatchObject({ isItemLocked: true, itemToUnlock: 'key' });
  expect(store.getState().tool.type).toBe('select');
});

it('L3 mends it with what is pointed at in the room, where several could', async () => {
  const { dispatch, pick } = store.getState();
  dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  dispatch({ type: 'setAddable', id: 'note', isAddableToInventory: true });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  dispatch({ type: 'setAddable', id: 'key', isAddableToInventory: true });
  await says('Give it a key');
  press('Give it a key');
  const { tool } = store.getState();
  if (tool.type !== 'pick') throw new Error('Nothing is asked for.');
  expect(['note', 'key', DOOR_ID].filter(tool.accepts)).toEqual(['note', 'key']);
  pick('key');
  expect(get(roomOf(store), DOOR_ID).itemToUnlock).toBe('key');
  expect(store.getState().tool.type).toBe('select');
});

it('leads to the name of a scene that has none, not to that of the room, and keeps the place of the way out', async () => {
  const { dispatch } = store.getState();
  const { background } = roomOf(store);
  dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background });
  store.getState().showScene('cellar');
  await says('Players see a number instead of a name: Scene 1');
  press('Players see a number instead of a name: Scene 1');
  expect(store.getState()).toMatchObject({ isPanelOpen: true, activeTab: 'themes' });
  expect(shownSceneOf(store.getState())).toBe(roomOf(store).sceneOrder[0]);
  host.querySelector('summary')?.click();
  await says('Once the room is a puzzle, the way out appears here');
});
