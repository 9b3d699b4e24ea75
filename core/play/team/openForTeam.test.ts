import { describe, expect, it } from 'vitest';
import { isHelped } from '../../hint/isHelped.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { furnished } from '../../testing/furnished.ts';
import { START } from '../../testing/playing.ts';
import { nameOf } from '../view/toPlayerView.ts';
import { actInTeam } from './actInTeam.ts';
import { openableLocks, openForTeam } from './openForTeam.ts';
import { createTeam, seatNewcomer } from './seating.ts';
import { playOf, type Team } from './team.ts';

const [ADA, BEN] = [0, 1];
/** The chest hides the key of the door and stands in the hall, the locker in the cellar. */
const room = furnished(
  { chest: chestEntry, key: keyEntry, note: noteEntry, locker: tvEntry },
  {
    chest: {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: '1742',
      isHidingAnotherItem: true,
      itemToHide: 'key',
    },
    key: { isAddableToInventory: true, isHidden: true },
    door: { isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock: 'key' },
    locker: {
      scene: 'cellar',
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: '1',
    },
  },
  { cellar: 'place' },
);

function startedTeam(): Team {
  let names = 0;
  const opened = createTeam(room, () => `opaque-${names++}`, { code: 'K7M4QX', name: 'Ada' });
  const team = seatNewcomer(room, opened, { seat: BEN, name: 'Ben' });
  return actInTeam({ room, team, at: START }, ADA, { type: 'start' }).team;
}

const team = startedTeam();
const open = (item: string, of = team) => openForTeam({ room, team: of, at: START }, nameOf(of.world, item));

describe('Q5 a lock that the teacher opens', () => {
  it('is one that some seat can click now', () => {
    expect(openableLocks(room, team)).toEqual(['door', 'chest']);
    for (const item of ['locker', 'note', 'nobody']) {
      expect(open(item)).toMatchObject({ team, refusal: { type: 'unknownItem' }, told: {} });
    }
    const paused = { ...team, world: { ...team.world, isPaused: true } };
    expect(openableLocks(room, paused)).toEqual([]);
  });

  it('is told to every seat, moves nobody, and lets the play stand apart', () => {
    const { team: after, told, events } = open('chest');
    expect(events.map(({ type }) => type)).toEqual(['unlocked', 'opened', 'revealed']);
    for (const seat of [ADA, BEN]) {
      expect(told[seat]?.events.map(({ type }) => type)).toEqual(['unlocked', 'opened', 'revealed']);
      expect(playOf(after, seat)).toMatchObject({ scene: 'start', selected: null });
      expect(playOf(after, seat).touched).toBeUndefined();
    }
    expect([isHelped(team.world), isHelped(after.world)]).toEqual([false, true]);
  });

  it('spends no key, and is the escape of all if it is the door', () => {
    const chest = open('chest').team;
    const taken = actInTeam({ room, team: chest, at: START }, ADA, {
      type: 'click',
      item: nameOf(chest.world, 'key'),
    }).team;
    const { team: after } = open('door', taken);
    expect(after.world).toMatchObject({ isEscaped: true, inventory: ['key'] });
  });
});
