import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/numbers.ts';
import { CLASS_LIMITS } from './classLimits.ts';
import { divideSeats, type TeamSeats, teamsToJoin } from './classSeats.ts';

const MOST = CLASS_LIMITS.seats.free;

function freeTeams(seats: readonly number[], taken: readonly number[] = []): readonly TeamSeats[] {
  return seats.map((each, team) => ({ seats: each, taken: taken[team] ?? 0, isOver: false }));
}

describe('Q1 the seats of a class', () => {
  it('are shared out evenly over a number of teams, eight in each at most', () => {
    expect(divideSeats({ type: 'byNumber', teams: 6 }, MOST)).toEqual({
      filling: 'evenly',
      seats: [7, 7, 7, 7, 6, 6],
    });
    expect(divideSeats({ type: 'byNumber', teams: 2 }, MOST).seats).toEqual([8, 8]);
  });

  it('make as many teams of a size as there are seats for, thirty at most', () => {
    expect(divideSeats({ type: 'bySize', size: 4 }, MOST)).toEqual({
      filling: 'inTurn',
      seats: Array(10).fill(4),
    });
    expect(divideSeats({ type: 'alone' }, CLASS_LIMITS.seats.pro).seats).toEqual(Array(30).fill(1));
  });

  it('are never more than the plan has, in whatever teams', () => {
    const division = fc.oneof(
      fc.record({ type: fc.constant('byNumber' as const), teams: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ type: fc.constant('bySize' as const), size: fc.integer({ min: 1, max: 20 }) }),
      fc.constant({ type: 'alone' as const }),
    );
    fc.assert(
      fc.property(division, fc.constantFrom(40, 60), (divided, most) => {
        const { seats } = divideSeats(divided, most);
        expect(seats.length).toBeLessThanOrEqual(CLASS_LIMITS.teams);
        expect(seats.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(most);
        expect(seats.every((each) => each >= 1 && each <= 8)).toBe(true);
      }),
      SEED,
    );
  });
});

describe('Q3 the team of a newcomer', () => {
  it('is the smallest one; between equals chance decides', () => {
    expect(teamsToJoin(freeTeams([7, 7, 7], [2, 1, 2]), 'evenly', 0)).toEqual([1, 0, 2]);
    expect(teamsToJoin(freeTeams([7, 7, 7]), 'evenly', 1)).toEqual([2, 0, 1]);
  });

  it('of teams by size is the one that fills, then the next', () => {
    expect(teamsToJoin(freeTeams([4, 4, 4], [4, 3, 0]), 'inTurn', 9)).toEqual([1, 2]);
  });

  it('is none that is full, or whose play is over', () => {
    const [first, ...others] = freeTeams([2, 2], [1, 2]);
    expect(teamsToJoin([{ ...(first as TeamSeats), isOver: true }, ...others], 'evenly', 0)).toEqual([]);
  });

  it('is found by all forty who join in the same second, each seeing the teams as they were before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 30 }),
        fc.array(fc.nat(10_000), { minLength: 40, maxLength: 40 }),
        (count, chances) => {
          const { seats, filling } = divideSeats({ type: 'byNumber', teams: count }, MOST);
          const taken = seats.map(() => 0);
          for (const chance of chances) {
            const wanted = teamsToJoin(freeTeams(seats), filling, chance);
            const found = wanted.find((team) => (taken[team] ?? 0) < (seats[team] ?? 0));
            expect(found).toBeDefined();
            taken[found ?? 0] = (taken[found ?? 0] ?? 0) + 1;
          }
          expect(taken.every((each, team) => each <= (seats[team] ?? 0))).toBe(true);
        },
      ),
      SEED,
    );
  });

  it('leaves no two teams apart by more than one, where they join one after the other', () => {
    const { seats, filling } = divideSeats({ type: 'byNumber', teams: 6 }, MOST);
    const taken = seats.map(() => 0);
    for (let pupil = 0; pupil < 28; pupil++) {
      const [team = 0] = teamsToJoin(freeTeams(seats, taken), filling, pupil * 7);
      taken[team] = (taken[team] ?? 0) + 1;
    }
    expect(Math.max(...taken) - Math.min(...taken)).toBe(1);
  });
});
