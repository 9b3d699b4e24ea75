import { describe, expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import { findWalkthrough, suggestTimeLimit } from './findWalkthrough.ts';
import { targetOf } from './walkStep.ts';

const things = furnish({ safe: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const room = build(
  [...lockByPassword('safe', '1234'), ...hideIn('safe', 'key'), ...lockByItem('door', 'key')],
  things,
);
const READ_NOTE = { type: 'read', source: 'note', lock: 'safe' };
const ENTER = { type: 'enterPassword', item: 'safe', password: '1234' };
const TAKE = { type: 'click', item: 'key' };
const USE = { type: 'useItem', item: 'key', on: 'door' };

describe('S1 how a room is escaped', () => {
  it('is a walkthrough with what has to be read, and what is never needed', () => {
    expect(findWalkthrough(build(say('note', 'It is 1234.'), room))).toEqual({
      steps: [READ_NOTE, ENTER, TAKE, USE],
      offTheWay: ['tv'],
      locksBeside: 0,
      itemsInSight: 5,
      timeLimit: 3,
    });
  });

  it('reads the introduction where it contains a password', () => {
    const told = build([{ type: 'setIntroduction', introduction: 'It is 1234.' }], room);
    expect(findWalkthrough(told)).toMatchObject({
      steps: [{ type: 'read', source: null, lock: 'safe' }, ENTER, TAKE, USE],
      offTheWay: ['note', 'tv'],
    });
  });

  it('goes the whole way to a text that is hidden', () => {
    const hidden = build([...say('note', 'It is 1234.'), ...hideIn('tv', 'note')], room);
    expect(findWalkthrough(hidden)?.steps).toEqual([
      { type: 'click', item: 'tv' },
      READ_NOTE,
      ENTER,
      TAKE,
      USE,
    ]);
    const twice = build(lockByPassword('tv', '5'), build(say('tv', 'Five: 5.'), hidden));
    expect(findWalkthrough(twice)?.steps).toEqual([
      { type: 'read', source: 'tv', lock: 'tv' },
      { type: 'enterPassword', item: 'tv', password: '5' },
      READ_NOTE,
      ENTER,
      TAKE,
      USE,
    ]);
  });

  it('takes the text that can be read, not the one behind the lock', () => {
    const both = build([...say('key', 'It was 1234.'), ...say('note', 'It is 1234.')], room);
    expect(findWalkthrough(both)?.steps[0]).toEqual(READ_NOTE);
  });

  it('S6 takes the password as known where no text tells it, or only behind the lock', () => {
    expect(findWalkthrough(room)?.steps).toEqual([ENTER, TAKE, USE]);
    expect(findWalkthrough(build(say('key', 'It was 1234.'), room))?.steps).toEqual([ENTER, TAKE, USE]);
  });

  it('is null where there is no way out', () => {
    expect(findWalkthrough(build(lockByItem('note', 'key'), room))).toBeNull();
  });

  it('names the place of each step', () => {
    const steps = findWalkthrough(build(say('note', 'It is 1234.'), room))?.steps ?? [];
    expect(steps.map(targetOf)).toEqual(['note', 'safe', 'key', 'door']);
  });
});

describe('S1 the suggested time limit', () => {
  const read = { type: 'read', source: 'note', lock: 'safe' } as const;
  const click = { type: 'click', item: 'key' } as const;

  it('doubles what walking and looking take, in whole minutes', () => {
    expect(suggestTimeLimit([], 6)).toBe(1);
    expect(suggestTimeLimit([], 7)).toBe(2);
    expect(suggestTimeLimit([click, click, click], 0)).toBe(1);
    expect(suggestTimeLimit([click, click, read], 0)).toBe(2);
    expect(suggestTimeLimit([read, { type: 'enterPassword', item: 'safe', password: '1' }], 4)).toBe(2);
    expect(suggestTimeLimit([read, { type: 'enterPassword', item: 'safe', password: '1' }], 5)).toBe(3);
    expect(suggestTimeLimit([{ type: 'useItem', item: 'key', on: 'door' }, { ...click }, click], 0)).toBe(2);
  });

  it('R4 stays within the limits', () => {
    expect(suggestTimeLimit([], 0)).toBe(1);
    expect(suggestTimeLimit([], 5000)).toBe(180);
  });
});
