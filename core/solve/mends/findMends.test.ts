import { describe, expect, it } from 'vitest';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { findOutOfReach } from '../escape/findOutOfReach.ts';
import type { FindingCode } from '../findings/finding.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findMends } from './findMends.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

function mendsOf(room: Room, code: FindingCode) {
  const finding = findProblems(room).find((each) => each.code === code);
  return finding ? findMends(room, finding) : expect.fail(`Nothing is found as ${code}.`);
}

const told = (room: Room, code: FindingCode) =>
  mendsOf(room, code).map(({ type, choices }) => [type, choices.map(({ item }) => item)]);

describe('L3 all ways to mend a finding', () => {
  const ring = build(
    [
      ...lockByItem('safe', 'key'),
      ...hideIn('tv', 'key'),
      ...hideIn('safe', 'tv'),
      { type: 'setItemsToHide', id: 'safe', itemsToHide: ['tv', 'note'] },
      ...lockByItem(DOOR_ID, 'note'),
    ],
    things,
  );

  it('offer for a circle: taking out each item in it, another key, no lock', () => {
    expect(told(ring, 'notEscapable')).toEqual([
      ['takeOut', ['key']],
      ['takeOut', ['tv']],
      ['unlock', ['safe']],
    ]);
    const withSpare = build([{ type: 'addItem', id: 'spare', entry: keyEntry }], ring);
    expect(told(withSpare, 'notEscapable')[2]).toEqual(['otherKey', ['spare']]);
    expect(mendsOf(withSpare, 'notEscapable')[2]?.lock).toBe('safe');
  });

  it('offer for a lock that holds its own clue: taking out what is in it, another clue, no lock', () => {
    const shut = build(
      [
        ...lockByPassword('safe', '1894'),
        ...say('note', 'It is 1894.'),
        ...say('tv', 'News.'),
        ...hideIn('safe', 'note'),
      ],
      things,
    );
    expect(told(shut, 'clueBehindLock')).toEqual([
      ['takeOut', ['note']],
      ['tell', ['tv']],
      ['unlock', ['safe']],
    ]);
  });

  it('contain no repair without an effect, and none twice', () => {
    expect(mendsOf(things, 'noIntroduction')).toEqual([]);
    const beside = build(
      [
        ...lockByPassword('safe', '1894'),
        ...say('note', 'It is 1894.'),
        ...hideIn('tv', 'note'),
        ...hideIn('safe', 'tv'),
        { type: 'setItemsToHide', id: 'safe', itemsToHide: ['tv', 'key'] },
      ],
      things,
    );
    expect(told(beside, 'clueBehindLock').filter(([type]) => type === 'takeOut')).toEqual([
      ['takeOut', ['tv']],
      ['takeOut', ['note']],
    ]);
    const room = build(
      [...lockByItem('safe', 'key'), ...hideIn('safe', 'key'), ...lockByItem(DOOR_ID, 'note')],
      things,
    );
    const both = build([{ type: 'setItemsToHide', id: 'safe', itemsToHide: ['key', 'note'] }], room);
    const commands = mendsOf(both, 'notEscapable').map(({ choices }) => JSON.stringify(choices));
    expect(new Set(commands).size).toBe(commands.length);
  });

  it('begin with the repair that is offered first', () => {
    const outside = { ...things, itemConfigs: { ...things.itemConfigs } };
    outside.itemConfigs.tv = { ...get(things, 'tv'), position: { x: 98, y: -60 } };
    expect(told(outside, 'offStage')).toEqual([['bringIn', [null]]]);
  });

  it('never remove the lock of the door', () => {
    const obstacles = [{ type: 'lockedBy', item: DOOR_ID, by: 'key' }] as const;
    const finding = { severity: 'error', code: 'notEscapable', items: [], obstacles } as const;
    const locked = build(lockByItem(DOOR_ID, 'key'), things);
    expect(findMends(locked, finding).map(({ type }) => type)).toEqual(['otherKey']);
  });

  it('offer items that players cannot reach before', () => {
    expect(findOutOfReach(ring)).toEqual(expect.arrayContaining([DOOR_ID, 'safe', 'key', 'note', 'tv']));
    expect(findOutOfReach(things)).toEqual([]);
  });
});
