import { describe, expect, it } from 'vitest';
import type { Room } from '../room/model.ts';
import { build, furnish, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { act, actAll, refusalOfAction, START, startedPlay } from '../testing/playing.ts';
import type { Action, Play } from './model.ts';

const plain = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const byKey = build(lockByItem('chest', 'key'), plain);
const byCode = build(lockByPassword('chest', 'Élan 7'), plain);

function click(item: string): Action {
  return { type: 'click', item };
}

function enter(password: string, item = 'chest'): Action {
  return { type: 'enterPassword', item, password };
}

/** Returns a play with the key in the inventory. */
function withKey(room: Room): Play {
  return act(room, startedPlay(room), click('key')).play;
}

describe('P3 a click on a locked item', () => {
  it('opens the entry of a lock by password, with the item’s message', () => {
    const room = build([{ type: 'setDescription', id: 'chest', description: 'needsCode' }], byCode);
    expect(act(room, startedPlay(room), click('chest')).events).toEqual([
      { type: 'passwordAsked', item: 'chest', message: { type: 'ready', description: 'needsCode' } },
    ]);
  });

  it('says that it is locked by an item, with the item’s message', () => {
    expect(act(byKey, startedPlay(byKey), click('chest')).events).toEqual([
      { type: 'lockedByItem', item: 'chest', message: null },
    ]);
  });

  it('P8 unlocks with the right entry selected', () => {
    const held = act(byKey, withKey(byKey), { type: 'select', item: 'key' }).play;
    const { play, events } = act(byKey, held, click('chest'));
    expect(events).toEqual([
      { type: 'unlocked', item: 'chest', key: 'key' },
      { type: 'opened', item: 'chest' },
    ]);
    expect(play.items.chest).toEqual({ visible: true, isHidden: false, isLocked: false, state: 'opened' });
    expect([play.inventory, play.selected]).toEqual([[], null]);
  });

  it('P7 a wrong key leaves everything as it was and stays in the hand', () => {
    const room = build([{ type: 'setAddable', id: 'note', isAddableToInventory: true }], byKey);
    const held = actAll(room, startedPlay(room), [click('note'), { type: 'select', item: 'note' }]).play;
    const { play, events } = act(room, held, click('chest'));
    expect(events).toEqual([{ type: 'keyDoesNotFit', item: 'chest', key: 'note' }]);
    expect(play).toEqual({ ...held, failedAt: 'chest', touched: 'chest' });
  });

  it('uses the selected entry only on locks by item', () => {
    const room = build(lockByPassword('tv', '1'), byKey);
    const held = act(room, withKey(room), { type: 'select', item: 'key' }).play;
    expect(act(room, held, click('tv')).events).toEqual([
      { type: 'passwordAsked', item: 'tv', message: null },
    ]);
    expect(act(room, held, click('note')).play.selected).toBe('key');
  });

  it('R10 a behaviour of its own does not hold the lock back', () => {
    const room = build([{ type: 'setOnClick', id: 'chest', onClick: { type: 'none' } }], byCode);
    expect(act(room, startedPlay(room), click('chest')).events).toMatchObject([{ type: 'passwordAsked' }]);
  });
});

describe('useItem', () => {
  it('P8 unlocks as select and click do', () => {
    const dragged = act(byKey, withKey(byKey), { type: 'useItem', item: 'key', on: 'chest' });
    const tapped = actAll(byKey, withKey(byKey), [{ type: 'select', item: 'key' }, click('chest')]);
    expect(dragged.play).toEqual(tapped.play);
  });

  it('P7 C2 does not fit other locks, and does not combine with an unlocked item', () => {
    const room = build(lockByPassword('tv', '1'), byKey);
    const use = (on: string) => act(room, withKey(room), { type: 'useItem', item: 'key', on });
    expect(use('tv').events).toEqual([{ type: 'keyDoesNotFit', item: 'tv', key: 'key' }]);
    expect(use('note').events).toEqual([{ type: 'doesNotCombine', item: 'note', key: 'key' }]);
    expect(use('tv').play).toEqual({ ...withKey(room), failedAt: 'tv', touched: 'tv' });
  });

  it('P12 is refused for what the player does not hold or see', () => {
    const use = (item: string, on: string) =>
      refusalOfAction(byKey, withKey(byKey), { type: 'useItem', item, on });
    expect([use('note', 'chest'), use('key', 'ghost')]).toEqual(Array(2).fill({ type: 'unknownItem' }));
  });
});

describe('enterPassword', () => {
  it('P7 P8 the right password unlocks, however it is written', () => {
    const { play, events } = act(byCode, startedPlay(byCode), enter(' elan７'));
    expect(events).toEqual([
      { type: 'unlocked', item: 'chest', key: null },
      { type: 'opened', item: 'chest' },
    ]);
    expect(play.items.chest?.isLocked).toBe(false);
  });

  it('P7 P16 a wrong one changes only the list of tries and the last failed lock', () => {
    const before = startedPlay(byCode);
    const { play, events } = act(byCode, before, enter('elan 8'));
    expect(events).toEqual([{ type: 'passwordWrong', item: 'chest' }]);
    expect(play).toEqual({ ...before, failedAt: 'chest', touched: 'chest', tries: { chest: [START] } });
  });

  it('does nothing where no password is asked', () => {
    for (const room of [plain, byKey]) {
      const before = startedPlay(room);
      expect(act(room, before, enter('Élan 7'))).toEqual({
        play: { ...before, touched: 'chest' },
        events: [{ type: 'nothing', item: 'chest' }],
      });
    }
  });

  it('P7 no password opens a lock without one', () => {
    const room = build(lockByPassword('chest', '  '), plain);
    expect(act(room, startedPlay(room), enter('')).events).toEqual([
      { type: 'passwordWrong', item: 'chest' },
    ]);
  });
});

describe('P13 more than 8 wrong passwords in a minute', () => {
  const wrong = Array.from({ length: 9 }, () => enter('wrong'));
  const tryEight = () => actAll(byCode, startedPlay(byCode), wrong.slice(1)).play;
  const close = () => act(byCode, tryEight(), enter('wrong'), START + 59_999);

  it('close the lock for 30 seconds, and say so', () => {
    const closed = close();
    expect(closed.events).toEqual([
      { type: 'passwordWrong', item: 'chest' },
      { type: 'lockClosed', item: 'chest', wait: 30_000 },
    ]);
    const right = act(byCode, closed.play, enter('Élan 7'), START + 60_999);
    expect(right.events).toEqual([{ type: 'lockClosed', item: 'chest', wait: 29_000 }]);
    const clicked = act(byCode, closed.play, click('chest'), START + 60_999);
    expect(clicked.events).toEqual([expect.objectContaining({ type: 'passwordAsked' }), ...right.events]);
    const { items, inventory } = closed.play;
    expect({ items, inventory }).toEqual({ items: tryEight().items, inventory: [] });
  });

  it('let the lock open again after 30 seconds', () => {
    const later = act(byCode, close().play, enter('Élan 7'), START + 89_999);
    expect(later.play.items.chest?.isLocked).toBe(false);
  });

  it('count for the last minute only, and for one lock', () => {
    expect(act(byCode, tryEight(), enter('wrong'), START + 60_000).events).toHaveLength(1);
    const two = build(lockByPassword('tv', '1'), byCode);
    const tried = actAll(two, startedPlay(two), wrong.slice(1)).play;
    expect(tried.tries.chest).toHaveLength(8);
    const other = act(two, tried, enter('wrong', 'tv'));
    expect(other.events).toEqual([{ type: 'passwordWrong', item: 'tv' }]);
    expect(other.play.tries).toMatchObject({ tv: [START], chest: tried.tries.chest });
  });
});

describe('the hand', () => {
  const take = { type: 'setAddable', id: 'note', isAddableToInventory: true } as const;
  const room = build([take, ...lockByPassword('tv', '1')], byKey);
  const holding = () => actAll(room, startedPlay(room), [click('key'), click('note')]).play;

  it('IS3 P8 the key alone is used up, and another entry stays in the hand', () => {
    const note = act(room, holding(), { type: 'select', item: 'note' }).play;
    const unlocked = act(room, note, { type: 'useItem', item: 'key', on: 'chest' }).play;
    expect([unlocked.inventory, unlocked.selected]).toEqual([['note'], 'note']);
    const entered = act(room, note, { type: 'enterPassword', item: 'tv', password: '1' }).play;
    expect([entered.inventory, entered.selected]).toEqual([['key', 'note'], 'note']);
  });

  it('deselects the entry and changes nothing else', () => {
    const note = act(room, holding(), { type: 'select', item: 'note' }).play;
    expect(act(room, note, { type: 'select', item: null }).play).toEqual(holding());
  });

  it('P7 a key does not fit a lock by password', () => {
    const tried = act(room, holding(), { type: 'useItem', item: 'key', on: 'tv' });
    expect(tried.events).toEqual([{ type: 'keyDoesNotFit', item: 'tv', key: 'key' }]);
  });
});

describe('a click on an unlocked item', () => {
  it('P4 IS4 collects what is addable: it leaves the stage for the inventory', () => {
    const { play, events } = act(byKey, startedPlay(byKey), click('key'));
    expect(events).toEqual([{ type: 'collected', item: 'key' }]);
    expect([play.items.key?.visible, play.inventory]).toEqual([false, ['key']]);
    expect(refusalOfAction(byKey, play, click('key'))).toEqual({ type: 'unknownItem' });
  });

  it('P5 IS2 opens what can be seen to open, for good', () => {
    const opened = act(plain, startedPlay(plain), click('tv'));
    expect(opened.events).toEqual([{ type: 'opened', item: 'tv' }]);
    expect(act(plain, opened.play, click('tv'))).toEqual({
      play: opened.play,
      events: [{ type: 'nothing', item: 'tv' }],
    });
  });

  it('P5 does nothing where there is no opened picture', () => {
    expect(act(plain, startedPlay(plain), click('note')).events).toEqual([{ type: 'nothing', item: 'note' }]);
  });

  it('IS1 P5 R10 a toggle goes back and forth', () => {
    const room = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'toggle' } }], plain);
    const { play, events } = actAll(room, startedPlay(room), [click('tv'), click('tv'), click('tv')]);
    expect(events.map(({ type }) => type)).toEqual(['opened', 'shut', 'opened']);
    expect(play.items.tv?.state).toBe('opened');
  });

  it('R10 none and message hold back collecting and opening', () => {
    const mute = build(
      [{ type: 'setOnClick', id: 'tv', onClick: { type: 'none' } }, ...say('tv', 'Hm.')],
      plain,
    );
    expect(act(mute, startedPlay(mute), click('tv')).events).toEqual([{ type: 'nothing', item: 'tv' }]);
    const talking = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'message' } }], mute);
    const { play, events } = act(talking, startedPlay(talking), click('tv'));
    expect(events).toEqual([{ type: 'message', item: 'tv', message: { type: 'custom', text: 'Hm.' } }]);
    expect(play.items.tv?.state).toBe('default');
  });

  it('P9 the door opens even where its opened picture is the same', () => {
    const door = plain.itemConfigs.door;
    const picture = { default: '/d.webp', opened: '/d.webp' };
    const flat = {
      ...plain,
      itemConfigs: { ...plain.itemConfigs, door: { ...door, variants: { plain: picture } } },
    };
    expect(act(flat as Room, startedPlay(flat as Room), click('door')).play.isEscaped).toBe(true);
  });
});
