import { beforeEach, describe, expect, it } from 'vitest';
import { DOOR_ID, type ItemId } from '../../../../core/room/model.ts';
import { get, hideIn, lockByItem, lockByPassword } from '../../../../core/testing/build.ts';
import type { EditorStore } from '../editorStore.ts';
import { CHEST, KEY, NOTE } from '../testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../testing/openEditor.ts';
import { shownSceneOf } from './shownScene.ts';

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
  const { dispatch } = store.getState();
  for (const [id, entry] of Object.entries({ chest: CHEST, key: KEY, note: NOTE }))
    dispatch({ type: 'addItem', id, entry });
});

const selected = () => store.getState().selectedIds;
const order = () => roomOf(store).itemOrder;
const place = (id: ItemId) => get(roomOf(store), id).position;
const steps = () => store.getState().history?.past.length ?? 0;

describe('what is drawn out over the room', () => {
  const drawer = () => store.getState().drawer;

  it('is the palette by its tabs, the panel by a second tap, and nothing after a tap beside everything', () => {
    store.getState().setActiveTab('items');
    expect(drawer()).toBe('palette');
    store.getState().toggleDrawer('palette');
    store.getState().tap('chest');
    expect([drawer(), selected()]).toEqual([null, ['chest']]);
    store.getState().tap('chest');
    expect(drawer()).toBe('panel');
    store.getState().tap('key');
    expect([drawer(), selected()]).toEqual(['panel', ['key']]);
    store.getState().select(null);
    expect(drawer()).toBeNull();
  });

  it('is the palette where a room begins', async () => {
    const begun = await openEditor(memoryWith(), null);
    expect(begun.getState().drawer).toBe('palette');
  });
});

describe('what keys act on', () => {
  it('after Ctrl+D it is the copy', () => {
    store.getState().select('chest');
    store.getState().duplicateSelected();
    const [copy = ''] = selected();
    expect([selected().length, order().indexOf(copy)]).toEqual([1, 4]);
    store.getState().moveSelected({ x: 5, y: 0 });
    expect(place('chest')).toEqual({ x: 20, y: 50 });
    store.getState().deleteSelected();
    expect(order()).toEqual([DOOR_ID, 'chest', 'key', 'note']);
  });

  it('after a deletion it is nothing, though the panel goes on: Delete twice deletes one', () => {
    store.getState().select('note');
    store.getState().deleteSelected();
    expect([store.getState().activeEditingItemId, selected()]).toEqual(['key', []]);
    store.getState().deleteSelected();
    expect(order()).toEqual([DOOR_ID, 'chest', 'key']);
    store.getState().dispatch({ type: 'setName', id: 'key', name: 'Small key' });
    expect(selected()).toEqual([]);
  });

  it('select all takes all of the scene that can be seen', () => {
    store.getState().toggleConcealed('key');
    store.getState().selectAll();
    expect(selected()).toEqual([DOOR_ID, 'chest', 'note']);
  });
});

describe('several at once are one step', () => {
  it('E2 brings them in line', () => {
    store.getState().selectMany(['chest', 'key', 'note']);
    const before = steps();
    store.getState().arrangeSelected('left');
    expect(new Set(['chest', 'key', 'note'].map((id) => place(id).x)).size).toBe(1);
    expect(steps()).toBe(before + 1);
    store.getState().arrangeSelected('left');
    expect(steps()).toBe(before + 1);
  });

  it('E2 M3 brings them into another scene, and goes along', () => {
    const background = roomOf(store).background;
    const cellar = {
      type: 'addScene',
      scene: 'cellar',
      name: 'Cellar',
      kind: 'closeUp',
      background,
    } as const;
    store.getState().dispatch(cellar);
    const before = steps();
    store.getState().selectMany(['chest', 'note']);
    store.getState().moveSelectedToScene('cellar');
    expect(['chest', 'key', 'note'].map((id) => get(roomOf(store), id).scene)).toEqual([
      'cellar',
      get(roomOf(store), DOOR_ID).scene,
      'cellar',
    ]);
    expect([shownSceneOf(store.getState()), selected(), steps()]).toEqual([
      'cellar',
      ['chest', 'note'],
      before + 1,
    ]);
    store.getState().select(DOOR_ID);
    store.getState().moveSelectedToScene('cellar');
    expect(store.getState().notice).toMatchObject({ refusal: { type: 'doorIsInAPlace' } });
    expect(shownSceneOf(store.getState())).toBe(get(roomOf(store), DOOR_ID).scene);
  });

  it('E2 moves them by fine steps, without what is locked in place', () => {
    store.getState().dispatch({ type: 'setPositionLocked', id: 'key', isPositionLocked: true });
    store.getState().selectMany(['chest', 'key', 'note']);
    const before = steps();
    const noteBefore = place('note');
    for (let times = 0; times < 3; times++) store.getState().moveSelected({ x: 0.1, y: 0 }, 'gesture');
    expect(place('chest')).toEqual({ x: 20.3, y: 50 });
    expect(place('note').x).toBeCloseTo(noteBefore.x + 0.3);
    expect(steps()).toBe(before + 1);
  });

  it('E2 deletes and duplicates them, all but the door, and undo brings all back', () => {
    const before = roomOf(store);
    store.getState().selectAll();
    store.getState().duplicateSelected();
    expect([order().length, selected().length]).toEqual([7, 3]);
    store.getState().undo();
    store.getState().selectAll();
    store.getState().deleteSelected();
    expect(order()).toEqual([DOOR_ID]);
    store.getState().undo();
    expect(roomOf(store)).toEqual(before);
  });

  it('orders them and locks them in place', () => {
    store.getState().selectMany(['key', 'chest']);
    store.getState().orderSelected('toFront');
    expect(order()).toEqual([DOOR_ID, 'note', 'chest', 'key']);
    store.getState().setSelectedLocked(true);
    expect(['chest', 'key'].map((id) => get(roomOf(store), id).isPositionLocked)).toEqual([true, true]);
  });

  it('says of the door alone why it stays', () => {
    store.getState().select(DOOR_ID);
    store.getState().deleteSelected();
    expect(store.getState().notice).toMatchObject({ type: 'refused', refusal: { type: 'doorIsFixed' } });
  });
});

it('C1 one half of a combination waits for the other, until it gets another', () => {
  store.getState().chooseOtherPart('key', 'note');
  expect(store.getState().otherParts).toEqual({ key: 'note', note: 'key' });
  store.getState().chooseOtherPart('chest', 'note');
  expect(store.getState().otherParts).toEqual({ chest: 'note', note: 'chest' });
  store.getState().chooseOtherPart('note', null);
  expect(store.getState().otherParts).toEqual({});
});

it('a container takes along what it hides', () => {
  for (const command of hideIn('chest', 'key')) store.getState().dispatch(command);
  const before = place('key');
  store.getState().select('chest');
  store.getState().moveSelected({ x: 10, y: -5 });
  expect(place('key')).toEqual({ x: before.x + 10, y: before.y - 5 });
});

it('remembers at the lock which key was deleted', () => {
  for (const command of lockByItem('chest', 'key')) store.getState().dispatch(command);
  store.getState().select('key');
  store.getState().deleteSelected();
  expect(get(roomOf(store), 'chest').unlockMethod).toBe('password');
  expect(store.getState().losses).toMatchObject({ chest: { type: 'keyDeleted', key: 'Key' } });
  expect(store.getState().notice).toMatchObject({
    type: 'deleted',
    names: ['Key'],
    notes: [{ type: 'keyDeleted', lock: 'chest', key: 'Key' }],
  });
});

it('says of several deleted things only what is true of those that are left', () => {
  for (const command of [...hideIn('chest', 'key'), ...lockByPassword('chest', '1848')])
    store.getState().dispatch(command);
  store.getState().selectMany(['chest', 'key']);
  store.getState().deleteSelected();
  expect(store.getState().notice).toMatchObject({ type: 'deleted', names: ['Chest', 'Key'], notes: [] });
});
