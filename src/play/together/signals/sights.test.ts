import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { ViewSeat, ViewTeam } from '../../../../core/play/view/playerView.ts';
import { SEED } from '../../../../core/testing/numbers.ts';
import { isAccompanied, sightOf, spotIn, wayTo } from './sights.ts';

const name = toOpaqueName;
const STUDY = { id: name('study'), name: 'Study' };
const CELLAR = { id: name('cellar'), name: 'Cellar' };

const seat = (number: number, place: string | null): ViewSeat => ({
  seat: number,
  name: `Guest ${number}`,
  place: place === null ? null : name(place),
  holds: null,
});
const team = (...seats: ViewSeat[]): ViewTeam => ({
  seat: 0,
  seats,
  code: '',
  opener: 0,
  isOpen: true,
  pausedBy: null,
});
/** Returns the state of a player in the study, whose team has entered the cellar as well. */
const seen = (of = team(seat(0, 'study'), seat(1, 'cellar'))) => ({
  scene: { ...STUDY, kind: 'place' as const },
  places: [STUDY, CELLAR],
  team: of,
});

describe('a signal', () => {
  it('is seen in its own scene', () => {
    expect(sightOf({ seat: 1, scene: 'study' }, seen())).toEqual({ type: 'here' });
  });

  it('names another place, to which one can go', () => {
    const sight = sightOf({ seat: 1, scene: 'cellar' }, seen());
    expect(sight).toEqual({ type: 'elsewhere', place: 'cellar' });
    expect(wayTo(sight, seen())).toBe('cellar');
  });

  it('from a close-up names the place of who made it', () => {
    expect(sightOf({ seat: 1, scene: 'a picture' }, seen())).toEqual({ type: 'elsewhere', place: 'cellar' });
    const beside = seen(team(seat(0, 'study'), seat(1, 'study')));
    expect(wayTo(sightOf({ seat: 1, scene: 'a picture' }, beside), beside)).toBeNull();
  });

  it('names no place that the team has not entered', () => {
    const sight = sightOf({ seat: 1, scene: 'attic' }, seen(team(seat(0, 'study'), seat(1, 'attic'))));
    expect(sight).toEqual({ type: 'elsewhere', place: null });
    expect(wayTo(sight, seen())).toBeNull();
  });

  it('is nowhere in a pause', () => {
    const paused = { scene: null, places: [], team: team(seat(0, null), seat(1, null)) };
    expect(sightOf({ seat: 1, scene: 'study' }, paused)).toEqual({ type: 'elsewhere', place: null });
  });
});

describe('a pointer', () => {
  it('is for those at the same place', () => {
    expect(isAccompanied(seen())).toBe(false);
    expect(isAccompanied(seen(team(seat(0, 'study'))))).toBe(false);
    expect(isAccompanied(seen(team(seat(0, 'study'), seat(1, 'study'))))).toBe(true);
    expect(isAccompanied({ ...seen(team(seat(0, null), seat(1, null))), scene: null })).toBe(false);
  });
});

describe('a window onto the stage', () => {
  const window = { x: 20, y: 0, width: 30, height: 100 };
  const inset = { x: 3, y: 2 };

  it('shows a point where it is, or at the edge beyond which it is', () => {
    expect(spotIn({ x: 300, y: 500 }, window, inset)).toEqual({ x: 30, y: 50, beyond: null });
    expect(spotIn({ x: 900, y: 500 }, window, inset)).toEqual({ x: 47, y: 50, beyond: 'right' });
    expect(spotIn({ x: 0, y: 1000 }, window, inset)).toEqual({ x: 23, y: 98, beyond: 'left' });
  });

  it('has each point within itself', () => {
    const percent = fc.integer({ min: 0, max: 50 });
    const views = fc.record({
      x: percent,
      y: percent,
      width: fc.integer({ min: 10, max: 50 }),
      height: fc.integer({ min: 10, max: 50 }),
    });
    fc.assert(
      fc.property(views, fc.nat(1000), fc.nat(1000), (view, x, y) => {
        const spot = spotIn({ x, y }, view, inset);
        expect(spot.x).toBeGreaterThanOrEqual(view.x);
        expect(spot.x).toBeLessThanOrEqual(view.x + view.width);
        expect(spot.y).toBeGreaterThanOrEqual(view.y);
        expect(spot.y).toBeLessThanOrEqual(view.y + view.height);
      }),
      SEED,
    );
  });
});
