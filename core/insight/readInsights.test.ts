import { describe, expect, it } from 'vitest';
import type { ItemConfig } from '../room/model.ts';
import { build, furnish, lockByItem, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry } from '../testing/entries.ts';
import { missOf } from './missOf.ts';
import { readInsights } from './readInsights.ts';
import type { VersionFigures } from './versionFigures.ts';

const room = build(
  [
    ...lockByPassword('desk', 'nightingale'),
    ...lockByPassword('safe', '4719'),
    ...lockByItem('door', 'key'),
    { type: 'setTimeLimit', timeLimit: 20 },
  ],
  furnish({ desk: chestEntry, safe: chestEntry, key: keyEntry }),
);

const NONE: VersionFigures = {
  roomId: 'r',
  creatorId: 'c',
  version: 1,
  weeks: {},
  sizes: {},
  devices: {},
  times: {},
  locks: {},
  hints: {},
  found: {},
  idle: {},
  names: {},
  answers: {},
};

describe('I4 a common wrong answer', () => {
  it.each([
    ['nightingal', { type: 'near' }],
    ['nightinggale', { type: 'near' }],
    ['mightingale', { type: 'near' }],
    ['Nihgtingale', { type: 'near' }],
    ['nightin', null],
    ['sparrow', null],
    ['NIGHTINGALE', { type: 'accepted' }],
    ['4719', { type: 'otherLock', lock: 'safe' }],
  ])('%s missed as %j', (text, miss) => {
    expect(missOf(room, 'desk', text)).toEqual(miss);
  });

  it('of digits is near to nothing, and one at a lock that is gone is none', () => {
    const desk = room.itemConfigs.desk as ItemConfig;
    const digits: ItemConfig = { ...desk, face: { type: 'digits' }, unlockPassword: '4718' };
    const other = { ...room, itemConfigs: { ...room.itemConfigs, desk: digits } };
    expect(missOf(other, 'desk', '4717')).toBeNull();
    expect(missOf(other, 'desk', '4781')).toEqual({ type: 'swapped' });
    expect(missOf(other, 'desk', '8714')).toBeNull();
    const face: ItemConfig['face'] = { type: 'wheels', wheels: Array(4).fill({ type: 'digits' }) };
    const wheels = { ...desk, face, unlockPassword: '4 7 1 8' };
    const onWheels = { ...room, itemConfigs: { ...room.itemConfigs, desk: wheels } };
    expect(missOf(onWheels, 'desk', '4 1 7 8')).toEqual({ type: 'swapped' });
    expect(missOf(room, 'gone', 'nightingal')).toBeNull();
  });
});

describe('I6 what figures tell', () => {
  it('is at most three hot locks: where plays end first, then those that fewest open', () => {
    const locks = {
      desk: { reached: 100, opened: 100, stuck: 7 },
      safe: { reached: 50, opened: 20 },
      door: { reached: 90, opened: 90 },
    };
    const insights = readInsights(room, { ...NONE, escapes: 93, left: 7, locks });
    expect(
      insights?.locks.map(({ lock, reached, opened, stuck, isHot }) => [lock, reached, opened, stuck, isHot]),
    ).toEqual(
      expect.arrayContaining([
        ['desk', 100, 100, 7, true],
        ['safe', 50, 40, 0, true],
        ['door', 90, 100, 0, false],
      ]),
    );
  });

  it('is how plays end, in shares that sum to 100', () => {
    const ends = readInsights(room, { ...NONE, escapes: 17, timeouts: 10, left: 17 })?.ends;
    expect(ends).toEqual({ escapes: 39, timeouts: 23, left: 38 });
  });

  it('I8 is how they play, as shares, from twenty plays on and never below', () => {
    const devices = { touch: 13, mouse: 7, upright: 9, wide: 11 };
    expect(readInsights(room, { ...NONE, escapes: 20, devices })?.devices).toEqual({
      touch: 65,
      mouse: 35,
      upright: 45,
      wide: 55,
    });
    const few = { ...devices, touch: 12, wide: 10 };
    expect(readInsights(room, { ...NONE, escapes: 50, devices: few })?.devices).toBeNull();
    expect(readInsights(room, { ...NONE, escapes: 50 })?.devices).toBeNull();
  });

  it('is a longer time limit where more than one in ten run out of time, and the difficulty of plays', () => {
    const fits = readInsights(room, { ...NONE, escapes: 20, times: { 600: 18, 900: 2 } });
    expect(fits?.time).toMatchObject({ nineInTen: 600, limit: 15, band: 'hard' });
    const late = readInsights(room, { ...NONE, escapes: 20, timeouts: 5, times: { 600: 18, 900: 2 } });
    expect(late?.time?.limit).toBe(25);
    expect(readInsights(room, { ...NONE, escapes: 4, left: 9, times: { 600: 4 } })?.time).toBeNull();
  });
});
