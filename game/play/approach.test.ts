import { describe, expect, it } from 'vitest';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import { STAGE } from '../stage/geometry.ts';
import { WHOLE } from '../stage/viewport.ts';
import { approach } from './approach.ts';

const whole = { x: 0, y: 0, width: 100, height: 100 };
const door = { position: { x: 45, y: 25 }, width: 15, aspect: 1.85, hitBox: whole };

describe('the way through a door', () => {
  it('begins with the whole stage and ends inside of the door', () => {
    expect(approach(door, 0)).toEqual({ zoom: 1, x: 0, y: 0 });
    const { zoom, x, y } = approach(door, 1);
    const [left, top] = [0.45 * STAGE.width, 0.25 * STAGE.height];
    const height = 0.15 * STAGE.width * 1.85;
    expect(STAGE.height / zoom).toBeCloseTo(height * 0.6);
    expect(y).toBeCloseTo(top + height * 0.2);
    expect(x + STAGE.width / zoom / 2).toBeCloseTo(left + 0.075 * STAGE.width);
  });

  it('ends inside of the opening, where that is but a part of the picture', () => {
    const leaf = { type: 'iris', opening: '' } as const;
    const leaves = [
      { ...leaf, box: [10, 50, 40, 40] },
      { ...leaf, box: [50, 50, 40, 40] },
    ] satisfies Leaf[];
    const { zoom, x, y } = approach(door, 1, { from: WHOLE, share: 1, leaves });
    const height = 0.15 * STAGE.width * 1.85;
    expect(STAGE.height / zoom).toBeCloseTo(height * 0.4 * 0.8);
    expect(y + STAGE.height / zoom / 2).toBeCloseTo(0.25 * STAGE.height + height * 0.7);
    expect(x + STAGE.width / zoom / 2).toBeCloseTo(0.525 * STAGE.width);
  });

  it('shows nothing beyond the stage, wherever the door stands', () => {
    for (const left of [-5, 0, 40, 95])
      for (let progress = 0; progress <= 1; progress += 0.05) {
        const { zoom, x, y } = approach({ ...door, position: { x: left, y: 60 } }, progress);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + STAGE.width / zoom).toBeLessThanOrEqual(STAGE.width + 1e-9);
        expect(y + STAGE.height / zoom).toBeLessThanOrEqual(STAGE.height + 1e-9);
      }
  });

  it('stays where it is with a door as tall as the room', () => {
    expect(approach({ ...door, width: 100 }, 1).zoom).toBe(1);
  });
});
