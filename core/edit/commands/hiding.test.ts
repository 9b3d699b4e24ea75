import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, hideIn, refusalOf } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const hiding = build(hideIn('chest', 'key'), room);

describe('setItemToHide', () => {
  it('ED8 hides the picked item and shows the one picked before', () => {
    expect(get(hiding, 'key').isHidden).toBe(true);
    const { room: other } = apply(hiding, { type: 'setItemToHide', id: 'chest', itemToHide: 'note' });
    expect([get(other, 'key').isHidden, get(other, 'note').isHidden]).toEqual([false, true]);
  });

  it('ED8 shows it again when nothing is picked or hiding is turned off', () => {
    const none = apply(hiding, { type: 'setItemToHide', id: 'chest', itemToHide: null }).room;
    const off = apply(hiding, { type: 'setHiding', id: 'chest', isHidingAnotherItem: false }).room;
    for (const shown of [none, off]) {
      expect([get(shown, 'key').isHidden, get(shown, 'chest').itemToHide]).toEqual([false, null]);
    }
    expect(get(off, 'chest').isHidingAnotherItem).toBe(false);
  });

  it('R7 a second hider takes the link over, and says so', () => {
    const on = build([{ type: 'setHiding', id: 'tv', isHidingAnotherItem: true }], hiding);
    const { room: taken, notes } = apply(on, { type: 'setItemToHide', id: 'tv', itemToHide: 'key' });
    expect([get(taken, 'chest').itemToHide, get(taken, 'tv').itemToHide]).toEqual([null, 'key']);
    expect(get(taken, 'key').isHidden).toBe(true);
    expect(notes).toEqual([{ type: 'hiderReplaced', item: 'key', from: 'chest' }]);
  });

  it('E1 picking the same again gives the very same room', () => {
    const again = apply(hiding, { type: 'setItemToHide', id: 'chest', itemToHide: 'key' });
    expect(again.room).toBe(hiding);
    expect(again.notes).toEqual([]);
  });

  it('E5 an item hides neither itself, the door, what hides it, nor what is not there', () => {
    const hide = (itemToHide: string) =>
      refusalOf(hiding, { type: 'setItemToHide', id: 'chest', itemToHide });
    expect(hide('chest')).toEqual({ type: 'hidesItself' });
    expect(hide('door')).toEqual({ type: 'doorIsFixed', reason: 'notHidden' });
    expect(hide('constructor')).toEqual({ type: 'unknownItem', id: 'constructor' });
  });

  it('E5 nor what hides it through others', () => {
    const chain = build(
      [
        ...hideIn('chest', 'tv'),
        ...hideIn('tv', 'note'),
        { type: 'setHiding', id: 'note', isHidingAnotherItem: true },
      ],
      room,
    );
    expect(refusalOf(chain, { type: 'setItemToHide', id: 'note', itemToHide: 'chest' })).toEqual({
      type: 'hidesItsHider',
    });
  });

  it('E5 the door hides nothing', () => {
    expect(refusalOf(room, { type: 'setHiding', id: 'door', isHidingAnotherItem: true })).toEqual({
      type: 'doorIsFixed',
      reason: 'hidesNothing',
    });
    expect(refusalOf(room, { type: 'setItemToHide', id: 'door', itemToHide: 'key' })).toEqual({
      type: 'notHiding',
    });
  });
});
