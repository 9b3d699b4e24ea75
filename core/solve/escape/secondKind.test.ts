import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { build, furnish, hideIn, lockByItem, lockByPassword, say } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { startedPlay } from '../../testing/playing.ts';
import { solve } from '../../testing/solve.ts';
import { findProblems } from '../findings/findProblems.ts';
import { findWalkthrough } from './walk/findWalkthrough.ts';

const things = furnish({ chest: chestEntry, key: keyEntry, fob: keyEntry, note: noteEntry, tv: tvEntry });
const cellar: Command = { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background };
const into = (id: ItemId): Command => ({ type: 'moveItemToScene', id, scene: 'cellar' });
const leads = (id: ItemId): Command => ({ type: 'setOnClick', id, onClick: { type: 'go', to: 'cellar' } });
const bySequence = (id: ItemId, sequence: readonly ItemId[]): readonly Command[] => [
  { type: 'setLocked', id, isItemLocked: true },
  { type: 'setUnlockMethod', id, unlockMethod: 'sequence' },
  { type: 'setSequence', id, sequence },
];
const keys = (id: ItemId, all: readonly ItemId[]): readonly Command[] => [
  ...lockByItem(id, all[0] ?? ''),
  { type: 'setKeys', id, keys: all },
];
const combine = (id: ItemId, other: ItemId, result: ItemId): Command => {
  return { type: 'setCombination', id, combination: { other, result } };
};

function stepsOf(room: Room): readonly string[] {
  const solution = solve(room, startedPlay(room));
  const steps = solution.ok ? solution.value.walkthrough : [];
  return steps.map((step) => `${step.type} ${step.item}${step.type === 'useItem' ? ` ${step.on}` : ''}`);
}

function obstaclesOf(room: Room): unknown {
  const solution = solve(room, startedPlay(room));
  return solution.ok ? null : solution.refusal;
}

describe('S1 a way out', () => {
  it('N2 goes through a way, which is opened first', () => {
    const room = build([cellar, into('key'), leads('tv'), ...lockByItem('door', 'key')], things);
    expect(stepsOf(room)).toEqual(['click tv', 'enter tv', 'click key', 'useItem key door']);
  });

  it('N2 takes one way of two, and needs neither', () => {
    const room = build(
      [cellar, into('key'), leads('tv'), leads('chest'), ...lockByItem('door', 'key')],
      things,
    );
    expect(stepsOf(room)).toHaveLength(4);
    const solution = solve(room, startedPlay(room));
    expect(solution.ok && solution.value.needed).toEqual(['door', 'key']);
  });

  it('N2 leaves out a way of its own where another has to be opened anyway', () => {
    const commands = [cellar, into('key'), leads('chest'), leads('tv'), ...hideIn('tv', 'fob')];
    const room = build([...commands, ...keys('door', ['key', 'fob'])], things);
    expect(stepsOf(room)).not.toContain('click chest');
  });

  it('K5 uses every key', () => {
    const room = build(keys('door', ['key', 'fob']), things);
    expect(stepsOf(room)).toEqual(['click key', 'click fob', 'useItem key door', 'useItem fob door']);
  });

  it('K6 opens a sequence by clicks on its members alone', () => {
    const room = build([...hideIn('tv', 'key'), ...bySequence('chest', ['tv', 'note', 'tv'])], things);
    const locked = build([...hideIn('chest', 'fob'), ...keys('door', ['key', 'fob'])], room);
    expect(stepsOf(locked)[0]).toBe('sequence chest');
    expect(stepsOf(locked)).not.toContain('click tv');
  });

  it('C1 takes one part and uses it on the other where that stands', () => {
    const room = build([combine('fob', 'note', 'key'), ...lockByItem('door', 'key')], things);
    expect(stepsOf(room)).toHaveLength(3);
    expect(stepsOf(room).at(-1)).toBe('useItem key door');
  });
});

describe('S2 an obstacle', () => {
  it('N5 is a scene that nothing leads to', () => {
    const room = build([cellar, into('key'), ...lockByItem('door', 'key')], things);
    expect(obstaclesOf(room)).toEqual([
      { type: 'inScene', item: 'key', scene: 'cellar' },
      { type: 'noWay', scene: 'cellar' },
    ]);
    expect(findProblems(room)).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'notEscapable', scenes: ['cellar'] }),
    );
  });

  it('N5 a scene that is not needed is a warning', () => {
    const room = build([cellar, ...lockByItem('door', 'key')], things);
    expect(findProblems(room)).toContainEqual({
      severity: 'warning',
      code: 'sceneOutOfReach',
      items: [],
      scenes: ['cellar'],
    });
  });

  it('can be a circle through a way and a sequence', () => {
    const within = [cellar, into('key'), into('fob'), leads('tv')];
    const room = build([...within, ...lockByItem('tv', 'fob'), ...lockByItem('door', 'key')], things);
    expect(obstaclesOf(room)).toEqual([
      { type: 'enteredBy', scene: 'cellar', by: 'tv' },
      { type: 'lockedBy', item: 'tv', by: 'fob' },
      { type: 'inScene', item: 'fob', scene: 'cellar' },
    ]);
    const clicks = build([cellar, into('note'), leads('tv'), ...bySequence('tv', ['note', 'chest'])], things);
    expect(obstaclesOf(build([into('key'), ...lockByItem('door', 'key')], clicks))).toEqual([
      { type: 'enteredBy', scene: 'cellar', by: 'tv' },
      { type: 'clickedOn', item: 'tv', by: 'note' },
      { type: 'inScene', item: 'note', scene: 'cellar' },
    ]);
  });

  it('C1 is a part that lies behind what it is needed for', () => {
    const made = build([combine('note', 'fob', 'key'), ...lockByItem('chest', 'key')], things);
    expect(obstaclesOf(build([...hideIn('chest', 'note'), ...lockByItem('door', 'chest')], made))).toEqual([
      { type: 'lockedBy', item: 'chest', by: 'key' },
      { type: 'madeOf', item: 'key', by: 'note' },
      { type: 'hiddenBy', item: 'note', by: 'chest' },
    ]);
  });

  it('K6 a lock without an order is a finding of its own', () => {
    const room = build(bySequence('door', []), things);
    expect(obstaclesOf(room)).toEqual([{ type: 'noSequence', item: 'door' }]);
    expect(findProblems(room).map(({ code }) => code)).toContain('lockWithoutSequence');
  });
});

describe('S6 a clue is read', () => {
  const locked = build(lockByPassword('door', '1234'), things);

  it('O4 from an open item', () => {
    const room = build(
      [{ type: 'setOpenedDescription', id: 'note', openedDescription: 'It is 1234.' }],
      locked,
    );
    expect(findWalkthrough(room)?.steps).toEqual([
      { type: 'click', item: 'note' },
      { type: 'read', source: 'note', lock: 'door' },
      { type: 'enterPassword', item: 'door', password: '1234' },
    ]);
  });

  it('N2 on a way that leads on at once', () => {
    const way = build([cellar, leads('note'), ...say('note', 'It is 1234.')], locked);
    expect(findProblems(way).map(({ code }) => code)).not.toContain('noClue');
  });

  it('in another scene', () => {
    const room = build([cellar, leads('note'), into('fob'), ...say('fob', 'It is 1234.')], locked);
    expect(findWalkthrough(room)?.steps.map(({ type }) => type)).toEqual(['enter', 'read', 'enterPassword']);
  });
});
