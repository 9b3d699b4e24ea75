import { describe, expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../testing/entries.ts';
import { actAll, startedPlay } from '../testing/playing.ts';
import { countsOf, foundIn, namesIn, thingsToFind } from './countsOf.ts';
import { NO_MARKS, type PlayMarks } from './marks.ts';
import { bucketOf, secondsWithin, type TimeCounts } from './timeCounts.ts';

const MARKS: PlayMarks = {
  locks: { safe: { reachedAt: 10, openedAt: 130, wrong: 3 }, door: { reachedAt: 130 } },
  hints: { note: { rung: 'where', at: 60, enough: 'where' }, safe: { rung: 'how', at: 100 } },
  idle: { tv: 4 },
  answers: { safe: ['sparrow'] },
};

const ENDED = {
  marks: MARKS,
  outcome: 'left',
  time: null,
  stuckAt: 'door',
  found: ['key'],
  size: 1,
  at: Date.UTC(2026, 0, 1),
} as const;

describe('I2 counts of a play', () => {
  it('hold what it marked, without its answers', () => {
    expect(countsOf(ENDED)).toEqual({
      left: 1,
      weeks: { '2026-W01': { left: 1 } },
      sizes: { 1: 1 },
      devices: {},
      times: {},
      locks: {
        safe: { reached: 1, opened: 1, wrong: 3, times: { 120: 1 } },
        door: { reached: 1, stuck: 1 },
      },
      hints: { note: { shown: { where: 1 }, enough: { where: 1 } }, safe: { shown: { how: 1 } } },
      found: { key: 1 },
      idle: { tv: 4 },
    });
  });

  it('hold how long an escape took, and no lock as its end', () => {
    const escaped = countsOf({ ...ENDED, outcome: 'escapes', time: 599_000, size: 3 });
    expect(escaped).toMatchObject({ escapes: 1, times: { 600: 1 }, sizes: { 3: 1 } });
    expect(escaped?.locks.door).toEqual({ reached: 1 });
  });

  it.each([
    [
      { isTouch: true, isUpright: true },
      { touch: 1, upright: 1 },
    ],
    [
      { isTouch: true, isUpright: false },
      { touch: 1, wide: 1 },
    ],
    [
      { isTouch: false, isUpright: false },
      { mouse: 1, wide: 1 },
    ],
  ])('I8 hold what its browser said: %j', (device, devices) => {
    expect(countsOf({ ...ENDED, marks: { ...MARKS, device } })?.devices).toEqual(devices);
  });

  it('are none for a play without marks', () => {
    expect(countsOf({ ...ENDED, marks: NO_MARKS })).toBeNull();
  });

  it.each([
    [Date.UTC(2026, 11, 31), '2026-W53'],
    [Date.UTC(2027, 0, 3, 23), '2026-W53'],
    [Date.UTC(2027, 0, 4), '2027-W01'],
    [Date.UTC(2024, 11, 30), '2025-W01'],
  ])('I3 name the week of %d as ISO 8601 does: %s', (at, week) => {
    expect(Object.keys(countsOf({ ...ENDED, at })?.weeks ?? {})).toEqual([week]);
  });
});

describe('things to find', () => {
  const room = build(
    [
      ...lockByPassword('safe', '1'),
      ...hideIn('safe', 'key'),
      ...lockByItem('door', 'key'),
      ...hideIn('tv', 'note'),
    ],
    furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
  );

  it('are what is hidden or can be taken; taken or seen, they are found', () => {
    expect(thingsToFind(room)).toEqual(['key', 'note']);
    const play = startedPlay(room);
    expect(foundIn(room, play)).toEqual([]);
    const opened = actAll(room, play, [
      { type: 'click', item: 'tv' },
      { type: 'enterPassword', item: 'safe', password: '1' },
    ]).play;
    expect(foundIn(room, opened)).toEqual(['note']);
    const taken = actAll(room, opened, [{ type: 'click', item: 'key' }]).play;
    expect(foundIn(room, taken)).toEqual(['key', 'note']);
  });

  it('are named in the figures as their creator named them', () => {
    const counts = countsOf(ENDED);
    expect(counts && Object.keys(namesIn(room, counts)).sort()).toEqual([
      'door',
      'key',
      'note',
      'safe',
      'tv',
    ]);
  });
});

describe('I3 buckets of time', () => {
  const counted = (seconds: readonly number[]): TimeCounts => {
    const counts: Record<string, number> = {};
    for (const each of seconds) counts[bucketOf(each)] = (counts[bucketOf(each)] ?? 0) + 1;
    return counts;
  };

  it('hold each duration up to their bound', () => {
    expect([0, 5, 5.1, 60, 61, 5400, 5401].map(bucketOf)).toEqual([
      '5',
      '5',
      '10',
      '60',
      '90',
      '5400',
      'more',
    ]);
  });

  it('tell a share of the durations to within a bucket', () => {
    const seconds = Array.from({ length: 1000 }, (_, place) => place);
    expect(secondsWithin(counted(seconds), 0.5)).toBeGreaterThan(420);
    expect(secondsWithin(counted(seconds), 0.5)).toBeLessThanOrEqual(600);
    expect(secondsWithin(counted(seconds), 0.9)).toBeGreaterThanOrEqual(600);
    expect(secondsWithin(counted(seconds), 0.9)).toBeLessThanOrEqual(901);
    expect(secondsWithin(counted([70]), 0.5)).toBe(75);
    expect(secondsWithin({ more: 3 }, 0.5)).toBe(5400);
    expect(secondsWithin({}, 0.5)).toBeNull();
  });
});
