import { describe, expect, it } from 'vitest';
import { compareTeamRecords, parseTeamRecord, type TeamRecord, teamRecordIdOf } from './teamRecord.ts';

const record: TeamRecord = {
  roomId: 'room',
  version: 2,
  seats: { 0: { playerId: 'ada', username: 'Ada' }, 3: { playerId: 'guest_1', username: 'Swift Fox' } },
  players: ['ada', 'guest_1'],
  isRoomKnown: false,
  isShown: true,
  time: 61_000,
  pausedFor: 0,
  timeAllowance: 'standard',
  hints: 1,
  isHelped: false,
  createdAt: 1_790_000_000,
};

describe('T8 a team’s record', () => {
  it('is read as it was stored, and refused with the path of a fault', () => {
    expect(parseTeamRecord(record)).toEqual({ ok: true, value: record });
    expect(parseTeamRecord({ ...record, seats: {} }).ok).toBe(false);
    expect(parseTeamRecord({ ...record, players: 'ada' })).toMatchObject({ refusal: { path: 'players' } });
  });

  it('is found by its play', () => {
    expect(teamRecordIdOf({ roomId: 'room', version: 2, playId: 'play' })).toBe('room_2_play');
  });

  it('stands by its time; with more time, a step by a hint or a known room, after all others', () => {
    const slow = { ...record, time: 90_000 };
    const unranked = [
      { ...record, time: 1, isRoomKnown: true },
      { ...record, time: 2, isHelped: true },
      { ...record, time: 3, timeAllowance: 'unlimited' },
    ] as const;
    expect([...unranked.toReversed(), slow, record].sort(compareTeamRecords)).toEqual([
      record,
      slow,
      ...unranked,
    ]);
  });
});
