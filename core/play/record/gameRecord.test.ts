import { describe, expect, it } from 'vitest';
import { compareRecords, type GameRecord, GUEST_PREFIX, isUnranked, parseGameRecord } from './gameRecord.ts';

/** A record from before pauses were measured, names were given at the end, and hints existed. */
const OLD = {
  roomId: 'study',
  version: 2,
  playerId: 'guest_7',
  username: 'Ada',
  time: 61_500,
  createdAt: 1_760_000_000,
};

function recordOf(stored: object): GameRecord {
  const parsed = parseGameRecord(stored);
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

describe('a stored record', () => {
  it('of an older version counts as named, played with the room’s own time limit, and without help', () => {
    expect(recordOf(OLD)).toEqual({
      ...OLD,
      isNamed: true,
      isSignedIn: false,
      pausedFor: null,
      timeAllowance: 'standard',
      hints: 0,
      isHelped: false,
    });
  });

  it('of an older version tells by the player’s id who was signed in', () => {
    expect(GUEST_PREFIX).not.toBe('');
    expect(recordOf({ ...OLD, playerId: `a${GUEST_PREFIX}7` }).isSignedIn).toBe(true);
    expect(recordOf({ ...OLD, isSignedIn: true }).isSignedIn).toBe(true);
    expect(recordOf({ ...OLD, playerId: 'a7', isSignedIn: false }).isSignedIn).toBe(false);
  });

  it('keeps all that it has, and is refused with the path of what it lacks', () => {
    const whole = { ...recordOf(OLD), isNamed: false, pausedFor: 500, hints: 3, isHelped: true };
    expect(recordOf(whole)).toEqual(whole);
    expect(recordOf({ ...whole, timeAllowance: 'unlimited' }).timeAllowance).toBe('unlimited');
    const { time: _, ...timeless } = OLD;
    expect(parseGameRecord(timeless)).toMatchObject({ ok: false, refusal: { path: 'time' } });
    expect(parseGameRecord({ ...OLD, timeAllowance: 'some' })).toMatchObject({ ok: false });
  });
});

describe('P15 P16 the order of a leaderboard', () => {
  it('puts the fastest first, and records with more time or a step by a hint after all others', () => {
    const own = recordOf(OLD);
    const slow = { ...own, time: 90_000 };
    const stretched: GameRecord = { ...own, time: 1, timeAllowance: 'triple' };
    const helped = { ...own, time: 2, isHelped: true };
    expect([own, stretched, helped].map(isUnranked)).toEqual([false, true, true]);
    expect([helped, slow, stretched, own].sort(compareRecords)).toEqual([own, slow, stretched, helped]);
  });
});
