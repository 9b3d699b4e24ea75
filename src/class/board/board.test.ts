import { describe, expect, it } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { boardSeat, boardTeam, classBoard, TOLD } from '../testing/boards.ts';
import { type BoardNews, droppedBetween, JOINED_FOR, newsBetween, tellNow } from './boardNews.ts';
import { cardBeside } from './cardKeys.ts';
import { placeTeams, SORTED_FOR } from './placeTeams.ts';
import { readCard } from './readCard.ts';
import { clockOf, tickOn } from './tickOn.ts';

const MINUTE = 60_000;
const owls = boardTeam();
const bats = boardTeam({ team: 1, name: 'Lantern Bats' });
const moles = boardTeam({ team: 2, name: 'Velvet Moles' });
const asking = { ...moles, needs: ['help'] as const };

describe('the board’s clocks', () => {
  it('run on between two questions, up to the limit', () => {
    const shown = classBoard({ teams: [owls, { ...bats, limit: 601_000 }, { ...moles, limit: null }] });
    const { at, teams } = tickOn(shown, 5000);
    expect(at).toBe(TOLD + 5000);
    expect(teams.map(({ played }) => played)).toEqual([605_000, 601_000, 605_000]);
    expect(teams.map(({ quiet }) => quiet)).toEqual([5000, 1000, 5000]);
  });

  it('stand for teams that are paused or outside, before the start, and while all are paused', () => {
    const teams = [
      { ...owls, isPaused: true },
      { ...bats, outcome: 'escaped' as const },
    ];
    expect(tickOn(classBoard({ teams }), 5000).teams).toEqual(teams);
    expect(tickOn(classBoard({ state: 'paused' }), 5000).teams).toEqual([owls]);
    expect(tickOn(classBoard({ startedAt: TOLD + 3000 }), 5000).teams[0]?.played).toBe(602_000);
    expect(tickOn(classBoard(), -700)).toMatchObject({ at: TOLD, teams: [owls] });
  });

  it('show what most teams have left, those that play first', () => {
    const given = { ...moles, limit: owls.limit === null ? null : owls.limit + 5 * MINUTE };
    const out = { ...bats, outcome: 'escaped' as const, limit: given.limit };
    expect(clockOf({ teams: [given, owls, { ...owls, team: 3 }, out] })).toEqual({
      played: 10 * MINUTE,
      limit: 30 * MINUTE,
      left: 20 * MINUTE,
    });
    expect(clockOf({ teams: [{ ...owls, limit: null }] })).toMatchObject({ left: null, limit: null });
    expect(clockOf({ teams: [] })).toEqual({ played: 0, limit: null, left: null });
  });
});

describe('the places of cards', () => {
  const moment = { sorting: 'needs', language: 'en', now: TOLD, isHeld: false } as const;
  const first = placeTeams(null, [moles, owls, bats], moment);

  it('are by who needs the teacher, in bands, then by name', () => {
    expect(first.places.map(({ team }) => team)).toEqual([0, 1, 2]);
    const { places } = placeTeams(null, [owls, { ...bats, outcome: 'escaped' }, asking], moment);
    expect(places).toEqual([
      { team: 2, band: 'needsYou' },
      { team: 0, band: 'gettingOn' },
      { team: 1, band: 'outside' },
    ]);
  });

  it('change at most every ten seconds, and never under the hand', () => {
    const later = { ...moment, now: TOLD + SORTED_FOR };
    const changed = [owls, bats, asking];
    expect(placeTeams(first, changed, { ...moment, now: TOLD + SORTED_FOR - 1 })).toBe(first);
    expect(placeTeams(first, changed, { ...later, isHeld: true })).toBe(first);
    expect(placeTeams(first, changed, later)).toMatchObject({ at: later.now });
    expect(placeTeams(first, changed, later).places[0]).toEqual({ team: 2, band: 'needsYou' });
    expect(placeTeams(first, [owls, bats, moles], later)).toBe(first);
  });

  it('change at once when another order is chosen', () => {
    const byName = placeTeams(first, [owls, bats, asking], { ...moment, sorting: 'name', isHeld: true });
    expect(byName.sorting).toBe('name');
    expect(byName.places.map(({ team }) => team)).toEqual([0, 1, 2]);
  });
});

describe('a card', () => {
  const lock = { item: toOpaqueName('lock'), name: 'Safe', words: '', since: 540_000, wrong: 7 };
  const read = (changes: Parameters<typeof boardTeam>[0], board = classBoard()) =>
    readCard(boardTeam(changes), board);

  it('says one thing above all: help before quiet before wrong answers before long', () => {
    const all = ['help', 'quiet', 'wrong', 'long'] as const;
    const alerts = all.map((_, from) => read({ needs: all.slice(from), lock, quiet: 3.4 * MINUTE }).alert);
    expect(alerts).toEqual([
      { type: 'help' },
      { type: 'quiet', minutes: 3 },
      { type: 'wrong', count: 7 },
      { type: 'long' },
    ]);
    expect(read({}).alert).toBeNull();
    expect(read({ seats: [], needs: ['quiet'] }).alert).toEqual({ type: 'empty' });
    expect(read({ isPaused: true }).alert).toEqual({ type: 'paused' });
    expect(read({ isPaused: true }, classBoard({ state: 'paused' })).alert).toBeNull();
    expect(read({ outcome: 'escaped', needs: ['help'] }).alert).toEqual({ type: 'escaped', time: 600_000 });
    expect(read({ outcome: 'timeUp' }).alert).toEqual({ type: 'timeUp' });
  });

  it('tells who is there, where they are and what they work at', () => {
    const seats = [
      boardSeat({ place: 'Study' }),
      boardSeat({ seat: 1, place: 'Cellar', isHere: false }),
      boardSeat({ seat: 2, place: 'Study' }),
    ];
    expect(read({ seats, lock, needs: ['long'] })).toMatchObject({
      seated: 3,
      here: 2,
      places: ['Study', 'Cellar'],
      left: 20 * MINUTE,
      lock: { name: 'Safe', since: MINUTE, wrong: 7, isLong: true },
    });
    expect(read({ limit: null }).left).toBeNull();
  });

  it('shows the order that is on its way to it, a hint before others', () => {
    const order = { number: 4, team: null, type: 'end', due: TOLD + 2000 } as const;
    const waiting = [order, { ...order, number: 5, team: 0, type: 'hint', due: TOLD + 4000 } as const];
    expect(read({}, classBoard({ waiting })).underWay).toEqual({ type: 'hint', left: 4000 });
    expect(read({ team: 1 }, classBoard({ waiting })).underWay).toEqual({ type: 'end', left: 2000 });
    expect(read({ team: 1 }, classBoard({ waiting, at: TOLD + 2000 })).underWay).toBeNull();
  });
});

describe('the news of the board', () => {
  const before = classBoard({ teams: [owls, bats, moles] });
  const after = classBoard({ teams: [owls, { ...bats, outcome: 'escaped' }, asking] });
  const help: BoardNews = { kind: 'help', team: 'Velvet Moles' };
  const escaped: BoardNews = { kind: 'escaped', team: 'Lantern Bats' };

  it('are teams that need the teacher now, or are done now', () => {
    expect(newsBetween(before, after)).toEqual([escaped, help]);
    expect(newsBetween(after, after)).toEqual([]);
  });

  it('are told at once if somebody calls, and else joined for ten seconds', () => {
    const silent = { queue: [], at: TOLD };
    const waiting = tellNow(silent, [escaped], TOLD + 1000);
    expect(waiting).toEqual({ told: [], telling: { queue: [escaped], at: TOLD } });
    expect(tellNow(waiting.telling, [], TOLD + JOINED_FOR).told).toEqual([escaped]);
    expect(tellNow(waiting.telling, [help], TOLD + 1001)).toEqual({
      told: [escaped, help],
      telling: { queue: [], at: TOLD + 1001 },
    });
  });

  it('tell of an order that was dropped, since the team had opened the lock itself', () => {
    expect(droppedBetween(before, classBoard({ teams: [{ ...owls, dropped: 3 }, bats] }))).toEqual([
      'Brass Owls',
    ]);
    expect(droppedBetween(before, before)).toEqual([]);
  });
});

describe('the arrows', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
  // Three cards in a row, then a band of two.
  const boxes = [box(0, 0), box(110, 0), box(220, 0), box(0, 100), box(110, 100)];

  it('lead through the cards, and up and down to the nearest one, across bands', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => cardBeside(boxes, 1, key)),
    ).toEqual([2, 0, 4, null]);
    expect(cardBeside(boxes, 2, 'ArrowDown')).toBe(4);
    expect(cardBeside(boxes, 3, 'ArrowUp')).toBe(0);
    expect(cardBeside(boxes, 4, 'ArrowRight')).toBeNull();
    expect(cardBeside(boxes, 0, 'Enter')).toBeNull();
    expect(cardBeside(boxes, 9, 'ArrowLeft')).toBeNull();
  });
});
