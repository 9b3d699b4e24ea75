import { expect, it } from 'vitest';
import { isDrag } from './isDrag.ts';

const START = { clientX: 100, clientY: 100 };

it('takes a small movement for a tap: under 4 pixels by mouse, under 8 by finger', () => {
  const near = { clientX: 103, clientY: 102 };
  const apart = { clientX: 105, clientY: 106 };
  const far = { clientX: 92, clientY: 100 };
  expect([near, apart, far].map((now) => isDrag(START, now, false))).toEqual([false, true, true]);
  expect([near, apart, far].map((now) => isDrag(START, now, true))).toEqual([false, false, true]);
});
