import { describe, expect, it } from 'vitest';
import { boardSeat, boardTeam } from '../testing/boards.ts';
import { countLimits, minuteChoices, minutesOf, newOpening, requestOf, seatsFor } from './openingForm.ts';
import { readLobby } from './readLobby.ts';

const form = newOpening(30);
const at = { roomId: 'r1', language: 'de' };

describe('the opening sheet', () => {
  it('opens with everything set: six teams, names given, the room’s minutes, no ranking', () => {
    expect(requestOf(form, at)).toEqual({
      ...at,
      division: { type: 'byNumber', teams: 6 },
      minutes: 30,
      areNamesTyped: false,
      mayAskHints: true,
      mayComeLate: true,
      isRanked: false,
    });
  });

  it('asks for teams by number, by size, or a device each', () => {
    const divisions = (['byNumber', 'bySize', 'alone'] as const).map(
      (division) => requestOf({ ...form, division }, at)?.division,
    );
    expect(divisions).toEqual([
      { type: 'byNumber', teams: 6 },
      { type: 'bySize', size: 4 },
      { type: 'alone' },
    ]);
    expect(countLimits(form).max).toBe(30);
    expect(countLimits({ ...form, division: 'bySize' }).max).toBe(8);
  });

  it('says how many teams and seats the plan has for that', () => {
    expect(seatsFor(form, 40)).toEqual({ teams: 6, seats: 7, all: 40 });
    expect(seatsFor({ ...form, division: 'bySize' }, 40)).toEqual({ teams: 10, seats: 4, all: 40 });
    expect(seatsFor({ ...form, division: 'alone' }, 40)).toEqual({ teams: 30, seats: 1, all: 30 });
  });

  it('offers the room’s own minutes among the usual ones, others, and no limit', () => {
    expect(minuteChoices(25)).toEqual([20, 25, 30, 40, 60]);
    expect(minuteChoices(40)).toEqual([20, 30, 40, 60]);
    expect(minutesOf({ ...form, minutes: 'unlimited' })).toBeNull();
    expect(minutesOf({ ...form, minutes: 'other', typed: '45' })).toBe(45);
    for (const typed of ['', '0', '181', '2.5', 'ten'])
      expect(requestOf({ ...form, minutes: 'other', typed }, at)).toBeNull();
  });
});

describe('the lobby', () => {
  const teams = Array.from({ length: 6 }, (_, team) =>
    boardTeam({ team, seats: team === 1 ? [boardSeat(), boardSeat({ seat: 1, isHere: false })] : [] }),
  );

  it('shows hooks up to the fullest team plus one, never the whole reserve', () => {
    expect(readLobby({ teams })).toMatchObject({ came: 2, away: 1, hooks: 3, free: 0 });
    expect(readLobby({ teams: [] })).toMatchObject({ came: 0, hooks: 1, teams: [] });
  });

  it('shows of many teams those with pupils and the next free one', () => {
    const many = Array.from({ length: 30 }, (_, team) => boardTeam({ team, seats: [] }));
    const taken = boardTeam({ team: 4 });
    const lobby = readLobby({ teams: many.map((team) => (team.team === 4 ? taken : team)) });
    expect(lobby.teams.map(({ team }) => team)).toEqual([0, 4]);
    expect(lobby.free).toBe(28);
  });
});
