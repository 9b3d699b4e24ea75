import { expect, it } from 'vitest';
import { dragModeOf, isDrag, isFinger } from './dragMode.ts';

it('const-mobile: a user agent is mobile that contains Mobi or Android', () => {
  const agents = {
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1': 'touch',
    'Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/147.0 Safari/537.36': 'touch',
    'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0': 'touch',
    'Opera/9.80 (J2ME/MIDP; Opera Mobi/23)': 'touch',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/147.0 Safari/537.36': 'mouse',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15': 'mouse',
    '': 'mouse',
  };
  expect(Object.keys(agents).map(dragModeOf)).toEqual(Object.values(agents));
});

it('takes every pointer for a finger in touch mode, and a finger for one in both', () => {
  const pointers = ['mouse', 'pen', 'touch'].map((pointerType) => ({ pointerType }));
  expect(pointers.map((pointer) => isFinger(pointer, 'touch'))).toEqual([true, true, true]);
  expect(pointers.map((pointer) => isFinger(pointer, 'mouse'))).toEqual([false, false, true]);
});

const START = { clientX: 100, clientY: 100 };

it('takes a small movement for a tap: under 4 pixels by mouse, under 8 by finger', () => {
  const near = { clientX: 103, clientY: 102 };
  const apart = { clientX: 105, clientY: 106 };
  const far = { clientX: 92, clientY: 100 };
  expect([near, apart, far].map((now) => isDrag(START, now, false))).toEqual([false, true, true]);
  expect([near, apart, far].map((now) => isDrag(START, now, true))).toEqual([false, false, true]);
});
