import { describe, expect, it } from 'vitest';
import {
  clockOf,
  columnsOf,
  distanceOf,
  hooksOf,
  isOver,
  lobbyPage,
  seatedIn,
  TURN_EVERY,
  teamsOf,
  type Wall,
  type WallTeam,
} from './wallView.ts';

const MINUTE = 60_000;

function team(number: number, changes: Partial<WallTeam> = {}): WallTeam {
  return {
    ...{ team: number, name: `Team ${number}`, seated: 2, progress: 0, outcome: null, isPaused: false },
    ...{ played: 5 * MINUTE, limit: 30 * MINUTE },
    ...changes,
  };
}

function wall(teams: readonly WallTeam[], changes: Partial<Wall> = {}): Wall {
  return {
    ...{ roomName: 'The study', code: 'K7M4QX', language: 'en', state: 'running', isDoorOpen: true },
    ...{ isRanked: false, at: 1000, startedAt: 0, played: 5 * MINUTE, limit: 30 * MINUTE, teams },
    ...changes,
  };
}

const out = (played: number): Partial<WallTeam> => ({ outcome: 'escaped', progress: 1, played });
const names = (shown: readonly { name: string }[]) => shown.map(({ name }) => name);

describe('Q7 the teams on the wall', () => {
  const teams = [
    team(0, { name: 'Velvet Moles', progress: 0.9 }),
    team(1, { name: 'Brass Owls', progress: 0.2 }),
    team(2, { name: 'Paper Swans', ...out(12 * MINUTE) }),
    team(3, { name: 'Copper Hares', ...out(9 * MINUTE) }),
  ];

  it('stand by name, whoever is first', () => {
    const shown = teamsOf(wall(teams));
    expect(names(shown)).toEqual(['Brass Owls', 'Copper Hares', 'Paper Swans', 'Velvet Moles']);
    expect(shown.every(({ place }) => place === null)).toBe(true);
  });

  it('stand by rank where the teacher wants that: who is out by time, then by distance, which has no rank', () => {
    const shown = teamsOf(wall(teams, { isRanked: true }));
    expect(names(shown)).toEqual(['Copper Hares', 'Paper Swans', 'Velvet Moles', 'Brass Owls']);
    expect(shown.map(({ place }) => place)).toEqual([1, 2, null, null]);
  });

  it('are all in the lobby, without ranks, and later those that somebody has joined', () => {
    const some = [team(0), team(1, { seated: 0 }), team(2, { seated: 0, progress: 0.5 })];
    expect(teamsOf(wall(some, { state: 'lobby', isRanked: true }))).toHaveLength(3);
    expect(names(teamsOf(wall(some)))).toEqual(['Team 0', 'Team 2']);
  });

  it('have as many hooks as the fullest of them has seats taken', () => {
    expect(hooksOf([team(0, { seated: 3 }), team(1, { seated: 0 })])).toBe(3);
    expect(hooksOf([team(0, { seated: 0 })])).toBe(1);
    expect(seatedIn([team(0, { seated: 3 }), team(1, { seated: 4 })])).toBe(7);
  });

  it('are over when the session is, or when each of them is', () => {
    expect(isOver(wall(teams))).toBe(false);
    expect(isOver(wall(teams, { state: 'ended' }))).toBe(true);
    expect(isOver(wall([team(0, out(1)), team(1, { outcome: 'timeUp' }), team(2, { seated: 0 })]))).toBe(
      true,
    );
    expect(isOver(wall([], { state: 'running' }))).toBe(false);
    expect(isOver(wall([team(0)], { state: 'lobby' }))).toBe(false);
  });
});

describe('Q7 many teams on the wall', () => {
  it('are grouped by thirds of the way, and outside', () => {
    const at = (progress: number, outcome: WallTeam['outcome'] = null) => distanceOf({ progress, outcome });
    expect([at(0), at(0.33), at(0.34), at(0.66), at(0.67), at(0.99)]).toEqual([
      ...(['looking', 'looking', 'trail', 'trail', 'near', 'near'] as const),
    ]);
    expect([at(1, 'escaped'), at(0.5, 'timeUp')]).toEqual(['outside', 'trail']);
  });

  it('stand in four columns of at most ten names, which turn a page every eight seconds', () => {
    const teams = teamsOf(
      wall(Array.from({ length: 27 }, (_, number) => team(number, { name: `T${number + 10}` }))),
    );
    const columns = (at: number) => columnsOf(teams, at, 13);
    expect(columns(0).map(({ count }) => count)).toEqual([27, 0, 0, 0]);
    const shown = [0, TURN_EVERY - 1, TURN_EVERY, 2 * TURN_EVERY, 3 * TURN_EVERY].map((at) => {
      const { teams: page, number, of } = columns(at)[0]?.page ?? lobbyPage([], 0);
      return [names(page)[0], page.length, number, of];
    });
    expect(shown).toEqual([
      ['T10', 10, 1, 3],
      ['T10', 10, 1, 3],
      ['T20', 10, 2, 3],
      ['T30', 7, 3, 3],
      ['T10', 10, 1, 3],
    ]);
    expect(columns(TURN_EVERY)[1]?.page).toEqual({ teams: [], number: 1, of: 1 });
  });

  it('have fewer names in a column where those are too long for one line', () => {
    const long = Array.from({ length: 13 }, (_, number) =>
      team(number, { name: `Laternen-Hasen ${number}` }),
    );
    const pageOf = (fits: number) => columnsOf(teamsOf(wall(long)), 0, fits)[0]?.page.teams.length;
    expect([pageOf(17), pageOf(13)]).toEqual([10, 6]);
  });

  it('come twelve to a page in the lobby', () => {
    const teams = teamsOf(
      wall(
        Array.from({ length: 30 }, (_, number) => team(number)),
        { state: 'lobby' },
      ),
    );
    const sizes = [0, 1, 2].map((turn) => lobbyPage(teams, turn * TURN_EVERY).teams.length);
    expect(sizes).toEqual([12, 12, 6]);
  });
});

describe('Q7 the clock on the wall', () => {
  it('counts down between two answers, and stands in a pause', () => {
    expect(clockOf(wall([]), 1500)).toBe(25 * MINUTE - 1500);
    expect(clockOf(wall([], { state: 'paused' }), 1500)).toBe(25 * MINUTE);
    expect(clockOf(wall([]), 60 * MINUTE)).toBe(0);
  });

  it('waits for the start, which is a few seconds ahead', () => {
    const starting = wall([], { at: 1000, startedAt: 4000, played: 0 });
    expect(clockOf(starting, 2000)).toBe(30 * MINUTE);
    expect(clockOf(starting, 5000)).toBe(30 * MINUTE - 2000);
  });

  it('counts up without a limit', () => {
    expect(clockOf(wall([], { limit: null }), 1500)).toBe(5 * MINUTE + 1500);
  });
});
