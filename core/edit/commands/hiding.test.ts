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

  it('E5 an item hides neither itself, the door, its own hider, nor a missing item', () => {
    const hide = (itemToHide: string) =>
      refusalOf(hiding, { type: 'setItemToHide', id: 'chest', itemToHide });
    expect(hide('chest')).toEqual({ type: 'hidesItself' });
    expect(hide('door')).toEqual({ type: 'doorIsFixed', reason: 'notHidden' });
    expect(hide('constructor')).toEqual({ type: 'unknownItem', id: 'constructor' });
  });

  it('E5 an item does not hide its hider through other items', () => {
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

describe('O2 an item hides up to eight', () => {
  const list = (of: typeof room, id: string, itemsToHide: readonly string[]) =>
    apply(of, { type: 'setItemsToHide', id, itemsToHide });
  const both = list(hiding, 'chest', ['key', 'note']).room;

  it('holds them in the order in which they are revealed', () => {
    expect(get(both, 'chest')).toMatchObject({ itemToHide: 'key', alsoHides: ['note'] });
    expect([get(both, 'key').isHidden, get(both, 'note').isHidden]).toEqual([true, true]);
    const turned = list(both, 'chest', ['note', 'key', 'note']).room;
    expect(get(turned, 'chest')).toMatchObject({ itemToHide: 'note', alsoHides: ['key'] });
    expect(list(both, 'chest', ['key', 'note']).room).toBe(both);
    const fewer = list(both, 'chest', ['note']).room;
    expect([get(fewer, 'chest').alsoHides, get(fewer, 'key').isHidden]).toEqual([[], false]);
  });

  it('R7 another hider takes over one of them, and the former keeps the others', () => {
    const on = build([{ type: 'setHiding', id: 'tv', isHidingAnotherItem: true }], both);
    for (const [taken, left] of [
      ['key', 'note'],
      ['note', 'key'],
    ] as const) {
      const { room: other, notes } = list(on, 'tv', [taken]);
      expect(get(other, 'chest')).toMatchObject({ itemToHide: left, alsoHides: [] });
      expect(get(other, taken).isHidden).toBe(true);
      expect(notes).toEqual([{ type: 'hiderReplaced', item: taken, from: 'chest' }]);
    }
  });

  it('refuses a ninth', () => {
    const nine = Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`n${place}`, noteEntry]));
    const full = build(
      [{ type: 'setHiding', id: 'chest', isHidingAnotherItem: true }],
      furnish({ chest: chestEntry, ...nine }),
    );
    const ids = Object.keys(nine);
    expect(get(list(full, 'chest', ids.slice(1)).room, 'chest').alsoHides).toHaveLength(7);
    expect(refusalOf(full, { type: 'setItemsToHide', id: 'chest', itemsToHide: ids })).toEqual({
      type: 'tooMany',
      list: 'hidden',
      limit: 8,
    });
  });

  it('ED8 picking another one replaces the first', () => {
    const { room: other } = apply(both, { type: 'setItemToHide', id: 'chest', itemToHide: 'tv' });
    expect(get(other, 'chest')).toMatchObject({ itemToHide: 'tv', alsoHides: ['note'] });
    expect(get(other, 'key').isHidden).toBe(false);
  });
});

describe('O4 O6 how a text is shown, and hints', () => {
  it('can be set; an item has three hints of at most 200 characters', () => {
    const shown = apply(room, { type: 'setShowsAs', id: 'note', showsAs: 'paper' }).room;
    expect(get(shown, 'note').showsAs).toBe('paper');
    const hint = (hints: readonly string[]) => ({ type: 'setHints', id: 'note', hints }) as const;
    const hinted = apply(room, hint(['Look up.', 'At the lamp.', 'Seven.'])).room;
    expect(get(hinted, 'note').hints).toHaveLength(3);
    expect(apply(hinted, hint(['Look up.', 'At the lamp.', 'Seven.'])).room).toBe(hinted);
    expect(refusalOf(room, hint(['', '', '', '']))).toEqual({ type: 'tooMany', list: 'hints', limit: 3 });
    expect(refusalOf(room, hint(['x'.repeat(201)]))).toEqual({ type: 'tooLong', field: 'hint', limit: 200 });
  });
});
