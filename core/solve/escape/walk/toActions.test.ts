import { describe, expect, it } from 'vitest';
import type { Command } from '../../../edit/command.ts';
import type { Action } from '../../../play/model.ts';
import { type ItemId, START_ID } from '../../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import { actAll, startedPlay } from '../../../testing/playing.ts';
import { toActions } from './toActions.ts';

/** The television leads to a cellar, in which the chest and the note stand. */
const room = build(
  [
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    ...(['chest', 'note'] as const).map((id): Command => ({ type: 'moveItemToScene', id, scene: 'cellar' })),
    { type: 'setOnClick', id: 'tv', onClick: { type: 'go', to: 'cellar' } },
    ...lockByItem('door', 'key'),
    ...lockByPassword('chest', '12'),
    ...say('note', 'It is 12.'),
    { type: 'setAddable', id: 'note', isAddableToInventory: true },
  ],
  furnish({ tv: tvEntry, key: keyEntry, chest: chestEntry, note: noteEntry, fob: keyEntry }),
);
const start = startedPlay(room);
const click = (item: ItemId): Action => ({ type: 'click', item });
const open = [click('tv'), click('tv')];
const inCellar = actAll(room, start, open).play;

describe('S1 a step as actions', () => {
  it('is done in the scene where the player is', () => {
    expect(toActions(room, start, { type: 'click', item: 'key' })).toEqual([click('key')]);
    const use = { type: 'useItem', item: 'key', on: 'door' } as const;
    expect(toActions(room, start, use)).toEqual([use]);
  });

  it('N2 entering is a click on the way', () => {
    expect(inCellar.scene).toBe('cellar');
    expect(toActions(room, start, { type: 'enter', item: 'tv', scene: 'cellar' })).toEqual([click('tv')]);
  });

  it('first goes to the item’s scene', () => {
    const enter = { type: 'enterPassword', item: 'chest', password: '12' } as const;
    expect(toActions(room, inCellar, enter)).toEqual([enter]);
    expect(toActions(room, inCellar, { type: 'click', item: 'key' })).toEqual([
      { type: 'go', scene: START_ID },
      click('key'),
    ]);
    const { play: back } = actAll(room, inCellar, [{ type: 'go', scene: START_ID }]);
    expect(toActions(room, back, enter)).toEqual([{ type: 'go', scene: 'cellar' }, enter]);
  });

  it('uses an item in the scene of the other one', () => {
    const { play } = actAll(room, start, [click('key'), ...open]);
    const use = { type: 'useItem', item: 'key', on: 'door' } as const;
    expect(toActions(room, play, use)).toEqual([{ type: 'go', scene: START_ID }, use]);
    expect(toActions(room, play, { type: 'useItem', item: 'fob', on: 'key' })).toHaveLength(1);
  });

  it('S6 reads by a click, by selecting an entry, and by nothing for the introduction', () => {
    const read = (source: ItemId | null) => ({ type: 'read', source, lock: 'chest' }) as const;
    expect(toActions(room, inCellar, read(null))).toEqual([]);
    expect(toActions(room, inCellar, read('note'))).toEqual([click('note')]);
    const { play: away } = actAll(room, inCellar, [{ type: 'go', scene: START_ID }]);
    expect(toActions(room, away, read('note'))).toEqual([{ type: 'go', scene: 'cellar' }, click('note')]);
    const { play: carried } = actAll(room, inCellar, [click('note'), { type: 'go', scene: START_ID }]);
    expect(toActions(room, carried, read('note'))).toEqual([{ type: 'select', item: 'note' }]);
  });
});

describe('K6 a sequence as actions', () => {
  const members: readonly ItemId[] = ['tv', 'fob', 'tv', 'rug'];
  const things = furnish({ tv: noteEntry, fob: noteEntry, rug: noteEntry, chest: chestEntry, key: keyEntry });
  const locked = build(
    [
      { type: 'setLocked', id: 'chest', isItemLocked: true },
      { type: 'setUnlockMethod', id: 'chest', unlockMethod: 'sequence' },
      { type: 'setSequence', id: 'chest', sequence: members },
      ...hideIn('chest', 'key'),
      ...lockByItem('door', 'key'),
    ],
    things,
  );
  const step = { type: 'sequence', item: 'chest', members } as const;
  const afterClicks = (...ids: readonly ItemId[]) => actAll(locked, startedPlay(locked), ids.map(click)).play;
  const clicksAfter = (...ids: readonly ItemId[]) => toActions(locked, afterClicks(...ids), step);

  it('continues from the clicks that are right so far, wherever they begin', () => {
    expect(clicksAfter()).toEqual(members.map(click));
    expect(clicksAfter('tv')).toEqual(['fob', 'tv', 'rug'].map(click));
    expect(clicksAfter('rug', 'tv', 'fob')).toEqual(['tv', 'rug'].map(click));
    expect(clicksAfter('tv', 'fob', 'tv')).toEqual(['rug'].map(click));
  });

  it('starts again after a wrong click, which may be the first of the order', () => {
    expect(clicksAfter('tv', 'rug')).toEqual(members.map(click));
    expect(clicksAfter('tv', 'fob', 'fob')).toEqual(members.map(click));
    expect(clicksAfter('tv', 'tv')).toEqual(['fob', 'tv', 'rug'].map(click));
  });

  it('opens the lock', () => {
    const play = afterClicks('tv', 'fob');
    const { play: end } = actAll(locked, play, toActions(locked, play, step));
    expect(end.items.chest?.isLocked).toBe(false);
  });

  it('begins by looking at the lock, since earlier clicks do not count', () => {
    const apart = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
        { type: 'moveItemToScene', id: 'chest', scene: 'cellar' },
      ],
      locked,
    );
    const play = { ...startedPlay(apart), entered: [START_ID, 'cellar'] };
    expect(play.shownLocks).toEqual([]);
    expect(toActions(apart, play, step)).toEqual([
      { type: 'go', scene: 'cellar' },
      { type: 'go', scene: START_ID },
      ...members.map(click),
    ]);
  });
});
