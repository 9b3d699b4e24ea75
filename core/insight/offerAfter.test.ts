import { describe, expect, it } from 'vitest';
import { offerAfter } from './offerAfter.ts';
import type { LockCounts, VersionFigures } from './versionFigures.ts';

const figuresOf = (locks: Record<string, LockCounts>, escapes = 20): VersionFigures => ({
  roomId: 'r',
  creatorId: 'c',
  version: 1,
  escapes,
  weeks: {},
  sizes: {},
  devices: {},
  times: {},
  locks,
  hints: {},
  found: {},
  idle: {},
  names: {},
  answers: {},
});
const opened = (times: LockCounts['times'] & object) => {
  const count = Object.values(times).reduce((sum, each) => sum + each, 0);
  return { desk: { reached: count, opened: count, times } };
};

describe('I9 the time after which a hint is offered', () => {
  it('is twice what nine in ten needed, in whole ten seconds', () => {
    expect(offerAfter(figuresOf(opened({ 90: 9, 300: 1 })), 'desk')).toBe(180);
    expect(offerAfter(figuresOf(opened({ 120: 10 })), 'desk')).toBe(240);
    expect(offerAfter(figuresOf(opened({ 240: 9, 900: 1 })), 'desk')).toBe(480);
  });

  it('hurries nobody, and does not come when all is over', () => {
    expect(offerAfter(figuresOf(opened({ 5: 10 })), 'desk')).toBe(60);
    expect(offerAfter(figuresOf(opened({ 3600: 10 })), 'desk')).toBe(1200);
  });

  it('is not told below five plays', () => {
    expect(offerAfter(figuresOf(opened({ 90: 4 }), 4), 'desk')).toBeNull();
  });

  it('is the same for a lock that hardly anybody opened, that nobody reached, or that is none', () => {
    const few = figuresOf(opened({ 600: 4 }));
    expect(new Set(['desk', 'safe', '__proto__'].map((lock) => offerAfter(few, lock)))).toEqual(
      new Set([180]),
    );
  });
});
