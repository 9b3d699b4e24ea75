import { expect, it } from 'vitest';
import { toStagePointer } from './geometry.ts';
import { middleOf, panBy, WHOLE, zoomAt } from './viewport.ts';

const canvas = { getBoundingClientRect: () => new FakeRect() };

/** A canvas of half the stage's size. */
class FakeRect implements DOMRect {
  readonly x = 10;
  readonly y = 20;
  readonly left = 10;
  readonly top = 20;
  readonly width = 640;
  readonly height = 360;
  readonly right = 650;
  readonly bottom = 380;
  toJSON = () => ({});
}

it('zooms about the pointer: what is under it stays there', () => {
  const at = { clientX: 410, clientY: 220 };
  const { point } = toStagePointer(canvas, at);
  const viewport = zoomAt(WHOLE, 2, point);
  const after = toStagePointer(canvas, at, { viewport });
  expect(after.point.x).toBeCloseTo(point.x);
  expect(after.point.y).toBeCloseTo(point.y);
  expect(after.scale).toBe(1);
});

it('goes from a quarter to four times as near, and never beyond the stage; what is smaller stands in the middle', () => {
  expect(zoomAt(WHOLE, 0.5, { x: 0, y: 360 })).toEqual({ zoom: 0.5, x: -640, y: -360 });
  expect(zoomAt(WHOLE, 0.1, { x: 0, y: 0 }).zoom).toBe(0.25);
  expect(middleOf(zoomAt(WHOLE, 0.5, { x: 0, y: 0 }))).toEqual({ x: 640, y: 360 });
  const near = zoomAt(WHOLE, 9, { x: 0, y: 0 });
  expect(near).toEqual({ zoom: 4, x: 0, y: 0 });
  expect(panBy(near, { x: 5000, y: -10 })).toEqual({ zoom: 4, x: 960, y: 0 });
  expect(zoomAt(panBy(near, { x: 5000, y: 5000 }), 0.25, { x: 1280, y: 720 })).toEqual(WHOLE);
});
