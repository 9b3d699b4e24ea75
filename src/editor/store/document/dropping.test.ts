import { beforeEach, expect, it } from 'vitest';
import type { ItemId } from '../../../../core/room/model.ts';
import { get } from '../../../../core/testing/build.ts';
import type { EditorStore } from '../editorStore.ts';
import { shownSceneOf } from '../session/shownScene.ts';
import { CHEST, KEY, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';
import { offeredIn } from './dropping.ts';

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
  await store.getState().loadCatalogue();
  const { dispatch } = store.getState();
  const background = roomOf(store).background;
  dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background });
  for (const [id, entry, x] of [
    ['chest', CHEST, 20],
    ['key', KEY, 60],
    ['note', NOTE, 80],
  ] as const) {
    dispatch({ type: 'addItem', id, entry, position: { x, y: 50 } });
  }
});

const offered = () => offeredIn(store.getState());
const place = (id: ItemId) => get(roomOf(store), id).position;
const steps = () => store.getState().history?.past.length ?? 0;

/** Does what a gesture does: selects, moves, drops. */
function drag(id: ItemId, x: number): void {
  const { select, dispatch, dropItems, endGesture } = store.getState();
  select(id);
  const from = { [id]: place(id) };
  dispatch({ type: 'moveItem', id, position: { x, y: 50 } }, 'drag');
  dropItems({ ids: [id], from, gesture: 'drag' });
  endGesture();
}

it('a key that is let go of upon a chest may be hidden in it, or open it; upon the door open it alone; a note hidden alone', () => {
  drag('key', 45);
  expect(offered()).toEqual(['opens']);
  drag('key', 22);
  expect(offered().toSorted()).toEqual(['hides', 'opens']);
  store.getState().link({ from: 'key', to: 'chest' }, 'hides');
  expect(get(roomOf(store), 'chest').itemToHide).toBe('key');
  expect(offered()).toEqual([]);
  drag('note', 22);
  expect(offered()).toEqual(['hides']);
});

it('nothing is offered beside things, and no longer once something else is done', () => {
  drag('key', 65);
  expect(offered()).toEqual([]);
  drag('key', 22);
  store.getState().select('note');
  expect(offered()).toEqual([]);
  store.getState().select('key');
  expect(offered()).not.toEqual([]);
  store.getState().moveSelected({ x: 1, y: 0 });
  expect(offered()).toEqual([]);
});

it('M3 an item dropped on a scene moves there, to the same position, as one step', () => {
  const before = steps();
  store.getState().aimAtScene('cellar');
  drag('key', 90);
  expect([get(roomOf(store), 'key').scene, place('key')]).toEqual(['cellar', { x: 60, y: 50 }]);
  expect([steps(), shownSceneOf(store.getState()), store.getState().sceneAimed]).toEqual([
    before + 1,
    'cellar',
    null,
  ]);
  store.getState().undo();
  expect(get(roomOf(store), 'key').scene).not.toBe('cellar');
});
