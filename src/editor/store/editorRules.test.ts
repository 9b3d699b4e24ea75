import { beforeEach, describe, expect, it } from 'vitest';
import type { Command, OrderMove } from '../../../core/edit/command.ts';
import { DOOR_ID, type ItemConfig, type ItemId } from '../../../core/room/model.ts';
import { get, hideIn, lockByItem, lockByPassword, say } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';
import type { EditorStore } from './editorStore.ts';
import { memoryWith, openEditor, roomOf } from './testing/openEditor.ts';

/** Tests SPEC §4 "Editor" in the store: which room and selection result from the commands of gestures. */

let store: EditorStore;

beforeEach(async () => {
  store = await openEditor(memoryWith(), null);
});

function dispatch(...commands: readonly Command[]): void {
  for (const command of commands) expect(store.getState().dispatch(command)).toBeNull();
}

function add(id: ItemId, entry = noteEntry): Command {
  return { type: 'addItem', id, entry };
}

/** Adds a chest, two notes and a key, back to front; the notes could be keys or be hidden. */
function furnish(): void {
  dispatch(add('chest', chestEntry), add('note'), add('map'), add('key', keyEntry));
}

const item = (id: ItemId): ItemConfig => get(roomOf(store), id);
const order = (): readonly ItemId[] => roomOf(store).itemOrder;

it('editor-new-room: holds only the door, at the default door position', () => {
  expect(order()).toEqual([DOOR_ID]);
  expect(Object.keys(roomOf(store).itemConfigs)).toEqual([DOOR_ID]);
  expect(item(DOOR_ID)).toMatchObject({ position: { x: 45, y: 24.8 }, width: 15 });
});

it('editor-add: counts the item, appends it to the drawing order and makes it active', () => {
  dispatch(add('chest', chestEntry));
  const { itemCounter } = roomOf(store);
  dispatch(add('note'));
  expect(roomOf(store).itemCounter).toBe(itemCounter + 1);
  expect(order()).toEqual([DOOR_ID, 'chest', 'note']);
  expect(store.getState().activeEditingItemId).toBe('note');
});

describe('deleting', () => {
  beforeEach(() => {
    furnish();
    dispatch(...lockByItem('chest', 'key'), ...hideIn('chest', 'note'), ...hideIn('map', 'key'));
  });

  it('editor-delete: removes the item and clears every hide and unlock link to it', () => {
    dispatch({ type: 'deleteItem', id: 'key' });
    expect(order()).toEqual([DOOR_ID, 'chest', 'note', 'map']);
    expect(roomOf(store).itemConfigs).not.toHaveProperty('key');
    expect(item('chest').itemToUnlock).toBeNull();
    expect(item('map').itemToHide).toBeNull();
    expect(item('chest').itemToHide).toBe('note');
  });

  it('editor-delete-fallback: a lock by the deleted item falls back to password', () => {
    dispatch({ type: 'deleteItem', id: 'key' });
    expect(item('chest')).toMatchObject({ isItemLocked: true, unlockMethod: 'password' });
  });

  it('editor-delete-active: makes the previous item in the order active', () => {
    store.getState().select('note');
    dispatch({ type: 'deleteItem', id: 'note' });
    expect(store.getState().activeEditingItemId).toBe('chest');
    dispatch({ type: 'deleteItem', id: 'chest' });
    expect(store.getState().activeEditingItemId).toBe(DOOR_ID);
  });
});

describe('ordering', () => {
  beforeEach(furnish);
  const move = (id: ItemId, to: OrderMove) => dispatch({ type: 'orderItem', id, move: to });

  it('editor-order-front: brings an item to the end of the drawing order', () => {
    move('chest', 'toFront');
    expect(order()).toEqual([DOOR_ID, 'note', 'map', 'key', 'chest']);
  });

  it('editor-order-forward: moves an item one place forward', () => {
    move('note', 'forward');
    expect(order()).toEqual([DOOR_ID, 'chest', 'map', 'note', 'key']);
  });

  it('editor-order-backward: moves an item one place backward, not below index 1', () => {
    move('map', 'backward');
    expect(order()).toEqual([DOOR_ID, 'chest', 'map', 'note', 'key']);
    move('map', 'backward');
    move('map', 'backward');
    expect(order()).toEqual([DOOR_ID, 'map', 'chest', 'note', 'key']);
  });

  it('editor-order-back: moves an item to the back, not below index 1', () => {
    move('key', 'toBack');
    expect(order()).toEqual([DOOR_ID, 'key', 'chest', 'note', 'map']);
    move('key', 'toBack');
    expect(order()).toEqual([DOOR_ID, 'key', 'chest', 'note', 'map']);
  });

  it('editor-door-first: the door stays first, whatever is moved', () => {
    for (const to of ['toFront', 'forward', 'backward', 'toBack'] as const) {
      for (const id of order().slice(1)) move(id, to);
      expect(store.getState().attempt({ type: 'orderItem', id: DOOR_ID, move: to })).not.toBeNull();
      expect(order().indexOf(DOOR_ID)).toBe(0);
    }
  });
});

describe('locks', () => {
  beforeEach(furnish);

  it('editor-password-unlock: clears the link and the previous key’s addable flag', () => {
    dispatch(...lockByItem('chest', 'key'));
    expect(item('key').isAddableToInventory).toBe(true);
    dispatch({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'password' });
    expect(item('chest').itemToUnlock).toBeNull();
    expect(item('key').isAddableToInventory).toBe(false);
  });

  it('editor-item-unlock: clears the password', () => {
    dispatch(...lockByPassword('chest', '1848'));
    expect(item('chest').unlockPassword).toBe('1848');
    dispatch({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' });
    expect(item('chest').unlockPassword).toBe('');
  });

  it('editor-unlock-off: clears the link with its key’s addable flag, and the password', () => {
    dispatch(...lockByItem('chest', 'key'), ...lockByPassword(DOOR_ID, '1848'));
    for (const id of ['chest', DOOR_ID]) dispatch({ type: 'setLocked', id, isItemLocked: false });
    expect(item('chest').itemToUnlock).toBeNull();
    expect(item('key').isAddableToInventory).toBe(false);
    expect(item(DOOR_ID).unlockPassword).toBe('');
  });

  it('editor-choose-key: makes the key addable, and the one chosen before no more', () => {
    dispatch(...lockByItem('chest', 'key'));
    expect(item('key').isAddableToInventory).toBe(true);
    dispatch({ type: 'setItemToUnlock', id: 'chest', itemToUnlock: 'note' });
    expect([item('note').isAddableToInventory, item('key').isAddableToInventory]).toEqual([true, false]);
  });
});

it('editor-hide: marks the picked item hidden and unhides the one chosen before', () => {
  furnish();
  dispatch(...hideIn('chest', 'note'));
  expect(item('note').isHidden).toBe(true);
  dispatch({ type: 'setItemToHide', id: 'chest', itemToHide: 'map' });
  expect([item('map').isHidden, item('note').isHidden]).toEqual([true, false]);
});

it('editor-message: a custom message keeps customDescription, any other choice clears it', () => {
  furnish();
  dispatch(...say('note', 'The year was 1848.'));
  dispatch({ type: 'setDescription', id: 'note', description: 'custom' });
  expect(item('note').customDescription).toBe('The year was 1848.');
  for (const description of ['none', 'nothingSpecial', 'empty'] as const) {
    dispatch(...say('note', 'The year was 1848.'), { type: 'setDescription', id: 'note', description });
    expect(item('note')).toMatchObject({ description, customDescription: '' });
  }
});

describe('looks', () => {
  beforeEach(furnish);
  const picture = (color: string, state: string) => `/art/items/chest/${color}/${state}.webp`;

  it('editor-colour: swaps to that colour’s default image', () => {
    dispatch(
      { type: 'setState', id: 'chest', state: 'opened' },
      { type: 'setColor', id: 'chest', color: 'red' },
    );
    expect(item('chest')).toMatchObject({ color: 'red', uri: picture('red', 'default') });
  });

  it('editor-state: swaps to that colour’s image for the chosen state', () => {
    dispatch({ type: 'setColor', id: 'chest', color: 'red' });
    for (const state of ['opened', 'default'] as const) {
      dispatch({ type: 'setState', id: 'chest', state });
      expect(item('chest')).toMatchObject({ state, uri: picture('red', state) });
    }
  });
});
