import { expect, it } from 'vitest';
import { placeBubble } from './placeBubble.ts';

it('stands beside a thing, and keeps off the edges', () => {
  expect(placeBubble([{ x: 10, y: 0, width: 20, height: 10 }])).toMatchObject({
    left: 'calc(30% + 12px)',
    top: '16%',
  });
  expect(placeBubble([{ x: 80, y: 40, width: 20, height: 20 }])).toMatchObject({
    right: 'calc(20% + 12px)',
    top: '50%',
  });
});

it('stands where more is left of what is wide, and in the middle where nothing is', () => {
  expect(placeBubble([{ x: 5, y: 60, width: 90, height: 30 }])).toHaveProperty('bottom');
  expect(placeBubble([{ x: 5, y: 5, width: 90, height: 30 }])).toHaveProperty('top');
  expect(placeBubble([])).toMatchObject({ left: '50%', top: '50%' });
});
