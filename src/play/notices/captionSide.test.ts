import { expect, it } from 'vitest';
import { captionSide, type Rect } from './captionSide.ts';

/** On a stage of 800 by 450, in its middle. */
const PLACES = {
  top: { left: 200, top: 10, width: 400, height: 80 },
  bottom: { left: 200, top: 360, width: 400, height: 80 },
};

function thingAt(top: number, { left = 300, height = 60 } = {}): Rect {
  return { left, top, width: 60, height };
}

it('a caption stands where captions stood, unless it would cover there what it is about', () => {
  expect(captionSide(PLACES, [], 'bottom')).toBe('bottom');
  expect(captionSide(PLACES, [thingAt(200)], 'top')).toBe('top');
  expect(captionSide(PLACES, [thingAt(370)], 'bottom')).toBe('top');
  expect(captionSide(PLACES, [thingAt(20)], 'top')).toBe('bottom');
  expect(captionSide(PLACES, [thingAt(370, { left: 20 })], 'bottom'), 'beside it').toBe('bottom');
  expect(captionSide(PLACES, [thingAt(355, { height: 10 })], 'bottom'), 'its edge').toBe('top');
});

it('a caption stands where it covers less, also of what was found', () => {
  expect(captionSide(PLACES, [thingAt(370), thingAt(20), thingAt(30)], 'bottom')).toBe('bottom');
  expect(captionSide(PLACES, [thingAt(20), thingAt(370), thingAt(380)], 'bottom')).toBe('top');
  expect(captionSide(PLACES, [thingAt(0, { height: 450 })], 'top'), 'as tall as the room').toBe('top');
});
