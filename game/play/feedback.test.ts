import { expect, it } from 'vitest';
import { toOpaqueName } from '../../core/play/view/opaqueName.ts';
import { findFeedback } from './feedback.ts';

const [ITEM, OTHER] = [toOpaqueName('a'), toOpaqueName('b')];

it('responds to every mistake of the player with the same movement', () => {
  const shake = findFeedback({ type: 'passwordWrong', item: ITEM });
  expect(shake).toBeDefined();
  expect(findFeedback({ type: 'lockedByItem', item: ITEM, message: null })).toBe(shake);
  expect(findFeedback({ type: 'lockSlowed', item: ITEM, wait: 1 })).toBe(shake);
  expect(findFeedback({ type: 'opened', item: ITEM })).not.toBe(shake);
});

it('a lock is knocked once the key that does not fit has reached it', () => {
  const knocked = findFeedback({ type: 'keyDoesNotFit', item: ITEM, key: OTHER });
  expect(knocked?.tween.delay).toBeGreaterThan(300);
});

it('moves nothing for a message', () => {
  expect(findFeedback({ type: 'nothing', item: ITEM })).toBeUndefined();
});
