import { describe, expect, it } from 'vitest';
import { multiplyPixels } from './multiplyPixels.ts';

describe('multiplyPixels', () => {
  it('multiplies each colour by the light and leaves alpha alone', () => {
    const pixels = new Uint8ClampedArray([200, 100, 50, 255, 255, 255, 255, 128]);
    multiplyPixels(pixels, '#ff8000');
    expect([...pixels]).toEqual([200, 50, 0, 255, 255, 128, 0, 128]);
  });

  it('keeps a soft black shadow black', () => {
    const shadow = new Uint8ClampedArray([0, 0, 0, 77]);
    multiplyPixels(shadow, '#c08040');
    expect([...shadow]).toEqual([0, 0, 0, 77]);
  });

  it('changes nothing in white light', () => {
    const pixels = new Uint8ClampedArray([1, 2, 3, 4]);
    multiplyPixels(pixels, '#ffffff');
    expect([...pixels]).toEqual([1, 2, 3, 4]);
  });
});
