import { describe, expect, it } from 'vitest';
import { findHandle, placeHandles } from './placeHandles.ts';

const chest = { x: 200, y: 200, width: 200, height: 100 };

describe('placeHandles', () => {
  it('puts a handle at each corner', () => {
    expect(placeHandles(chest, 1)).toEqual([
      { corner: 'topLeft', center: { x: 200, y: 200 } },
      { corner: 'topRight', center: { x: 400, y: 200 } },
      { corner: 'bottomLeft', center: { x: 200, y: 300 } },
      { corner: 'bottomRight', center: { x: 400, y: 300 } },
    ]);
  });

  it('puts them outside of what is small on the screen', () => {
    const [{ center } = { center: null }] = placeHandles({ x: 200, y: 200, width: 100, height: 100 }, 0.5);
    expect(center).toEqual({ x: 178, y: 178 });
  });

  it('leaves the middle of a tiny item free to drag it by', () => {
    const key = { x: 600, y: 300, width: 10, height: 10 };
    const scale = 0.3;
    const handles = placeHandles(key, scale);
    expect(findHandle(handles, { x: 605, y: 305 }, scale, false)).toBeUndefined();
  });

  it('keeps the handles of an item over the edge within reach', () => {
    const rug = { x: -300, y: 500, width: 2000, height: 400 };
    for (const { center } of placeHandles(rug, 1)) {
      expect(center.x).toBeGreaterThan(0);
      expect(center.x).toBeLessThan(1280);
      expect(center.y).toBeLessThan(720);
    }
  });
});

describe('findHandle', () => {
  const handles = placeHandles({ ...chest, height: 200 }, 0.5);

  it('takes a press within 24 CSS pixels by mouse', () => {
    expect(findHandle(handles, { x: 400 + 23, y: 400 }, 0.5, false)?.corner).toBe('bottomRight');
    expect(findHandle(handles, { x: 400 + 26, y: 400 }, 0.5, false)).toBeUndefined();
  });

  it('takes a press within 44 CSS pixels by finger', () => {
    expect(findHandle(handles, { x: 400 + 43, y: 400 }, 0.5, true)?.corner).toBe('bottomRight');
  });

  it('takes the nearest of two that overlap', () => {
    const close = placeHandles({ x: 200, y: 200, width: 60, height: 60 }, 0.5);
    expect(findHandle(close, { x: 215, y: 190 }, 0.5, true)?.corner).toBe('topLeft');
  });
});
