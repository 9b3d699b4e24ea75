import { describe, expect, it } from 'vitest';
import type { ItemId, Room } from '../room/model.ts';
import { build, furnish, get, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import { actAll, act as applied, START, startedPlay } from '../testing/playing.ts';
import { act } from './act.ts';
import type { Action, Play } from './model.ts';
import { nameOf, toPlayerView } from './view/toPlayerView.ts';

const click = (item: ItemId) => ({ type: 'click', item }) as const;
const things = { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry };
const say = { description: 'custom', customDescription: 'Hm.' } as const;
const byItem = { isItemLocked: true, isLocked: true, unlockMethod: 'item' } as const;
const bySequence = { isItemLocked: true, isLocked: true, unlockMethod: 'sequence' } as const;

function playOf(room: Room, ...actions: readonly Action[]): Play {
  return actAll(room, startedPlay(room), actions).play;
}

describe('K5 several keys of one lock', () => {
  it('each key that fits is used up and stays at the lock; the last one unlocks', () => {
    const room = furnished(things, {
      chest: { ...byItem, itemToUnlock: 'key', furtherKeys: ['note'] },
      key: { isAddableToInventory: true },
      note: { isAddableToInventory: true },
    });
    const held = playOf(room, click('note'), click('key'));
    expect(applied(room, held, click('chest')).events).toEqual([
      { type: 'lockedByItem', item: 'chest', message: null, keyholes: 2 },
    ]);
    const one = applied(room, held, { type: 'useItem', item: 'note', on: 'chest' });
    expect(one.events).toEqual([{ type: 'keyFits', item: 'chest', key: 'note', keyholes: 2 }]);
    expect(one.play).toMatchObject({ inventory: ['key'], items: { chest: { isLocked: true } } });
    const shown = toPlayerView({ room, play: one.play, at: START }).items.find(
      ({ label }) => label === 'chest',
    );
    expect(shown?.usedKeys?.map(({ label }) => label)).toEqual(['note']);
    const both = applied(room, one.play, { type: 'useItem', item: 'key', on: 'chest' });
    expect(both.play).toMatchObject({
      inventory: [],
      items: { chest: { isLocked: false, state: 'opened' } },
    });
    const { items } = toPlayerView({ room, play: both.play, at: START });
    expect(items.filter(({ usedKeys }) => usedKeys)).toEqual([]);
  });
});

describe('K6 a lock by sequence', () => {
  it('opens when the last clicks on members are the order, counted from when the lock was in a view', () => {
    const room = furnished(things, {
      chest: { ...bySequence, sequence: ['tv', 'note', 'tv'] },
    });
    expect(applied(room, startedPlay(room), click('chest')).events[0]?.type).toBe('lockedBySequence');
    const wrong = playOf(room, click('note'), click('tv'), click('tv'));
    expect(wrong.items.chest?.isLocked).toBe(true);
    const { play, events } = actAll(room, wrong, [click('note'), click('tv')]);
    expect(play.items.chest).toMatchObject({ isLocked: false, state: 'opened' });
    expect(events).toContainEqual({ type: 'unlocked', item: 'chest', key: null });
  });

  it.each([
    ['what the last member has to say', say, ['message', 'unlocked', 'opened']],
    ['nothing of one that has nothing to say', {}, ['unlocked', 'opened']],
  ])('the click that opens tells %s, and that it opens', (_, note, told) => {
    const chest = { ...bySequence, sequence: ['tv', 'note'] };
    const room = furnished(things, { chest, note });
    const { events } = applied(room, playOf(room, click('tv')), click('note'));
    expect(events.map(({ type }) => type)).toEqual(told);
  });

  it('only clicks on members count, which do what they do besides, and nothing tells right from wrong', () => {
    const sequence = ['tv', 'note', 'tv'];
    const room = furnished(things, {
      chest: { ...bySequence, sequence },
      note: say,
    });
    const answersTo = (first: ItemId, second: ItemId) =>
      actAll(room, startedPlay(room), [click(first), click(second)]).events.map(({ type }) => type);
    // The first order begins with a right click, the second with a wrong one; the television opens and the
    // note is read either way, so nothing distinguishes them.
    expect(answersTo('tv', 'note')).toEqual(['opened', 'message']);
    expect(answersTo('note', 'tv')).toEqual(['message', 'opened']);
    const asked = applied(room, playOf(room, click('tv'), click('note')), click('chest'));
    expect(asked.events).toEqual([{ type: 'lockedBySequence', item: 'chest', message: null }]);
    const apart = playOf(room, click('tv'), click('key'), click('note'), click('chest'), click('tv'));
    expect(apart.items.chest?.isLocked).toBe(false);
  });

  it('clicks before the lock was in a view do not count, and it opens from afar without a word of it', () => {
    const room = furnished(
      things,
      {
        chest: {
          scene: 'cellar',
          isItemLocked: true,
          isLocked: true,
          unlockMethod: 'sequence',
          sequence: ['tv', 'note'],
        },
        key: { onClick: { type: 'go', to: 'cellar' } },
      },
      { cellar: 'place' },
    );
    const early = playOf(room, click('tv'), click('note'));
    expect([early.items.chest?.isLocked, early.clicks]).toEqual([true, {}]);
    const back = actAll(room, early, [click('key'), { type: 'go', scene: 'start' }, click('tv')]).play;
    const name = back.names.note;
    if (name === undefined) throw new Error('The note has a name.');
    const acted = act({ room, play: back, at: START }, { type: 'click', item: name });
    expect(acted.play.items.chest?.isLocked).toBe(false);
    expect(acted.events.map(({ type }) => type)).toEqual(['somethingElsewhere']);
  });

  it('O4 a lock that opens before the player says at once what it says once open, and the last click is no idle one', () => {
    const chest = {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'sequence',
      sequence: ['tv', 'note'],
      openedDescription: 'A moth flies out.',
    } as const;
    const room = furnished(things, { chest });
    const { events } = actAll(room, startedPlay(room), [click('tv'), click('note')]);
    expect(events.map(({ type }) => type)).toEqual(['opened', 'unlocked', 'opened', 'message']);
    expect(events.at(-1)).toMatchObject({ item: 'chest', message: { text: 'A moth flies out.' } });
  });
});

describe('N6 opened locks that are done', () => {
  it('N6 P12 the view marks an opened lock as done, unless it is a way or a toggle', () => {
    const room = furnished(
      things,
      {
        chest: { ...byItem, itemToUnlock: 'key' },
        tv: { ...byItem, itemToUnlock: 'note', onClick: { type: 'toggle' } },
        key: { isAddableToInventory: true },
        note: { isAddableToInventory: true },
      },
      { cellar: 'place' },
    );
    const overIn = (played: Room, play: Play) =>
      toPlayerView({ room: played, play, at: START }).items.flatMap(({ label, isDone }) =>
        isDone ? [label] : [],
      );
    const taken = [click('key'), click('note')];
    const use = (item: ItemId, on: ItemId) => ({ type: 'useItem', item, on }) as const;
    const opened = [...taken, use('key', 'chest'), use('note', 'tv')];
    expect(overIn(room, playOf(room, ...taken))).toEqual([]);
    expect(overIn(room, playOf(room, ...opened))).toEqual(['chest']);
    const way = furnished(
      things,
      {
        chest: { ...byItem, itemToUnlock: 'key', onClick: { type: 'go', to: 'cellar' } },
        key: { isAddableToInventory: true },
      },
      { cellar: 'place' },
    );
    expect(overIn(way, playOf(way, click('key'), use('key', 'chest')))).toEqual([]);
  });
});

describe('K7 what a lock by text takes besides', () => {
  it('K7 P7 takes further answers, and says the creator’s own words to a wrong one', () => {
    const plain = build(lockByPassword('chest', 'Orion'), furnish(things));
    const chest = { ...get(plain, 'chest'), alsoAccepts: ['the hunter'], wrongText: 'Look up.' };
    const room = { ...plain, itemConfigs: { ...plain.itemConfigs, chest } };
    const enter = (password: string) =>
      applied(room, startedPlay(room), { type: 'enterPassword', item: 'chest', password });
    expect(enter('The Hunter').play.items.chest?.isLocked).toBe(false);
    expect(enter('Mars').events).toEqual([{ type: 'passwordWrong', item: 'chest', text: 'Look up.' }]);
  });
});

describe('C combining', () => {
  it('C1 C2 two parts become a third thing; what does not combine says so, and a tap takes the other one', () => {
    const room = furnished(things, {
      key: { isAddableToInventory: true, combinesWith: 'note', combinesInto: 'tv' },
      note: { isAddableToInventory: true },
      chest: { isAddableToInventory: true },
      tv: { isHidden: true },
    });
    const held = playOf(room, click('key'), click('note'), click('chest'), { type: 'select', item: 'key' });
    expect(applied(room, held, { type: 'useItem', item: 'key', on: 'chest' }).events).toEqual([
      { type: 'doesNotCombine', item: 'chest', key: 'key' },
    ]);
    expect(applied(room, held, { type: 'select', item: 'chest' }).play.selected).toBe('chest');
    const { play, events } = applied(room, held, { type: 'select', item: 'note' });
    expect(play).toMatchObject({ inventory: ['chest', 'tv'], selected: null });
    expect(events.map(({ type }) => type)).toEqual(['combined', 'collected']);
    expect(play.journal.map((entry) => entry.type)).toEqual(['picture', 'picture']);
    const other = playOf(room, click('note'), { type: 'useItem', item: 'note', on: 'key' });
    expect(other.inventory).toEqual(['tv']);
  });

  it('C2 a part tried where what it becomes fits, or on what belongs to the same thing, is told to lack something', () => {
    const taken = { isAddableToInventory: true } as const;
    const room = furnished(
      { ...things, half: noteEntry, made: noteEntry, lamp: tvEntry, safe: chestEntry },
      {
        key: { ...taken, combinesWith: 'half', combinesInto: 'made' },
        half: taken,
        made: { ...taken, isHidden: true, combinesWith: 'lamp', combinesInto: 'tv' },
        lamp: taken,
        tv: { ...taken, isHidden: true },
        note: taken,
        chest: { ...byItem, itemToUnlock: 'tv' },
        safe: { ...byItem, itemToUnlock: 'note' },
      },
    );
    const held = playOf(room, click('key'), click('half'), click('lamp'), click('note'));
    const tried = (key: ItemId, on: ItemId) =>
      applied(room, held, { type: 'useItem', item: key, on }).events[0];
    expect(tried('key', 'chest')).toEqual({
      type: 'keyDoesNotFit',
      item: 'chest',
      key: 'key',
      lacksPart: true,
    });
    expect(tried('key', 'safe'), 'the wrong lock').toEqual({
      type: 'keyDoesNotFit',
      item: 'safe',
      key: 'key',
    });
    expect(tried('note', 'chest'), 'no part of its key').toEqual({
      type: 'keyDoesNotFit',
      item: 'chest',
      key: 'note',
    });
    const apart = { type: 'doesNotCombine', item: 'lamp', key: 'key' };
    expect(tried('key', 'lamp')).toEqual({ ...apart, lacksPart: true });
    expect(tried('note', 'lamp')).toEqual({ ...apart, key: 'note' });
  });

  it('O5 C1 what a part says can be read again once it is used up, though nobody read it before', () => {
    const part = { ...say, isAddableToInventory: true } as const;
    const room = furnished(things, {
      key: { ...part, combinesWith: 'note', combinesInto: 'tv' },
      note: { ...part, customDescription: 'Seven.' },
      tv: { isHidden: true },
    });
    const { play } = actAll(room, startedPlay(room), [
      click('key'),
      click('note'),
      { type: 'useItem', item: 'key', on: 'note' },
    ]);
    const { journal } = toPlayerView({ room, play, at: START });
    expect(journal.map(({ type, label }) => `${type} ${label}`)).toEqual([
      'text key',
      'text note',
      'picture key',
      'picture note',
    ]);
  });
});

describe('K2 the face of a lock', () => {
  const face = {
    type: 'order',
    pieces: ['I', 'II', 'III'].map((text) => ({ type: 'word', text }) as const),
  } as const;
  const room = furnished(things, {
    chest: { ...byItem, unlockMethod: 'password', unlockPassword: 'c a b', face },
  });
  const play = startedPlay(room);
  const name = (id: ItemId) => nameOf(play, id);

  it('comes with the question, its pieces dealt as before, and accepts what was made of them', () => {
    const asked = () => act({ room, play, at: START }, { type: 'click', item: name('chest') }).events;
    expect(asked()).toEqual(asked());
    const [event] = asked();
    if (event?.type !== 'passwordAsked' || event.face?.type !== 'order')
      throw new Error('No order was asked for.');
    const { pieces } = event.face;
    const laid = ['III', 'I', 'II'].map(
      (text) => pieces.find((piece) => piece.type === 'word' && piece.text === text)?.id,
    );
    expect(pieces.map(({ id }) => id)).not.toEqual(laid);
    const entered = { type: 'enterPassword', item: name('chest'), password: laid.join(' ') } as const;
    expect(act({ room, play, at: START }, entered).play.items.chest?.isLocked).toBe(false);
  });

  it('is left out if it is a text, as for every older lock', () => {
    const plain = build(lockByPassword('chest', '7'), furnish(things));
    const begun = startedPlay(plain);
    const { events } = act(
      { room: plain, play: begun, at: START },
      { type: 'click', item: nameOf(begun, 'chest') },
    );
    expect(events).toEqual([expect.not.objectContaining({ face: expect.anything() })]);
  });
});
