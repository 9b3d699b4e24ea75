import { expect, it } from 'vitest';
import { isLeftToScroll } from './usePointerDrag.ts';

const FROM = { clientX: 100, clientY: 100 };

it.each([
  ['pan-x', 90, 104, true],
  ['pan-x', 104, 90, false],
  ['pan-y', 104, 90, true],
  ['pan-y', 90, 104, false],
  ['pan-x pan-y', 104, 90, true],
  ['none', 90, 100, false],
])('where touch-action is %s, a finger at %i %i scrolls: %s', (touchAction, clientX, clientY, scrolls) => {
  expect(isLeftToScroll(touchAction, FROM, { clientX, clientY })).toBe(scrolls);
});
