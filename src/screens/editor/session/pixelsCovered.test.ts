import { describe, expect, it } from 'vitest';
import { pixelsCovered } from './pixelsCovered.ts';

const room = { top: 64, bottom: 320, left: 0 };

describe('how much of the panel is out of sight', () => {
  it('is what was scrolled under the room above it', () => {
    expect(pixelsCovered(room, { top: -400, bottom: 900, left: 0 })).toBe(720);
  });

  it('is nothing where the panel follows the room', () => {
    expect(pixelsCovered(room, { top: 320, bottom: 1620, left: 0 })).toBe(0);
    expect(pixelsCovered(room, { top: 340, bottom: 1640, left: 0 })).toBe(-20);
  });

  it('is what was scrolled past the top of the room beside it', () => {
    expect(pixelsCovered(room, { top: -100, bottom: 900, left: 420 })).toBe(164);
    expect(pixelsCovered(room, { top: 64, bottom: 1064, left: 420 })).toBe(0);
  });
});
