import { expect, it } from 'vitest';
import type { Obstacle } from '../../../core/solve/escape/obstacle.ts';
import type { Showing } from '../store/session/shownPlaces.ts';
import { arrowOf, isFault } from './describeSteps.ts';

const showing = (obstacle: Obstacle): Showing => ({
  type: 'finding',
  finding: { severity: 'error', code: 'notEscapable', items: [], obstacles: [obstacle] },
  at: 0,
  isPlaying: false,
});

it('S2 leads an arrow from the key to the lock, and from what lies inside to what it lies in', () => {
  expect(arrowOf(showing({ type: 'lockedBy', item: 'chest', by: 'key' }))).toEqual({
    from: 'key',
    to: 'chest',
  });
  expect(arrowOf(showing({ type: 'hiddenBy', item: 'key', by: 'chest' }))).toEqual({
    from: 'key',
    to: 'chest',
  });
  expect(arrowOf(showing({ type: 'inScene', item: 'key', scene: 'cellar' }))).toBeNull();
  expect(arrowOf(showing({ type: 'enteredBy', scene: 'cellar', by: 'way' }))).toBeNull();
});

it('distinguishes a fault from the solution and from a hint', () => {
  expect(isFault(showing({ type: 'noDoor' }))).toBe(true);
  expect(isFault({ type: 'escape', walk: [], at: 0, isPlaying: true })).toBe(false);
  const finding = { severity: 'warning', code: 'tooSmall', items: [] } as const;
  expect(isFault({ type: 'finding', finding, at: 0, isPlaying: false })).toBe(false);
});
