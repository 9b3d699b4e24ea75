import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STARTS_IN } from '../play/team/applyInTeam.ts';
import { SEED } from '../testing/numbers.ts';
import { applyOrder, type Order } from './applyOrder.ts';
import { CALL_BACK_WITHIN, LONGEST } from './classLimits.ts';
import type { ClassSession } from './classSession.ts';
import { isTeamOver, limitOf, playedOf } from './sessionClock.ts';
import { newSession, OPENED } from './testing/sessions.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TEAMS = [0, 1];

const team = fc.constantFrom(null, ...TEAMS);
const order: fc.Arbitrary<Order> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Order>({ type: 'start' }) },
  { weight: 40, arbitrary: fc.record({ type: fc.constantFrom('pause' as const, 'goOn' as const), team }) },
  {
    weight: 20,
    arbitrary: fc.record({
      type: fc.constant('giveMinutes' as const),
      team,
      minutes: fc.integer({ min: -20, max: 20 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('end' as const), team: fc.constantFrom(...TEAMS) }),
  },
);
/** An order, and the seconds that pass before it. */
const moments = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), order), { minLength: 5, maxLength: 25 });

/** A simple clock to compare with: it checks each second whether it runs. */
class Watch {
  played = TEAMS.map(() => 0);
  limits: number[];
  #startsAt = Number.POSITIVE_INFINITY;
  #endsAt = TEAMS.map(() => Number.POSITIVE_INFINITY);
  #isPaused = false;
  #arePaused = TEAMS.map(() => false);

  constructor(minutes: number) {
    this.limits = TEAMS.map(() => minutes * MINUTE);
  }

  pass(from: number, seconds: number): void {
    for (let at = from; at < from + seconds * SECOND; at += SECOND) {
      for (const each of TEAMS)
        if (this.#runs(each, at)) this.played[each] = (this.played[each] ?? 0) + SECOND;
    }
  }

  #runs(each: number, at: number): boolean {
    const end = Math.min(this.#endsAt[each] ?? 0, this.#startsAt + LONGEST);
    const isStopped = this.#isPaused || this.#arePaused[each] === true;
    return (
      at >= this.#startsAt && at < end && !isStopped && (this.played[each] ?? 0) < (this.limits[each] ?? 0)
    );
  }

  hear(given: Order, at: number): void {
    if (given.type === 'start') this.#startsAt = at + STARTS_IN;
    if (given.type === 'pause' || given.type === 'goOn') this.#pause(given.team, given.type === 'pause');
    if (given.type === 'end' && given.team !== null)
      this.#endsAt[given.team] = Math.min(this.#endsAt[given.team] ?? 0, at + CALL_BACK_WITHIN);
    if (given.type !== 'giveMinutes') return;
    for (const each of given.team === null ? TEAMS : [given.team])
      if (at < (this.#endsAt[each] ?? 0)) this.#give(each, given.minutes);
  }

  #pause(ofTeam: number | null, isPaused: boolean): void {
    if (ofTeam === null) this.#isPaused = isPaused;
    else this.#arePaused[ofTeam] = isPaused;
    // A team that is let go on has no end any more.
    if (ofTeam !== null && !isPaused) this.#endsAt[ofTeam] = Number.POSITIVE_INFINITY;
  }

  #give(each: number, minutes: number): void {
    const left = (this.limits[each] ?? 0) - (this.played[each] ?? 0);
    const most = Math.max(0, Math.floor(left / MINUTE) - 1);
    this.limits[each] = (this.limits[each] ?? 0) + Math.max(minutes, -most) * MINUTE;
  }
}

interface Moment {
  before: ClassSession;
  /** The session after the order; the same as before if the order was refused. */
  after: ClassSession;
  each: Order;
  at: number;
  /** Seconds since the previous moment. */
  seconds: number;
}

function forEachOrder(given: readonly (readonly [number, Order])[], look: (moment: Moment) => void): void {
  let session = newSession(TEAMS.length);
  let at = OPENED;
  for (const [seconds, each] of [[0, { type: 'start' }] as const, ...given]) {
    at += seconds * SECOND;
    const result = applyOrder(session, each, at);
    const after = result.ok ? result.value : session;
    look({ before: session, after, each, at, seconds });
    session = after;
  }
}

describe('Q6 the clock of a session', () => {
  it('is that of a watch that stands in each pause of the session or the team, in any order of orders', () => {
    fc.assert(
      fc.property(moments, (given) => {
        const watch = new Watch(40);
        forEachOrder(given, ({ before, after, each, at, seconds }) => {
          watch.pass(at - seconds * SECOND, seconds);
          expect(TEAMS.map((team) => playedOf(before, team, at))).toEqual(watch.played);
          // An order that the session refuses does not reach the watch.
          if (after !== before) watch.hear(each, at);
          expect(TEAMS.map((team) => playedOf(after, team, at))).toEqual(watch.played);
        });
      }),
      SEED,
    );
  });

  it('Q5 is not run out by minutes that are taken, and goes on where some are given after the limit', () => {
    let [taken, revived] = [0, 0];
    fc.assert(
      fc.property(moments, (given) => {
        forEachOrder(given, ({ before, after, each, at }) => {
          if (each.type !== 'giveMinutes') return;
          for (const number of TEAMS) {
            const [wasOver, isOver] = [before, after].map((session) => isTeamOver(session, number, at));
            if (each.minutes < 0) expect(isOver).toBe(wasOver);
            if (each.minutes < 0 && !isOver) taken++;
            if (wasOver && !isOver) revived++;
          }
        });
      }),
      SEED,
    );
    expect([taken > 50, revived > 10]).toEqual([true, true]);
  });

  it('never runs back or past the limit, also where the server’s clock is set back', () => {
    const jumps = fc.array(fc.tuple(fc.integer({ min: -600, max: 900 }), order), {
      minLength: 5,
      maxLength: 25,
    });
    fc.assert(
      fc.property(jumps, (given) => {
        forEachOrder(given, ({ after, at }) => {
          for (const number of TEAMS) {
            const played = playedOf(after, number, at);
            expect(played).toBeGreaterThanOrEqual(0);
            expect(played).toBeLessThanOrEqual(limitOf(after, number));
            expect(playedOf(after, number, at + SECOND)).toBeGreaterThanOrEqual(played);
          }
        });
      }),
      SEED,
    );
  });
});
