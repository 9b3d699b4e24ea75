import { expect, it } from 'vitest';
import type { Command } from '../edit/command.ts';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { Room } from '../room/model.ts';
import { apply, build, furnish, get, lockByItem, lockByPassword, refusalOf } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { act, actAll, startedPlay } from '../testing/playing.ts';

const make = (material: 'paper' | null): Command => ({ type: 'setLockMaterial', id: 'chest', material });

const things = { chest: chestEntry, tv: tvEntry, key: keyEntry, note: noteEntry };
const byPassword = build(lockByPassword('chest', '12'), furnish(things));
const byKeys = build(
  [...lockByItem('chest', 'key'), { type: 'setKeys', id: 'chest', keys: ['key', 'note'] }],
  furnish(things),
);
const made = (room: Room) => apply(room, make('paper')).room;

it('K2 a lock is made of what its creator chooses, until it follows its thing again', () => {
  const chosen = made(byPassword);
  expect(get(chosen, 'chest').lockMaterial).toBe('paper');
  expect(apply(chosen, make('paper')).room).toBe(chosen);
  expect(parseRoom(JSON.parse(JSON.stringify(chosen)))).toEqual({
    ok: true,
    value: { room: chosen, warnings: [] },
  });
  expect(get(apply(chosen, make(null)).room, 'chest')).toEqual(get(byPassword, 'chest'));
  expect(refusalOf(byPassword, { type: 'setLockMaterial', id: 'tv', material: 'wood' })).toEqual({
    type: 'notLocked',
  });
});

it('K2 P12 a player is told of the choice with the lock in the hand, and of nothing where there is none', () => {
  const asked = (room: Room) => act(room, startedPlay(room), { type: 'click', item: 'chest' }).events;
  expect(asked(made(byPassword))).toMatchObject([{ type: 'passwordAsked', material: 'paper' }]);
  expect(asked(byPassword)[0]).not.toHaveProperty('material');
});

it('K2 K5 a lock with several keys tells its chosen material when it is looked at and when a key stays in it', () => {
  const told = (room: Room) =>
    actAll(room, startedPlay(room), [
      { type: 'click', item: 'key' },
      { type: 'click', item: 'chest' },
      { type: 'useItem', item: 'key', on: 'chest' },
    ]).events.filter(({ type }) => type === 'lockedByItem' || type === 'keyFits');
  expect(told(made(byKeys))).toMatchObject([
    { type: 'lockedByItem', keyholes: 2, material: 'paper' },
    { type: 'keyFits', material: 'paper' },
  ]);
  for (const event of told(byKeys)) expect(event).not.toHaveProperty('material');
});
