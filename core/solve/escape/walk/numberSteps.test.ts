import { expect, it } from 'vitest';
import { countSteps, numberSteps } from './numberSteps.ts';
import type { WalkStep } from './walkStep.ts';

const WALK: readonly WalkStep[] = [
  { type: 'read', source: 'note', lock: 'safe' },
  { type: 'enterPassword', item: 'safe', password: '4719' },
  { type: 'click', item: 'key' },
  { type: 'enter', item: 'stairs', scene: 'cellar' },
  { type: 'useItem', item: 'key', on: 'door' },
];

it('S1 counts steps that change something, and neither walking nor reading', () => {
  expect(numberSteps(WALK)).toEqual([null, 1, 2, null, 3]);
  expect(countSteps(WALK)).toBe(3);
  expect(numberSteps([])).toEqual([]);
});
