import { expect, it } from 'vitest';
import { captionSide, inSight, type Rect } from './captionSide.ts';

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
  expect(captionSide(PLACES, [thingAt(244, { height: 120 })], 'bottom'), 'the foot of a pot').toBe('top');
});

it('a caption stands where it covers less, also of what was found', () => {
  expect(captionSide(PLACES, [thingAt(370), thingAt(20), thingAt(30)], 'bottom')).toBe('bottom');
  expect(captionSide(PLACES, [thingAt(20), thingAt(370), thingAt(380)], 'bottom')).toBe('top');
  expect(captionSide(PLACES, [thingAt(0, { height: 450 })], 'top'), 'as tall as the room').toBe('top');
});

it('a caption counts with where a thing will be once the stage has moved it into sight', () => {
  const stage = { left: 0, top: 0, width: 800, height: 450 };
  expect(inSight(thingAt(370, { left: 900 }), stage)).toEqual(thingAt(370, { left: 740 }));
  expect(inSight(thingAt(-30, { left: -90 }), stage)).toEqual(thingAt(0, { left: 0 }));
  expect(inSight(thingAt(100), stage)).toEqual(thingAt(100));
});
