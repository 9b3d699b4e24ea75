import { describe, expect, it } from 'vitest';
import { chestEntry } from '../testing/entries.ts';
import { furnished } from '../testing/furnished.ts';
import {
  MANY_WRONG,
  needsOf,
  type PlacedTeam,
  QUIET_AFTER,
  quietFor,
  sortBoard,
  type TeamState,
} from './board.ts';
import { patienceOf } from './patience.ts';
import { NO_TRAIL } from './trail.ts';

const busy: TeamState = {
  seated: 3,
  played: 600_000,
  trail: { ...NO_TRAIL, actedAt: 590_000, lock: { id: 'chest', since: 500_000 }, wrong: { chest: 1 } },
  sinceSignal: Number.POSITIVE_INFINITY,
  callsForHelp: false,
  isPaused: false,
  isOver: false,
};
const PATIENCE = { chest: 120_000 };

describe('Q12 a team needs the teacher', () => {
  it('when it calls, is quiet for three minutes, has five wrong answers at a lock, or is longer than most', () => {
    expect(needsOf(busy, PATIENCE)).toEqual([]);
    expect(needsOf({ ...busy, callsForHelp: true }, PATIENCE)).toEqual(['help']);
    expect(needsOf({ ...busy, played: 590_000 + QUIET_AFTER - 1 }, {})).toEqual([]);
    expect(needsOf({ ...busy, played: 590_000 + QUIET_AFTER }, {})).toEqual(['quiet']);
    const wrong = (count: number) => ({ ...busy, trail: { ...busy.trail, wrong: { chest: count } } });
    expect([MANY_WRONG - 1, MANY_WRONG].map((count) => needsOf(wrong(count), PATIENCE))).toEqual([
      [],
      ['wrong'],
    ]);
    expect(needsOf({ ...busy, played: 620_001 }, PATIENCE)).toEqual(['long']);
  });

  it('not while it is paused and quiet, and not once it is over or empty', () => {
    const quiet = { ...busy, played: 590_000 + QUIET_AFTER };
    expect(needsOf({ ...quiet, isPaused: true }, {})).toEqual([]);
    expect(needsOf({ ...quiet, isOver: true, callsForHelp: true }, PATIENCE)).toEqual([]);
    expect(needsOf({ ...quiet, seated: 0 }, PATIENCE)).toEqual([]);
    expect(quietFor({ ...busy, played: 0 })).toBe(0);
  });

  it('is not quiet if somebody gave the others a signal', () => {
    const quiet = { ...busy, played: 590_000 + QUIET_AFTER };
    expect(needsOf({ ...quiet, sinceSignal: 1000 }, {})).toEqual([]);
    expect(quietFor({ ...quiet, sinceSignal: 1000 })).toBe(1000);
  });

  it('longer than nine in ten earlier plays, or than twice what the solver estimates', () => {
    const room = furnished(
      { chest: chestEntry },
      { chest: { isItemLocked: true, isLocked: true, unlockMethod: 'password', unlockPassword: '1' } },
    );
    const estimated = patienceOf(room, null).chest ?? 0;
    expect(estimated).toBeGreaterThan(60_000);
    const lock = { reached: 10, opened: 10, times: { 60: 9, 300: 1 } };
    const figures = {
      roomId: 'r',
      creatorId: 'c',
      version: 1,
      escapes: 10,
      weeks: {},
      sizes: {},
      devices: {},
      times: {},
      locks: { chest: lock },
      hints: {},
      found: {},
      idle: {},
      names: {},
      answers: {},
    };
    expect(patienceOf(room, figures)).toEqual({ chest: 60_000 });
    expect(patienceOf(room, { ...figures, escapes: 4 })).toEqual({ chest: estimated });
  });
});

it('Q4 the board is sorted by who needs the teacher, never by who is ahead', () => {
  const team = (name: string, change: Partial<PlacedTeam> = {}): PlacedTeam => {
    return { name, needs: [], quiet: 0, isOver: false, isEmpty: false, ...change };
  };
  const teams = [
    team('Empty', { isEmpty: true }),
    team('Zebras', { quiet: 90_000 }),
    team('Out', { isOver: true }),
    team('Apes'),
    team('Quiet', { needs: ['quiet'], quiet: 200_000 }),
    team('Quieter', { needs: ['quiet', 'long'], quiet: 300_000 }),
    team('Help', { needs: ['help'], quiet: 1000 }),
  ];
  const names = sortBoard(teams, 'en').map(({ name }) => name);
  expect(names).toEqual(['Help', 'Quieter', 'Quiet', 'Apes', 'Zebras', 'Empty', 'Out']);
});
