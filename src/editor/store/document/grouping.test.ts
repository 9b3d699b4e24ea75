import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemId } from '../../../../core/room/model.ts';
import { get } from '../../../../core/testing/build.ts';
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

describe('E10 grouped items', () => {
  beforeEach(() => {
    store.getState().selectMany(['chest', 'key']);
    store.getState().groupSelected();
  });
  const group = (id: ItemId) => get(roomOf(store), id).group;

  it('are selected by one tap; a second tap selects a single one, and further taps each of the others', () => {
    store.getState().select(null);
    store.getState().tap('key');
    expect(selected()).toEqual(['chest', 'key']);
    store.getState().tap('chest');
    expect(selected()).toEqual(['chest']);
    store.getState().tap('key');
    expect(selected()).toEqual(['key']);
    store.getState().tap('note');
    store.getState().tap('chest');
    expect(selected()).toEqual(['key', 'chest']);
  });

  it('are copied as a new group, here and from the clipboard, in one step', () => {
    const before = roomOf(store);
    store.getState().duplicateSelected();
    const copies = selected();
    expect(copies.map(group)).toEqual([group(copies[0] ?? ''), group(copies[0] ?? '')]);
    expect([undefined, group('chest')]).not.toContain(group(copies[0] ?? ''));
    store.getState().undo();
    expect(roomOf(store)).toEqual(before);
    store.getState().selectMany(['chest', 'key', 'note']);
    store.getState().paste(store.getState().copySelected());
    const [chest, key, note] = selected().map(group);
    expect([key, note]).toEqual([chest, undefined]);
    expect([undefined, group('key')]).not.toContain(chest);
  });

  it('can be ungrouped, and a copy of one has no group', () => {
    store.getState().select('key');
    store.getState().duplicateSelected();
    expect(selected().map(group)).toEqual([undefined]);
    store.getState().select('key');
    store.getState().ungroupSelected();
    expect([group('chest'), group('key')]).toEqual([undefined, undefined]);
  });

  it('move to another scene together, and undo restores the same room', () => {
    const { dispatch } = store.getState();
    const { background } = roomOf(store);
    dispatch({ type: 'addScene', scene: 'cellar', name: '', kind: 'place', background });
    const before = roomOf(store);
    store.getState().selectMany(['chest', 'key']);
    store.getState().moveSelectedToScene('cellar');
    expect(group('key')).toBe(group('chest'));
    expect(group('key')).toBeDefined();
    store.getState().undo();
    expect(roomOf(store)).toEqual(before);
  });
});
