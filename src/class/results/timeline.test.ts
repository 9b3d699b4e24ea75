import { describe, expect, it } from 'vitest';
import type { ResultStep, TeamResult } from '../../../core/class/classResults.ts';
import { leftOf, readTimeline } from './timeline.ts';

const MINUTE = 60_000;

function step(name: string, openedAt: number | null, changes: Partial<ResultStep> = {}): ResultStep {
  return { name, words: '', openedAt, took: openedAt, wrong: 0, hints: 0, isHelped: false, ...changes };
}

function result(name: string, steps: readonly ResultStep[], changes: Partial<TeamResult> = {}): TeamResult {
  return {
    ...{
      name,
      seats: 2,
      people: 2,
      names: [],
      outcome: 'timeUp',
      played: 30 * MINUTE,
      minutesGiven: 0,
      hints: 0,
    },
    ...{ isHelped: false, progress: 0.5, wrong: 0, steps, hinted: [] },
    ...changes,
  };
}

describe('Q8 the timeline of a class', () => {
  const teams = [
    result('Velvet Moles', [step('Clock', 2 * MINUTE), step('Chest', 9 * MINUTE, { wrong: 3 })], {
      outcome: 'escaped',
      played: 12 * MINUTE,
      hinted: [{ at: 5 * MINUTE, hint: null, isByTeacher: true }],
    }),
    result('Nobody', [], { outcome: 'empty', seats: 0, played: 0 }),
    result('Brass Owls', [
      step('Clock', 3 * MINUTE),
      step('Chest', 20 * MINUTE, { isHelped: true }),
      step('Safe', null),
    ]),
  ];
  const timeline = readTimeline(teams, 'en');

  it('stands in the order of names, with each team’s own number, without those that nobody joined', () => {
    expect(timeline.rows.map(({ team, result: { name } }) => [team, name])).toEqual([
      [2, 'Brass Owls'],
      [0, 'Velvet Moles'],
    ]);
  });

  it('numbers the locks as most teams opened them', () => {
    expect(timeline.locks.map(({ name }) => name)).toEqual(['Clock', 'Chest']);
    const other = readTimeline([result('A', [step('Chest', 1)]), ...teams, ...teams], 'en');
    expect(other.locks.map(({ name }) => name)).toEqual(['Clock', 'Chest']);
    const read = result('B', [step('Chest', 1, { words: 'The capital of Peru?' })]);
    expect(readTimeline([...teams, read], 'en').locks[1]?.words).toBe('The capital of Peru?');
  });

  it('marks openings, hints and the way out in the order of time', () => {
    const marks = timeline.rows[1]?.marks.map(({ type, number, at, wrong }) => [
      type,
      number,
      at / MINUTE,
      wrong,
    ]);
    expect(marks).toEqual([
      ['opened', 1, 2, 0],
      ['hint', null, 5, 0],
      ['opened', 2, 9, 3],
      ['out', null, 12, 0],
    ]);
    expect(timeline.rows[0]?.marks.map(({ isHelped }) => isHelped)).toEqual([false, true]);
  });

  it('tells two locks of one name apart by which was opened first', () => {
    const twins = readTimeline(
      [result('A', [step('Box', 1000), step('Key', 2000), step('Box', 3000)])],
      'en',
    );
    expect(twins.locks.map(({ name }) => name)).toEqual(['Box', 'Key', 'Box']);
    expect(twins.rows[0]?.marks.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('has an axis of few whole minutes that holds the longest way', () => {
    expect(timeline.length).toBe(30 * MINUTE);
    expect(timeline.ticks.map((tick) => tick / MINUTE)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(readTimeline([], 'en').ticks).toEqual([0, MINUTE]);
    const long = readTimeline([result('A', [], { played: 170 * MINUTE })], 'en');
    expect([long.length / MINUTE, long.ticks.length]).toEqual([180, 7]);
  });
});

it('a mark keeps its distance from the one before, and leaves room for those after', () => {
  const marks = [0, 0, 50].map((at) => ({
    ...({ type: 'opened', number: 1, name: '', words: '', wrong: 0, isHelped: false } as const),
    at,
  }));
  expect(leftOf(marks, 1, 100, 20)).toBe(
    'min(100% - 1 * min(20px, 100% / 3), max(0% + 1 * min(20px, 100% / 3), 0%))',
  );
  expect(leftOf(marks, 2, 100, 20)).toContain('50%))');
});
