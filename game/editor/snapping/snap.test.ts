import { describe, expect, it } from 'vitest';
import { snap } from './snap.ts';

const chest = { id: 'chest', x: 200, y: 400, width: 200, height: 100 };
const lamp = { id: 'lamp', x: 700, y: 380, width: 100, height: 120 };

/** Returns the snapped position of an item of 60×40 units whose pointer is at this position. */
function placeAt(x: number, y: number, others = [chest, lamp], reach = 6) {
  const { by, guides } = snap({ moving: { x, y, width: 60, height: 40 }, others, reach });
  return { x: x + by.x, y: y + by.y, guides };
}

describe('snap', () => {
  it('comes in line with edges and middles, on each axis the nearest', () => {
    expect(placeAt(203, 100)).toMatchObject({ x: 200, y: 100 });
    expect(placeAt(337, 357)).toMatchObject({ x: 340, y: 360 });
    expect(placeAt(268, 100)).toMatchObject({ x: 270 });
    const of = { type: 'thing', id: 'chest', edge: 'middle' };
    expect(placeAt(268, 100).guides).toEqual([{ type: 'line', axis: 'x', at: 300, from: 100, to: 500, of }]);
  });

  it('lets go beyond its reach', () => {
    expect(placeAt(193, 100)).toEqual({ x: 193, y: 100, guides: [] });
    expect(placeAt(193, 100, [chest], 10)).toMatchObject({ x: 200 });
  });

  it('R3 stands things on the floor line, and hangs them in the middle of the stage', () => {
    expect(placeAt(100, 490, []).y + 40).toBeCloseTo(0.74 * 720);
    expect(placeAt(613, 337, [])).toMatchObject({ x: 610, y: 340 });
  });

  it('keeps equal gaps: between two, and going on from two', () => {
    const between = placeAt(522, 430);
    expect(between.x).toBe(520);
    expect(between.guides[0]).toMatchObject({
      type: 'gaps',
      gaps: [
        { from: 400, to: 520 },
        { from: 580, to: 700 },
      ],
    });
    const near = { ...lamp, x: 430 };
    expect(placeAt(562, 430, [chest, near]).x).toBe(560);
    expect(placeAt(112, 430, [chest, near]).x).toBe(110);
  });

  it('has no gaps with what stands in another row', () => {
    expect(placeAt(522, 100).guides).toEqual([]);
  });
});
