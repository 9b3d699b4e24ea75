import { describe, expect, it } from 'vitest';
import type { Room } from '../../room/model.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { furnished } from '../../testing/furnished.ts';
import { inNames, START, startedPlay } from '../../testing/playing.ts';
import { act } from '../act.ts';
import type { Action } from '../model.ts';
import { nameOf, sceneNameOf } from '../view/toPlayerView.ts';
import { type ActedInTeam, actInTeam } from './actInTeam.ts';
import { STARTS_IN } from './applyInTeam.ts';
import { createTeam, freeSeatOf, seatNewcomer, takeOver, withoutSeat } from './seating.ts';
import { MOST_SEATS, playOf, type Team } from './team.ts';
import { toSeatView } from './toSeatView.ts';

const [ADA, BEN, CLEO] = [0, 1, 2];
/** Chest and note are in the hall, the key's lock is the door; a way leads to the cellar with its clock. */
const room = furnished(
  { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry },
  {
    chest: {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'password',
      unlockPassword: '1742',
      wrongText: 'No.',
    },
    door: { isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock: 'key' },
    key: { isAddableToInventory: true },
    note: { scene: 'cellar' },
    tv: { onClick: { type: 'go', to: 'cellar' } },
  },
  { cellar: 'place', attic: 'place' },
);
const click = (item: string) => ({ type: 'click', item }) as const;
const go = (scene: string) => ({ type: 'go', scene }) as const;

function take(team: Team, seat: number, action: Action, at = START, inRoom: Room = room): ActedInTeam {
  return actInTeam({ room: inRoom, team, at }, seat, inNames(playOf(team, seat), action));
}

function takeAll(team: Team, ...taken: readonly (readonly [number, Action])[]): Team {
  return taken.reduce((before, [seat, action]) => take(before, seat, action).team, team);
}

function teamOf(count: number, inRoom: Room = room): Team {
  let names = 0;
  const opened = createTeam(inRoom, () => `opaque-${names++}`, { code: 'K7M4QX', name: 'Ada' });
  return Array.from({ length: count - 1 }, (_, other) => other + 1).reduce(
    (team, seat) => seatNewcomer(inRoom, team, { seat, name: `Guest ${seat}` }),
    opened,
  );
}

const started = takeAll(teamOf(3), [ADA, { type: 'start' }]);

it('T1 with one seat, an action does what it does for a single player', () => {
  const alone = takeAll(teamOf(1), [ADA, { type: 'start' }]);
  const single = { ...startedPlay(room), names: alone.world.names, sceneNames: alone.world.sceneNames };
  for (const action of [click('tv'), click('chest'), click('nobody'), click('key')]) {
    const { told, refusal } = take(alone, ADA, action);
    const expected = act({ room, play: single, at: START }, inNames(single, action));
    expect([told[ADA]?.events, refusal]).toEqual([expected.events, expected.refusal]);
    const { elapsed: _, ...change } = expected.change;
    expect(told[ADA]?.change).toMatchObject(change);
  }
});

describe('T3 T4 what others hear', () => {
  it('is what an action did, by the seat that acted, and never a text or a wrong answer', () => {
    const name = nameOf(playOf(started, ADA), 'chest');
    const wrong = take(started, ADA, { type: 'enterPassword', item: 'chest', password: '1' });
    expect(wrong.told[ADA]?.events).toContainEqual({ type: 'passwordWrong', item: name, text: 'No.' });
    expect(wrong.told[BEN]?.events).toEqual([]);

    const asked = take(started, ADA, click('chest'));
    expect([asked.told[ADA]?.events.length, asked.told[BEN]?.events]).toEqual([1, []]);

    const right = take(started, ADA, { type: 'enterPassword', item: 'chest', password: '1742' });
    expect(right.told[BEN]?.events.map(({ type }) => type)).toEqual(['unlocked', 'opened']);
    expect(right.told[BEN]?.change.items?.changed.map(({ id }) => id)).toEqual([name]);
  });

  it('N4 is no more than that something happened, for who is elsewhere', () => {
    const apart = takeAll(started, [BEN, click('tv')], [BEN, click('tv')]);
    expect(playOf(apart, BEN).scene).toBe('cellar');
    const { told } = take(apart, ADA, { type: 'enterPassword', item: 'chest', password: '1742' });
    expect(told[BEN]?.events).toEqual([{ type: 'somethingElsewhere' }]);
    expect(told[BEN]?.change.items).toBeUndefined();
  });

  it('is nothing of a refused action, which tells its own seat alone', () => {
    const { team, refusal, told } = take(started, BEN, go('attic'));
    expect([team, refusal]).toEqual([started, { type: 'unknownScene' }]);
    expect(Object.keys(told)).toEqual([String(BEN)]);
  });

  it('O5 a text that one has read stands in the journal of all', () => {
    const taken = takeAll(started, [ADA, click('key')], [ADA, { type: 'select', item: 'key' }]);
    const used = take(taken, ADA, { type: 'useItem', item: 'key', on: 'chest' });
    const journals = [ADA, BEN].map((seat) => toSeatView({ room, team: used.team, at: START }, seat).journal);
    expect(journals[0]).toEqual(journals[1]);
  });
});

it('T5 who takes a thing first has it; the second is refused as for everything unseen', () => {
  const first = take(started, ADA, click('key'));
  expect(first.told[BEN]?.events).toEqual([{ type: 'collected', item: nameOf(playOf(started, ADA), 'key') }]);
  expect(take(first.team, BEN, click('key')).refusal).toEqual({ type: 'unknownItem' });
});

it('T5 a thing is in several hands, and leaves all of them when it is used up', () => {
  const inHands = takeAll(
    started,
    [ADA, click('key')],
    [ADA, { type: 'select', item: 'key' }],
    [BEN, { type: 'select', item: 'key' }],
  );
  const name = nameOf(playOf(inHands, ADA), 'key');
  const { team: seats } = toSeatView({ room, team: inHands, at: START }, CLEO);
  expect(seats?.seats.map(({ holds }) => holds)).toEqual([name, name, null]);
  const { team, told } = take(inHands, BEN, click('door'));
  expect([ADA, BEN].map((seat) => playOf(team, seat).selected)).toEqual([null, null]);
  expect(told[ADA]?.change.selected).toBeNull();
});

describe('T6 a sequence', () => {
  const clocks = furnished(
    { chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry },
    {
      chest: {
        isItemLocked: true,
        isLocked: true,
        unlockMethod: 'sequence',
        sequence: ['note', 'tv', 'note'],
      },
    },
  );
  const begun = actInTeam({ room: clocks, team: teamOf(2, clocks), at: START }, ADA, { type: 'start' }).team;
  const opens = (...seats: readonly number[]) => {
    const clicks = ['note', 'tv', 'note'].map((item, place) => [seats[place] ?? ADA, click(item)] as const);
    const team = clicks.reduce((now, [seat, action]) => take(now, seat, action, START, clocks).team, begun);
    return team.world.items.chest?.isLocked === false;
  };

  it('opens by the last clicks of one seat, or of the team', () => {
    expect(opens(ADA, ADA, ADA)).toBe(true);
    expect(opens(ADA, BEN, ADA)).toBe(true);
  });

  it('opens by the clicks of one seat, whatever another clicks in between', () => {
    const order = [
      [ADA, 'note'],
      [BEN, 'tv'],
      [ADA, 'tv'],
      [BEN, 'tv'],
      [ADA, 'note'],
    ] as const;
    const team = order.reduce((now, [seat, item]) => take(now, seat, click(item), START, clocks).team, begun);
    expect(team.world.items.chest?.isLocked).toBe(false);
  });
});

describe('T7 T17 the clock is the team’s', () => {
  it('runs three seconds after anybody has started, with the allowance of who did', () => {
    const team = take(teamOf(2), BEN, { type: 'start', timeAllowance: 'triple' }).team;
    expect(team.world).toMatchObject({ startedAt: START + STARTS_IN, timeAllowance: 'triple' });
    const view = toSeatView({ room, team, at: START + STARTS_IN + 5000 }, ADA);
    expect([view.elapsed, toSeatView({ room, team, at: START }, ADA).elapsed]).toEqual([5000, 0]);
    expect(take(team, ADA, { type: 'start' }).refusal).toEqual({ type: 'alreadyStarted' });
  });

  it('P2 is stopped by anybody; then nothing is shown to anybody, and all see who it was', () => {
    const { team, told } = take(started, CLEO, { type: 'pause' });
    expect(told[ADA]?.events).toEqual([{ type: 'paused' }]);
    const view = toSeatView({ room, team, at: START }, ADA);
    expect(view).toMatchObject({ isPaused: true, items: [], scene: null, team: { pausedBy: CLEO } });
    expect(view.team?.seats.every(({ place, holds }) => place === null && holds === null)).toBe(true);
    expect(take(team, ADA, click('key')).refusal).toEqual({ type: 'paused' });
    expect(take(team, ADA, { type: 'resume' }).team.world.pausedBy).toBeNull();
  });
});

it('T8 the door opened by one puts every seat before it, with empty hands', () => {
  const apart = takeAll(
    started,
    [CLEO, click('tv')],
    [CLEO, click('tv')],
    [ADA, click('key')],
    [BEN, { type: 'select', item: 'key' }],
  );
  const { team, told } = take(apart, ADA, { type: 'useItem', item: 'key', on: 'door' });
  for (const seat of [ADA, BEN, CLEO]) {
    expect(playOf(team, seat)).toMatchObject({ isEscaped: true, scene: 'start', selected: null });
    expect(told[seat]?.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['opened', 'escaped']));
  }
});

it('T2 T17 others see the place of a seat, also while it is in a close-up', () => {
  const near = furnished(
    { tv: tvEntry, note: noteEntry },
    { tv: { onClick: { type: 'go', to: 'drawer' } } },
    { drawer: 'closeUp' },
  );
  const begun = actInTeam({ room: near, team: teamOf(2, near), at: START }, ADA, { type: 'start' }).team;
  const team = [click('tv'), click('tv')].reduce(
    (now, action) => take(now, BEN, action, START, near).team,
    begun,
  );
  expect(playOf(team, BEN).scene).toBe('drawer');
  const seats = toSeatView({ room: near, team, at: START }, ADA).team?.seats;
  expect(seats?.[BEN]?.place).toBe(sceneNameOf(playOf(team, ADA), 'start'));
});

it('T1 T9 T17 there are eight seats; a newcomer takes the lowest free one, in the first scene', () => {
  const full = teamOf(MOST_SEATS);
  const all = new Set([ADA, BEN, CLEO]);
  expect(freeSeatOf(full)).toBeNull();
  const left = withoutSeat(withoutSeat(full, 4, all), ADA, all);
  expect([freeSeatOf(left), left.opener]).toEqual([ADA, BEN]);
  const joined = seatNewcomer(room, withoutSeat(started, CLEO, all), { seat: CLEO, name: 'Dora' });
  expect(playOf(joined, CLEO)).toMatchObject({ scene: 'start', selected: null });
  expect(joined.opener).toBe(ADA);
});

it('T9 T17 a seat that is taken over goes on where it stood, and has not acted; its rights go to who is there', () => {
  const team = takeAll(
    started,
    [ADA, { type: 'enterPassword', item: 'chest', password: '1742' }],
    [ADA, click('key')],
    [ADA, { type: 'select', item: 'key' }],
  );
  expect(playOf(team, ADA).touched).toBe('key');
  const taken = takeOver(team, { seat: ADA, name: 'Dora' }, new Set([CLEO]));
  expect(playOf(taken, ADA)).toMatchObject({ scene: 'start', selected: 'key' });
  expect(playOf(taken, ADA).touched).toBeUndefined();
  expect([taken.seats[ADA]?.name, taken.opener]).toEqual(['Dora', CLEO]);
  expect(withoutSeat(team, ADA, new Set()).opener).toBe(BEN);
  expect(takeOver(team, { seat: BEN, name: 'Dora' }, new Set([CLEO])).opener).toBe(ADA);
  expect(() => takeOver(team, { seat: 7, name: 'Dora' }, new Set())).toThrow(RangeError);
});
