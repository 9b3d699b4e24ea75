import { describe, expect, it } from 'vitest';
import { elapsed, limitOf as limitOfPlay } from '../play/clock.ts';
import { splitPlay } from '../play/seats.ts';
import { toOpaqueName } from '../play/view/opaqueName.ts';
import { furnish } from '../testing/build.ts';
import { keyEntry } from '../testing/entries.ts';
import { newPlay, startedPlay } from '../testing/playing.ts';
import { applyOrder, dueOrders, isCalling, type Order, type OrderRefusal } from './applyOrder.ts';
import { CALL_BACK_WITHIN, CLASS_LIMITS, LONGEST } from './classLimits.ts';
import type { ClassSession } from './classSession.ts';
import { isTeamOver, limitOf, playedOf, stateOf, withSessionClock } from './sessionClock.ts';
import { newSession, OPENED, ordered } from './testing/sessions.ts';

const MINUTE = 60_000;
const AT = OPENED + MINUTE;
const started = ordered(newSession(), [OPENED, { type: 'start' }]);
const lock = toOpaqueName('lock');

function refusalOf(session: ClassSession, order: Order, at = AT): OrderRefusal | null {
  const result = applyOrder(session, order, at);
  return result.ok ? null : result.refusal;
}

describe('Q1 the states of a session', () => {
  it('go from the lobby over running and paused to ended, at the latest three hours after the start', () => {
    expect(stateOf(newSession(), AT)).toBe('lobby');
    expect(stateOf(started, AT)).toBe('running');
    expect(stateOf(ordered(started, [AT, { type: 'pause', team: null }]), AT)).toBe('paused');
    expect(stateOf(started, OPENED + LONGEST)).toBe('running');
    expect(stateOf(started, OPENED + LONGEST + 3000)).toBe('ended');
    const ended = ordered(started, [AT, { type: 'end', team: null }]);
    expect(stateOf(ended, AT + CALL_BACK_WITHIN - 1)).toBe('running');
    expect(stateOf(ended, AT + CALL_BACK_WITHIN)).toBe('ended');
  });

  it('refuses whatever does not fit the state, and changes nothing then', () => {
    const lobby = newSession();
    expect(refusalOf(started, { type: 'start' })).toBe('alreadyStarted');
    expect(refusalOf(lobby, { type: 'pause', team: null })).toBe('notStarted');
    expect(refusalOf(lobby, { type: 'end', team: 1 })).toBe('notStarted');
    expect(refusalOf(lobby, { type: 'end', team: null })).toBeNull();
    expect(refusalOf(started, { type: 'goOn', team: 0 })).toBe('notPaused');
    const paused = ordered(started, [AT, { type: 'pause', team: 0 }]);
    expect(refusalOf(paused, { type: 'pause', team: 0 })).toBe('paused');
    expect(refusalOf(paused, { type: 'pause', team: 1 })).toBeNull();
    for (const team of [2, -1, 0.5]) expect(refusalOf(started, { type: 'hint', team })).toBe('noTeam');
    const over = OPENED + LONGEST + 3000;
    expect(
      refusalOf(started, { type: 'say', team: null, message: { type: 'ready', message: 'eyes' } }, over),
    ).toBe('ended');
    expect(
      refusalOf(
        ordered(started, [AT, { type: 'end', team: 0 }]),
        { type: 'pause', team: 0 },
        AT + CALL_BACK_WITHIN,
      ),
    ).toBe('ended');
  });
});

describe('Q5 what a teacher orders', () => {
  it('gives minutes to one team or to all, and takes none of the last minute', () => {
    const given = ordered(started, [AT, { type: 'giveMinutes', team: 1, minutes: 5 }]);
    expect([0, 1].map((team) => limitOf(given, team) / MINUTE)).toEqual([40, 45]);
    const all = ordered(given, [AT, { type: 'giveMinutes', team: null, minutes: -60 }]);
    expect([0, 1].map((team) => limitOf(all, team) / MINUTE)).toEqual([2, 2]);
    expect(refusalOf(all, { type: 'giveMinutes', team: 0, minutes: -1 })).toBe('noMinutes');
    const unlimited = ordered(newSession(2, { minutes: null }), [OPENED, { type: 'start' }]);
    expect(refusalOf(unlimited, { type: 'giveMinutes', team: 0, minutes: 5 })).toBe('noMinutes');
  });

  it('brings back a team whose time was up, with the minutes that it is given', () => {
    const late = OPENED + 60 * MINUTE;
    expect(isTeamOver(started, 0, late)).toBe(true);
    const given = ordered(started, [late, { type: 'giveMinutes', team: 0, minutes: 5 }]);
    expect(isTeamOver(given, 0, late)).toBe(false);
    expect(playedOf(given, 0, late + 4 * MINUTE)).toBe(44 * MINUTE);
    expect(isTeamOver(given, 0, late + 5 * MINUTE)).toBe(true);
    expect(isTeamOver(given, 1, late)).toBe(true);
  });

  it('lets a team that was ended go on, from where its clock stood, until the whole class has ended', () => {
    const ended = ordered(
      started,
      [AT, { type: 'pause', team: 1 }],
      [AT, { type: 'end', team: 0 }],
      [AT, { type: 'end', team: 1 }],
    );
    const later = AT + 10 * MINUTE;
    expect([0, 1].map((team) => isTeamOver(ended, team, later))).toEqual([true, true]);
    const played = playedOf(ended, 0, later);
    const opened = ordered(ended, [later, { type: 'goOn', team: 0 }]);
    expect([0, 1].map((team) => isTeamOver(opened, team, later))).toEqual([false, true]);
    expect(playedOf(opened, 0, later + MINUTE)).toBe(played + MINUTE);
    const both = ordered(opened, [later, { type: 'goOn', team: 1 }]);
    expect(playedOf(both, 1, later + MINUTE), 'a pause ends with the end').toBe(
      playedOf(both, 1, later) + MINUTE,
    );
    expect(refusalOf(both, { type: 'goOn', team: 0 }, later)).toBe('notPaused');
    const over = ordered(ended, [later, { type: 'end', team: null }]);
    expect(refusalOf(over, { type: 'goOn', team: 0 }, later + CALL_BACK_WITHIN)).toBe('ended');
  });

  it('keeps the latest messages alone', () => {
    const say = (text: string): readonly [number, Order] => [
      AT,
      { type: 'say', team: null, message: { type: 'own', text } },
    ];
    const many = ordered(
      started,
      ...Array.from({ length: CLASS_LIMITS.messages + 5 }, (_, each) => say(`${each}`)),
    );
    expect(many.messages).toHaveLength(CLASS_LIMITS.messages);
    expect(many.messages.at(-1)).toMatchObject({ number: many.number, team: null, at: AT });
  });

  it('opens and shuts the door, and lets pupils come late or not', () => {
    const shut = ordered(
      started,
      [AT, { type: 'openDoor', isOpen: false }],
      [AT, { type: 'letLate', mayComeLate: false }],
    );
    expect([shut.isDoorOpen, shut.settings.mayComeLate]).toEqual([false, false]);
  });
});

describe('Q12 an order that waits its five seconds', () => {
  const due = AT + CALL_BACK_WITHIN;
  const open = { type: 'open', team: 1, item: lock } as const;

  it('is carried out once, for its team or for each', () => {
    const sent = ordered(started, [AT, { type: 'hint', team: null }], [AT, open]);
    const numbers = sent.orders.map(({ number }) => number);
    expect(dueOrders(sent, { team: 1, carriedOut: 0, at: due - 1 })).toEqual([]);
    expect(dueOrders(sent, { team: 0, carriedOut: 0, at: due }).map(({ action }) => action)).toEqual([
      { type: 'hint' },
    ]);
    expect(dueOrders(sent, { team: 1, carriedOut: 0, at: due }).map(({ number }) => number)).toEqual(numbers);
    expect(
      dueOrders(sent, { team: 1, carriedOut: numbers[0] ?? 0, at: due }).map(({ action }) => action),
    ).toEqual([{ type: 'open', item: lock }]);
  });

  it('can be called back until then, by its number', () => {
    const sent = ordered(started, [AT, { type: 'end', team: null }]);
    const callBack = { type: 'callBack', order: sent.number } as const;
    expect(refusalOf(sent, { ...callBack, order: 99 }, AT)).toBe('tooLate');
    expect(stateOf(ordered(sent, [due - 1, callBack]), due)).toBe('running');
    const opening = ordered(started, [AT, open]);
    expect(refusalOf(opening, { type: 'callBack', order: opening.number }, due)).toBe('tooLate');
  });

  it('finds a place among a bounded number of others; ends are never dropped', () => {
    const ends = ordered(started, [AT, { type: 'end', team: 0 }]);
    const full = ordered(
      ends,
      ...Array.from({ length: CLASS_LIMITS.orders - 1 }, (): readonly [number, Order] => [AT, open]),
    );
    expect(refusalOf(full, open)).toBe('tooMany');
    const later = ordered(full, [due, open]);
    expect([later.orders.length, later.orders[0]?.action]).toEqual([CLASS_LIMITS.orders, { type: 'end' }]);
    expect(refusalOf(ends, { type: 'end', team: 0 })).toBe('tooMany');
  });
});

describe('Q4 a team’s call for help', () => {
  const called = started.number;
  const team = 1;
  const calls = (session: ClassSession) => isCalling(session, team, called);

  it('waits until the teacher answers this team', () => {
    expect([calls(started), isCalling(started, team, undefined)]).toEqual([true, false]);
    const message = { type: 'ready', message: 'eyes' } as const;
    for (const [order, isAnswer] of [
      [{ type: 'seen', team }, true],
      [{ type: 'seen', team: 0 }, false],
      [{ type: 'say', team, message }, true],
      [{ type: 'say', team: null, message }, false],
      [{ type: 'hint', team }, true],
      [{ type: 'hint', team: null }, true],
      [{ type: 'hint', team: 0 }, false],
      [{ type: 'open', team, item: lock }, true],
      [{ type: 'giveMinutes', team, minutes: 5 }, false],
      [{ type: 'end', team: 0 }, false],
    ] as const)
      expect(calls(ordered(started, [AT, order])), JSON.stringify(order)).toBe(!isAnswer);
  });

  it('waits on if the answer is called back, and a later call waits anew', () => {
    const sent = ordered(started, [AT, { type: 'hint', team }]);
    expect(calls(ordered(sent, [AT, { type: 'callBack', order: sent.number }]))).toBe(true);
    expect(isCalling(sent, team, sent.number)).toBe(true);
    const seen = ordered(sent, [AT, { type: 'seen', team }]);
    expect(isCalling(seen, team, seen.number)).toBe(true);
  });
});

describe('Q7 the clock of the class', () => {
  const clockOf = (session: ClassSession, at: number) => [
    playedOf(session, null, at) / MINUTE,
    limitOf(session, null) / MINUTE,
  ];
  const at = OPENED + 3000 + 10 * MINUTE;

  it('is that of a team which nobody stops or gives minutes alone', () => {
    const alone = ordered(
      started,
      [OPENED + 3000, { type: 'pause', team: 1 }],
      [AT, { type: 'giveMinutes', team: 0, minutes: 5 }],
    );
    expect(clockOf(alone, at)).toEqual([10, 40]);
    const all = ordered(
      alone,
      [at, { type: 'pause', team: null }],
      [at + MINUTE, { type: 'goOn', team: null }],
      [at + MINUTE, { type: 'giveMinutes', team: null, minutes: 3 }],
    );
    expect(clockOf(all, at + 2 * MINUTE)).toEqual([11, 43]);
  });

  it('stands at its limit, and takes no minutes that no team can take', () => {
    expect(clockOf(started, at + 60 * MINUTE)).toEqual([40, 40]);
    const short = ordered(
      started,
      [AT, { type: 'giveMinutes', team: 0, minutes: -60 }],
      [AT, { type: 'giveMinutes', team: 1, minutes: -60 }],
    );
    expect(refusalOf(short, { type: 'giveMinutes', team: null, minutes: -5 })).toBe('noMinutes');
    expect(clockOf(newSession(), at)).toEqual([0, 40]);
  });
});

describe('Q6 the world of a team’s play', () => {
  const room = furnish({ key: keyEntry });
  const { world } = splitPlay({ ...startedPlay(room), startedAt: 5 });
  const clock = (session: ClassSession, at: number, of = world) =>
    withSessionClock(of, { session, team: 1, timeLimit: room.timeLimit, at });

  it('has the session’s clock, whatever its own said', () => {
    const paused = ordered(
      started,
      [AT, { type: 'pause', team: null }],
      [AT + MINUTE, { type: 'goOn', team: null }],
      [AT + MINUTE, { type: 'pause', team: 1 }],
    );
    expect(clock(paused, AT + 5 * MINUTE)).toMatchObject({
      isStarted: true,
      isPaused: true,
      isGameOver: false,
      startedAt: OPENED + 3000,
      pausedBy: null,
      minutesGiven: 40 - room.timeLimit,
      time: null,
    });
    const play = { ...newPlay(room), ...clock(paused, AT + 5 * MINUTE) };
    expect(elapsed(play, AT + 9 * MINUTE)).toBe(MINUTE - 3000);
    expect(limitOfPlay({ room, play })).toBe(40 * MINUTE);
    expect(clock(newSession(), AT), 'the lobby tells the limit').toEqual({ ...world, minutesGiven: 35 });
  });

  it('is over at an end, with the time played until then; an escape stays as it was', () => {
    const ended = ordered(started, [AT, { type: 'end', team: null }]);
    expect(clock(ended, AT + 10 * MINUTE)).toMatchObject({
      isGameOver: true,
      isPaused: false,
      time: MINUTE + 2000,
    });
    const escaped = { ...world, isEscaped: true, time: 7 };
    expect(clock(ended, AT + 10 * MINUTE, escaped)).toBe(escaped);
  });
});
