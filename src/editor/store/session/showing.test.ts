import { beforeEach, expect, it } from 'vitest';
import type { Command } from '../../../../core/edit/command.ts';
import { DOOR_ID, type ItemId } from '../../../../core/room/model.ts';
import { hideIn, lockByItem } from '../../../../core/testing/build.ts';
import { background } from '../../../../core/testing/entries.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, KEY, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';
import { placesOf, type ShownPlace } from './shownPlaces.ts';

let store: EditorStore;

function run(commands: readonly Command[]): void {
  for (const command of commands) store.getState().dispatch(command);
}

/** The note leads to the cellar, whose chest hides the door's key. */
beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
  run([
    { type: 'addItem', id: 'chest', entry: CHEST },
    { type: 'addItem', id: 'key', entry: KEY },
    { type: 'addItem', id: 'note', entry: NOTE },
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    ...['chest', 'key'].map((id): Command => ({ type: 'moveItemToScene', id, scene: 'cellar' })),
    { type: 'setOnClick', id: 'note', onClick: { type: 'go', to: 'cellar' } },
    ...hideIn('chest', 'key'),
    ...lockByItem(DOOR_ID, 'key'),
  ]);
  store.getState().select('key');
});

const shown = () => store.getState().showing;

function placeNow(): ShownPlace | undefined {
  const showing = shown();
  return showing ? placesOf(roomOf(store), showing)[showing.at] : undefined;
}

function itemsNow(): readonly ItemId[] | undefined {
  return placeNow()?.items;
}

it('S1 goes through the way out scene by scene, and changes nothing of the room', () => {
  const { roomSettings, history } = store.getState();
  const { showEscape, showStep } = store.getState();
  showEscape(true);
  expect(store.getState()).toMatchObject({ selectedIds: [], shownSceneId: roomOf(store).sceneOrder[0] });
  const seen: (readonly ItemId[] | undefined)[] = [];
  for (let at = 0; shown()?.isPlaying; at++) {
    seen.push(itemsNow());
    if (itemsNow()?.[0] === 'chest') expect(store.getState().shownSceneId).toBe('cellar');
    showStep(at + 1);
  }
  expect([...seen, itemsNow()]).toEqual([['note'], ['note'], ['chest'], ['key'], [DOOR_ID]]);
  showStep(99);
  expect(itemsNow()).toEqual([DOOR_ID]);
  showStep(-1);
  expect(itemsNow()).toEqual(['note']);
  expect(store.getState()).toMatchObject({ roomSettings, history });
});

it('S1 ends with the first change, and when something is taken into the hand', () => {
  const { showEscape, showStep, select, selectMany, undo } = store.getState();
  showEscape(false);
  showStep(1);
  select(null);
  selectMany([]);
  expect(shown()).toMatchObject({ at: 1, isPlaying: false });
  select('key');
  expect(shown()).toBeNull();
  showEscape(false);
  undo();
  expect(shown()).toBeNull();
});

it('S2 points out why there is no way out, at the things themselves', () => {
  run([
    { type: 'addItem', id: 'fob', entry: KEY, scene: 'cellar' },
    { type: 'setItemsToHide', id: 'chest', itemsToHide: ['key', 'fob'] },
    ...lockByItem('chest', 'fob'),
  ]);
  store.getState().showEscape(true);
  expect(shown()).toMatchObject({ type: 'finding', isPlaying: false });
  expect(itemsNow()).toEqual(['chest', 'fob']);
  store.getState().showStep(1);
  expect(placeNow()).toEqual({ scene: 'cellar', items: ['fob', 'chest'] });
  run([{ type: 'setLocked', id: 'chest', isItemLocked: false }]);
  run([{ type: 'setOnClick', id: 'note', onClick: null }]);
  store.getState().showEscape(true);
  store.getState().showStep(9);
  expect(placeNow()).toEqual({ scene: 'cellar', items: [] });
});

it('L3 points out several things of a finding, scene by scene', () => {
  const items = ['note', 'key', DOOR_ID];
  store.getState().showFinding({ severity: 'warning', code: 'tooSmall', items });
  expect(itemsNow()).toEqual(['note', DOOR_ID]);
  store.getState().showStep(1);
  expect(placeNow()).toEqual({ scene: 'cellar', items: ['key'] });
  store.getState().endShowing();
  expect(shown()).toBeNull();
});
