import { describe, expect, it } from 'vitest';
import { readInsights } from './readInsights.ts';
import { plantedRoom, playPlanted } from './testing/plantedPlays.ts';

describe('I6 two hundred plays with planted faults', () => {
  const { figures, left, typed } = playPlanted();
  const insights = readInsights(plantedRoom, figures);

  it('end as they were played', () => {
    expect(insights?.plays).toBe(200);
    // Of two halves the first is rounded up, so that all sum to 100.
    expect(insights?.ends).toEqual({
      escapes: Math.ceil((200 - left) / 2),
      timeouts: 0,
      left: Math.floor(left / 2),
    });
  });

  it('show the lock that nobody opens, and no other', () => {
    expect(insights?.locks.filter(({ isHot }) => isHot).map(({ lock }) => lock)).toEqual(['box']);
    const box = insights?.locks.find(({ lock }) => lock === 'box');
    expect(box).toMatchObject({ reached: 100, opened: 0, half: null, wrong: 1 });
    expect(box?.stuck).toBeGreaterThan(10);
  });

  it('show the near miss before other wrong answers', () => {
    const desk = insights?.locks.find(({ lock }) => lock === 'desk');
    expect(desk?.answers.map(({ text, miss }) => [text, miss])).toEqual([
      ['NIGHTINGAL', { type: 'near' }],
      ['SPARROW', null],
    ]);
    expect(typed).toBeGreaterThan(60);
  });

  it('show the thing that nobody finds, and what is clicked in vain', () => {
    expect(insights?.unfound).toEqual([{ item: 'coin', share: 0 }]);
    expect(insights?.clickedInVain.map(({ item }) => item)).toEqual(['vase']);
  });

  it('show the rungs of the hint that are rarely enough, and the one that is', () => {
    expect(insights?.hints.map(({ item }) => item)).toEqual(['desk']);
    const [{ rungs } = { rungs: [] }] = insights?.hints ?? [];
    expect(rungs.map(({ rung, isWeak }) => [rung, isWeak])).toEqual([
      ['what', true],
      ['where', true],
      ['how', false],
      ['done', false],
    ]);
  });

  it('are nothing below five plays', () => {
    expect(readInsights(plantedRoom, { ...figures, escapes: 3, left: 1 })).toBeNull();
  });
});
