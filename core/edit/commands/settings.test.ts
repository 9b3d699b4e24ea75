import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf, say } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

describe('looks', () => {
  it('ED10 a colour swaps to its default picture', () => {
    const opened = build([{ type: 'setState', id: 'chest', state: 'opened' }], room);
    const { room: red } = apply(opened, { type: 'setColor', id: 'chest', color: 'red' });
    expect(get(red, 'chest')).toMatchObject({
      color: 'red',
      state: 'default',
      uri: '/art/items/chest/red/default.webp',
    });
  });

  it('ED10 a state swaps to the colour’s picture for it', () => {
    const { room: opened } = apply(room, { type: 'setState', id: 'chest', state: 'opened' });
    expect(get(opened, 'chest').uri).toBe('/art/items/chest/brown/opened.webp');
  });

  it('refuses an unknown colour, and a missing opened picture', () => {
    for (const color of ['gold', 'toString']) {
      expect(refusalOf(room, { type: 'setColor', id: 'chest', color })).toEqual({
        type: 'unknownColor',
        color,
      });
    }
    expect(refusalOf(room, { type: 'setState', id: 'key', state: 'opened' })).toEqual({
      type: 'noOpenedPicture',
    });
  });

  it('R4 a name has 60 characters at most', () => {
    const name = 'x'.repeat(60);
    expect(get(apply(room, { type: 'setName', id: 'key', name }).room, 'key').name).toBe(name);
    expect(refusalOf(room, { type: 'setName', id: 'key', name: `${name}x` })).toEqual({
      type: 'tooLong',
      field: 'itemName',
      limit: 60,
    });
  });
});

describe('messages', () => {
  const custom = build(say('note', 'The code is 1234.'), room);

  it('ED9 custom keeps its text, any other choice clears it', () => {
    const again = apply(custom, { type: 'setDescription', id: 'note', description: 'custom' });
    expect(again.room).toBe(custom);
    const { room: empty } = apply(custom, { type: 'setDescription', id: 'note', description: 'empty' });
    expect(get(empty, 'note')).toMatchObject({ description: 'empty', customDescription: '' });
  });

  it('R9 a text without custom is refused', () => {
    const { room: silent } = apply(room, { type: 'setDescription', id: 'note', description: 'none' });
    const refusal = refusalOf(silent, { type: 'setCustomDescription', id: 'note', customDescription: 'x' });
    expect(refusal).toEqual({ type: 'notCustom' });
  });

  it('R4 a message has 500 characters at most, and nothing is lost', () => {
    const customDescription = 'x'.repeat(501);
    expect(refusalOf(custom, { type: 'setCustomDescription', id: 'note', customDescription })).toEqual({
      type: 'tooLong',
      field: 'message',
      limit: 500,
    });
    expect(get(custom, 'note').customDescription).toBe('The code is 1234.');
  });
});

describe('setAddable', () => {
  it('E5 the door is never addable, and a key always is', () => {
    const linked = build(lockByItem('chest', 'key'), room);
    expect(refusalOf(room, { type: 'setAddable', id: 'door', isAddableToInventory: true })).toEqual({
      type: 'doorIsFixed',
      reason: 'notAddable',
    });
    expect(refusalOf(linked, { type: 'setAddable', id: 'key', isAddableToInventory: false })).toEqual({
      type: 'keyStaysAddable',
    });
    const { room: addable } = apply(room, { type: 'setAddable', id: 'note', isAddableToInventory: true });
    expect(get(addable, 'note').isAddableToInventory).toBe(true);
  });
});

describe('R10 setOnClick', () => {
  const linked = build([...lockByItem('chest', 'key'), ...hideIn('chest', 'note')], room);

  it('sets a behaviour and takes it away without a trace', () => {
    const { room: mute } = apply(room, { type: 'setOnClick', id: 'tv', onClick: { type: 'none' } });
    expect(get(mute, 'tv').onClick).toEqual({ type: 'none' });
    expect(apply(mute, { type: 'setOnClick', id: 'tv', onClick: { type: 'none' } }).room).toBe(mute);
    expect(apply(mute, { type: 'setOnClick', id: 'tv', onClick: null }).room).toEqual(room);
  });

  it('refuses none and message on the door, on keys and on hiders', () => {
    for (const type of ['none', 'message'] as const) {
      const set = (id: string) => refusalOf(linked, { type: 'setOnClick', id, onClick: { type } });
      expect(set('door')).toEqual({ type: 'doorIsFixed', reason: 'answersClicks' });
      expect(set('key')).toEqual({ type: 'mustAnswerClicks' });
      expect(set('chest')).toEqual({ type: 'mustAnswerClicks' });
    }
  });

  it('O4 O1 an item with a text once open cannot be a toggle or hold clicks back', () => {
    const says = (id: string, openedDescription: string) =>
      ({ type: 'setOpenedDescription', id, openedDescription }) as const;
    const { room: told } = apply(linked, says('chest', 'A moth.'));
    expect(get(told, 'chest').openedDescription).toBe('A moth.');
    expect(refusalOf(told, says('chest', 'x'.repeat(501)))).toMatchObject({
      type: 'tooLong',
      field: 'message',
    });
    const toggling = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'toggle' } }], linked);
    expect(refusalOf(toggling, says('tv', 'Click.'))).toEqual({ type: 'opensForGood' });
    expect(apply(toggling, says('tv', '')).room).toBe(toggling);
    const mute = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'none' } }], linked);
    expect(refusalOf(mute, says('tv', 'Click.'))).toEqual({ type: 'mustAnswerClicks' });
    const spoken = build([says('tv', 'Click.')], linked);
    expect(refusalOf(spoken, { type: 'setOnClick', id: 'tv', onClick: { type: 'message' } })).toEqual({
      type: 'mustAnswerClicks',
    });
  });

  it('O1 refuses toggle on an item that hides something, and hiding on a toggle', () => {
    const toggle = (id: string) => ({ type: 'setOnClick', id, onClick: { type: 'toggle' } }) as const;
    expect(refusalOf(linked, toggle('chest'))).toEqual({ type: 'opensForGood' });
    const toggling = build(
      [toggle('tv'), { type: 'setHiding', id: 'tv', isHidingAnotherItem: true }],
      linked,
    );
    expect(get(toggling, 'tv').onClick).toEqual({ type: 'toggle' });
    expect(refusalOf(toggling, { type: 'setItemToHide', id: 'tv', itemToHide: 'key' })).toEqual({
      type: 'opensForGood',
    });
  });

  it('an item that holds clicks back cannot become a key or hide anything', () => {
    const mute = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'message' } }], linked);
    const hiding = build([{ type: 'setHiding', id: 'tv', isHidingAnotherItem: true }], mute);
    expect(refusalOf(mute, { type: 'setItemToUnlock', id: 'chest', itemToUnlock: 'tv' })).toEqual({
      type: 'mustAnswerClicks',
    });
    expect(refusalOf(hiding, { type: 'setItemToHide', id: 'tv', itemToHide: 'key' })).toEqual({
      type: 'mustAnswerClicks',
    });
  });
});
