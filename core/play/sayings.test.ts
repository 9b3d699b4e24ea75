import { describe, expect, it } from 'vitest';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { build, furnish, get, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { furnished, soundRoom } from '../testing/furnished.ts';
import { act, actAll, START, startedPlay } from '../testing/playing.ts';
import unreadToggle from '../testing/rooms/unread-text-of-a-toggle-that-is-taken-along.json';
import wayOpenedElsewhere from '../testing/rooms/way-opened-from-elsewhere-never-says-its-text.json';
import wayOpenedAtTheStart from '../testing/rooms/way-opened-from-the-start-never-says-its-text.json';
import wrongTextNotKept from '../testing/rooms/wrong-text-is-not-kept.json';
import type { Action, Play } from './model.ts';
import { toPlayerView } from './view/toPlayerView.ts';

const things = { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry };
const click = (item: ItemId): Action => ({ type: 'click', item });
const go = (scene: string): Action => ({ type: 'go', scene });

function playOf(room: Room, ...actions: readonly Action[]): Play {
  return actAll(room, startedPlay(room), actions).play;
}

/** Returns the texts of the journal as the player reads them. */
function textsIn(room: Room, play: Play): readonly string[] {
  return toPlayerView({ room, play, at: START }).journal.flatMap((entry) =>
    entry.type === 'text' && entry.message.type === 'custom' ? [entry.message.text] : [],
  );
}

/** Returns the types of an action's events. */
function typesOf(room: Room, play: Play, action: Action): readonly string[] {
  return act(room, play, action).events.map(({ type }) => type);
}

describe('O5 K7 what a lock says to a wrong answer', () => {
  const locked = build(lockByPassword('chest', 'alpha'), furnish(things));
  const room = build([{ type: 'setWrongText', id: 'chest', wrongText: 'No. The door wants omega.' }], locked);
  const enter = (password: string): Action => ({ type: 'enterPassword', item: 'chest', password });

  it('is in the journal once, marked as the reply to a wrong answer', () => {
    const play = playOf(room, enter('beta'), enter('gamma'));
    expect(toPlayerView({ room, play, at: START }).journal).toEqual([
      {
        type: 'text',
        label: get(room, 'chest').name,
        message: { type: 'custom', text: 'No. The door wants omega.' },
        isToWrongAnswer: true,
      },
    ]);
    expect(textsIn(room, actAll(room, play, [enter('alpha')]).play)).toHaveLength(1);
  });

  it('stays unread if the lock is opened at once, and is kept', () => {
    expect(textsIn(room, startedPlay(room))).toEqual([]);
    expect(textsIn(room, playOf(room, enter('alpha')))).toEqual(['No. The door wants omega.']);
  });

  it('is there once the lock is open, where it is the one clue to another', () => {
    const stored = soundRoom(wrongTextNotKept);
    const tryBox = (password: string): Action => ({ type: 'enterPassword', item: 'box', password });
    const kept = ['No. The door wants omega.'];
    const tried = playOf(stored, tryBox('beta'));
    expect(textsIn(stored, tried)).toEqual(kept);
    expect(textsIn(stored, actAll(stored, tried, [tryBox('alpha')]).play)).toEqual(kept);
    expect(textsIn(stored, playOf(stored, tryBox('alpha')))).toEqual(kept);
  });

  it('is kept of a lock that goes back and forth too', () => {
    const tv = build(lockByPassword('tv', 'alpha'), furnish(things));
    const toggle: Partial<ItemConfig> = { wrongText: 'No.', onClick: { type: 'toggle' } };
    const back = { ...tv, itemConfigs: { ...tv.itemConfigs, tv: { ...get(tv, 'tv'), ...toggle } } };
    const play = playOf(back, { type: 'enterPassword', item: 'tv', password: 'alpha' });
    expect(textsIn(back, play)).toEqual(['No.']);
  });
});

describe('O5 what a toggle says while locked', () => {
  const toggle: Partial<ItemConfig> = {
    description: 'custom',
    customDescription: 'On its foot: omega',
    onClick: { type: 'toggle' },
  };
  const use: Action = { type: 'useItem', item: 'key', on: 'tv' };

  function lamp(changes: Partial<ItemConfig>): Room {
    const room = build(lockByItem('tv', 'key'), furnish(things));
    return {
      ...room,
      itemConfigs: { ...room.itemConfigs, tv: { ...get(room, 'tv'), ...toggle, ...changes } },
    };
  }

  it('is kept where it is taken along as it is unlocked, with its first picture', () => {
    const room = soundRoom(unreadToggle);
    const play = playOf(room, click('oil'), { type: 'useItem', item: 'oil', on: 'lamp' });
    expect(textsIn(room, play)).toEqual(['On its foot: omega']);
    const pictures = play.journal.filter(({ type }) => type === 'picture');
    expect(pictures).toContainEqual({ type: 'picture', item: 'oil', state: 'default' });
  });

  it('is kept too where it has a former picture', () => {
    const room = lamp({ isAddableToInventory: true });
    const play = playOf(room, click('key'), use);
    expect(textsIn(room, play)).toEqual(['On its foot: omega']);
    const pictures = play.journal.filter(({ type }) => type === 'picture');
    expect(pictures).toContainEqual({ type: 'picture', item: 'tv', state: 'default' });
  });

  it('is kept where it has no other picture to go back from', () => {
    const room = lamp({ variants: get(lamp({}), 'note').variants, color: 'plain' });
    expect(textsIn(room, playOf(room, click('key'), use))).toEqual(['On its foot: omega']);
  });

  it('is said again where it is shut again', () => {
    const room = lamp({});
    const play = playOf(room, click('key'), use);
    expect(textsIn(room, play)).toEqual([]);
    expect(textsIn(room, actAll(room, play, [click('tv')]).play)).toEqual(['On its foot: omega']);
  });
});

describe('O1 O4 N2 an open way', () => {
  const leads = { onClick: { type: 'go', to: 'attic' }, openedDescription: 'Chalked: omega' } as const;

  it('from the start shows its text at the first passage, and leads on at once', () => {
    const room = soundRoom(wayOpenedAtTheStart);
    const start = startedPlay(room);
    expect(typesOf(room, start, click('hatch'))).toEqual(['entered', 'message']);
    const there = playOf(room, click('hatch'));
    expect(textsIn(room, there), 'heard, though it is out of sight by then').toEqual([
      'Chalked on it: omega',
    ]);
    const back = actAll(room, there, [go('start')]).play;
    expect(typesOf(room, back, click('hatch')), 'it is known by now').toEqual(['entered']);
  });

  it('N4 K6 that was opened from elsewhere shows its text in the same way', () => {
    const room = soundRoom(wayOpenedElsewhere);
    const rung = playOf(room, click('path'), click('bell'), click('bell'));
    expect([rung.items.gate?.isLocked, textsIn(room, rung)]).toEqual([false, []]);
    const back = actAll(room, rung, [go('start')]).play;
    expect(typesOf(room, back, click('gate'))).toEqual(['entered', 'message']);
    expect(textsIn(room, actAll(room, back, [click('gate')]).play)).toEqual(['On its inside: omega']);
  });

  it('with nothing to open says its text at the first passage, and not again', () => {
    const path: Partial<ItemConfig> = {
      onClick: { type: 'go', to: 'attic' },
      description: 'custom',
      customDescription: 'Up to omega.',
    };
    const room = furnished(things, { key: path }, { attic: 'place' });
    expect(typesOf(room, startedPlay(room), click('key'))).toEqual(['entered', 'message']);
    const there = playOf(room, click('key'));
    expect(textsIn(room, there)).toEqual(['Up to omega.']);
    const back = actAll(room, there, [go('start')]).play;
    expect(typesOf(room, back, click('key'))).toEqual(['entered']);
  });

  it('that was opened by a click shows its text with that click, and not again', () => {
    const room = furnished(things, { tv: leads }, { attic: 'place' });
    expect(typesOf(room, startedPlay(room), click('tv'))).toEqual(['opened', 'message']);
    expect(typesOf(room, playOf(room, click('tv')), click('tv'))).toEqual(['entered']);
  });
});
