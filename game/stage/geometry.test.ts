import { describe, expect, it } from 'vitest';
import { hitRect, itemRect } from '../../core/room/geometry.ts';
import { distanceTo, growTo, toPosition, toStagePoint, toStageRect } from './geometry.ts';

const door = {
  position: { x: 45, y: 24.8 },
  width: 15,
  aspect: 1.85,
  hitBox: { x: 10, y: 20, width: 50, height: 25 },
};

describe('geometry', () => {
  it('R3 places a picture by its corner and width, its height by its aspect', () => {
    const rect = toStageRect(itemRect(door));
    expect(rect.x).toBeCloseTo(576);
    expect(rect.y).toBeCloseTo(178.56);
    expect(rect.width).toBeCloseTo(192);
    expect(rect.height).toBeCloseTo(355.2);
  });

  it('places a hit box within its picture', () => {
    const rect = toStageRect(hitRect(door));
    expect(rect.x).toBeCloseTo(576 + 19.2);
    expect(rect.y).toBeCloseTo(178.56 + 71.04);
    expect(rect.width).toBeCloseTo(96);
    expect(rect.height).toBeCloseTo(88.8);
  });

  it('turns percent into stage units and back', () => {
    expect(toStagePoint({ x: 50, y: 50 })).toEqual({ x: 640, y: 360 });
    expect(toPosition({ x: -128, y: 360 })).toEqual({ x: -10, y: 50 });
  });

  it('keeps positions short: two decimals', () => {
    expect(toPosition({ x: 100, y: 100 })).toEqual({ x: 7.81, y: 13.89 });
  });

  it('grows small rectangles only, about their centre', () => {
    expect(growTo({ x: 10, y: 10, width: 20, height: 100 }, 40)).toEqual({
      x: 0,
      y: 10,
      width: 40,
      height: 100,
    });
  });

  it('measures the distance to a rectangle, 0 inside', () => {
    const rect = { x: 0, y: 0, width: 10, height: 10 };
    expect(distanceTo(rect, { x: 5, y: 5 })).toBe(0);
    expect(distanceTo(rect, { x: 13, y: 14 })).toBe(5);
  });
});
