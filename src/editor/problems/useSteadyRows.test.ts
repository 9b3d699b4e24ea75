import { expect, it } from 'vitest';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { heldRows } from './useSteadyRows.ts';

const about = (item: string): Finding => ({ severity: 'warning', code: 'easyToGuess', items: [item] });

it('keeps the place of what was dealt with, and puts what is new last', () => {
  const before = heldRows([], [about('safe'), about('chest')]);
  const after = heldRows(before, [about('vase'), about('chest')]);
  expect(after.map(({ finding, isGone }) => [finding.items[0], isGone])).toEqual([
    ['safe', true],
    ['chest', false],
    ['vase', false],
  ]);
});
