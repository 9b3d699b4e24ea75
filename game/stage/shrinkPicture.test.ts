import { describe, expect, it } from 'vitest';
import { listShrinkSteps, textureWidthFor } from './shrinkPicture.ts';

describe('the size of a texture', () => {
  it('is never smaller than what is drawn, nor much larger', () => {
    for (let drawn = 1; drawn < 3000; drawn += 7.3) {
      const width = textureWidthFor(drawn);
      expect(width).toBeGreaterThanOrEqual(drawn);
      expect(width).toBeLessThanOrEqual(drawn * 1.19 + 1);
    }
  });

  it('stays for a little resizing', () => {
    const widths = new Set(Array.from({ length: 100 }, (_, pixels) => textureWidthFor(100 + pixels)));
    expect(widths.size).toBeLessThanOrEqual(5);
  });
});

describe('the steps of shrinking', () => {
  it('halve at most, and end at the width that is wanted', () => {
    expect(listShrinkSteps(512, 60)).toEqual([256, 128, 64, 60]);
    expect(listShrinkSteps(301, 150)).toEqual([151, 150]);
    for (let to = 1; to <= 640; to += 1) {
      const steps = listShrinkSteps(640, to);
      expect(steps.at(-1) ?? 640).toBe(to);
      steps.forEach((step, i) => {
        expect(step).toBeGreaterThanOrEqual((steps[i - 1] ?? 640) / 2);
      });
    }
  });

  it('never enlarge', () => {
    expect(listShrinkSteps(60, 60)).toEqual([]);
    expect(listShrinkSteps(60, 512)).toEqual([]);
  });
});
