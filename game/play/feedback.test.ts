import { expect, it } from 'vitest';
import { findFeedback } from './feedback.ts';

it('answers what the player did wrong with one and the same movement', () => {
  const shake = findFeedback({ type: 'passwordWrong', item: 'a' });
  expect(shake).toBeDefined();
  expect(findFeedback({ type: 'keyDoesNotFit', item: 'a', key: 'b' })).toBe(shake);
  expect(findFeedback({ type: 'lockedByItem', item: 'a', message: null })).toBe(shake);
  expect(findFeedback({ type: 'lockSlowed', item: 'a', wait: 1 })).toBe(shake);
  expect(findFeedback({ type: 'opened', item: 'a' })).not.toBe(shake);
});

it('moves nothing for a message', () => {
  expect(findFeedback({ type: 'nothing', item: 'a' })).toBeUndefined();
});
