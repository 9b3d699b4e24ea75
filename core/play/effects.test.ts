import { describe, expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { act, refusalOfAction, startedPlay } from '../testing/playing.ts';
import type { Action } from './model.ts';

const plain = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const byKey = build(lockByItem('chest', 'key'), plain);
const byCode = build(lockByPassword('chest', 'Élan 7'), plain);

function click(item: string): Action {
  return { type: 'click', item };
}

function enter(password: string): Action {
  return { type: 'enterPassword', item: 'chest', password };
}

describe('P6 what an item hides', () => {
  const room = build([...hideIn('chest', 'key'), ...lockByItem('tv', 'key')], plain);

  it('IS2 is revealed when the hider opens, just in front of it', () => {
    expect(refusalOfAction(room, startedPlay(room), click('key'))).toEqual({ type: 'unknownItem' });
    const { play, events } = act(room, startedPlay(room), click('chest'));
    expect(events).toEqual([
      { type: 'opened', item: 'chest' },
      { type: 'revealed', item: 'key' },
    ]);
    expect(play.itemOrder).toEqual(['door', 'chest', 'key', 'note', 'tv']);
    expect(play.items.key?.isHidden).toBe(false);
  });

  it('is revealed when the hider is collected', () => {
    const under = build(
      [...hideIn('note', 'key'), { type: 'setAddable', id: 'note', isAddableToInventory: true }],
      plain,
    );
    expect(act(under, startedPlay(under), click('note')).events).toEqual([
      { type: 'collected', item: 'note' },
      { type: 'revealed', item: 'key' },
    ]);
  });

  it('P8 an addable item goes to the inventory when it is unlocked, opened', () => {
    const addable = { type: 'setAddable', id: 'chest', isAddableToInventory: true } as const;
    const box = build([...lockByPassword('chest', '1'), ...hideIn('chest', 'note'), addable], plain);
    const { play, events } = act(box, startedPlay(box), enter('1'));
    expect(events.map(({ type }) => type)).toEqual(['unlocked', 'opened', 'revealed', 'collected']);
    expect(play.inventory).toEqual(['chest']);
    expect(play.items.chest).toMatchObject({ visible: false, state: 'opened' });
  });

  it('P14 is visible from the start where its hider starts opened', () => {
    const opened = build([{ type: 'setState', id: 'chest', state: 'opened' }], room);
    expect(act(opened, startedPlay(opened), click('key')).events).toEqual([
      { type: 'collected', item: 'key' },
    ]);
  });

  it('P14 the door and locked items start closed, whatever a draft says', () => {
    const states = (['door', 'chest'] as const).map(
      (id) => ({ type: 'setState', id, state: 'opened' }) as const,
    );
    const broken = build([...states, { type: 'setLocked', id: 'chest', isItemLocked: true }], room);
    const { items } = startedPlay(broken);
    expect([items.door?.state, items.chest?.state, items.key?.isHidden]).toEqual([
      'default',
      'default',
      true,
    ]);
  });
});

describe('P6 messages', () => {
  it('are shown after the effect, and again from the inventory', () => {
    const room = build(say('key', 'Rusty.'), byKey);
    const message = { type: 'message', item: 'key', message: { type: 'custom', text: 'Rusty.' } };
    const taken = act(room, startedPlay(room), click('key'));
    expect(taken.events).toEqual([{ type: 'collected', item: 'key' }, message]);
    const held = act(room, taken.play, { type: 'select', item: 'key' });
    expect(held.events).toEqual([{ type: 'selected', item: 'key' }, message]);
    expect(act(room, held.play, { type: 'select', item: null }).events).toEqual([
      { type: 'selected', item: null },
    ]);
  });

  it('an unlocked item no longer says that it is locked', () => {
    const room = build([{ type: 'setDescription', id: 'chest', description: 'locked' }], byCode);
    const open = act(room, startedPlay(room), enter('elan7')).play;
    expect(act(room, open, click('chest')).events).toEqual([{ type: 'nothing', item: 'chest' }]);
  });

  it('an item that was never locked may say so', () => {
    const room = build([{ type: 'setDescription', id: 'note', description: 'locked' }], plain);
    expect(act(room, startedPlay(room), click('note')).events).toMatchObject([{ type: 'message' }]);
  });

  it('selecting is refused for what is not in the inventory', () => {
    for (const item of ['key', 'ghost', '']) {
      expect(refusalOfAction(byKey, startedPlay(byKey), { type: 'select', item })).toEqual({
        type: 'unknownItem',
      });
    }
  });
});

describe('P6 messages that are not shown', () => {
  it.each(['locked', 'needsKey', 'needsCode'] as const)('%s, once it is unlocked', (description) => {
    const room = build([{ type: 'setDescription', id: 'chest', description }], byCode);
    expect(act(room, startedPlay(room), enter('elan7')).events.map(({ type }) => type)).toEqual([
      'unlocked',
      'opened',
    ]);
  });

  it('R9 include a custom message without a text', () => {
    const room = build([{ type: 'setDescription', id: 'note', description: 'custom' }], plain);
    expect(act(room, startedPlay(room), click('note')).events).toEqual([{ type: 'nothing', item: 'note' }]);
  });

  it('P9 include the door’s message, since nobody is left to read it', () => {
    const room = build(say('door', 'Goodbye.'), plain);
    expect(act(room, startedPlay(room), click('door')).events.at(-1)).toEqual({ type: 'escaped', time: 0 });
  });
});
