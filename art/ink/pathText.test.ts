import { describe, expect, it } from 'vitest';
import { curve } from './path.ts';
import { pathText } from './pathText.ts';
import { oval, rect } from './shapes.ts';

describe('pathText', () => {
  it.each([
    [
      'level and upright lines by one number, the last line home by closing',
      'M10 20L30 20L30 26L10 26L10 20Z',
      'm10 20h20v6h-20z',
    ],
    [
      'no letter twice, and none for lines after a move',
      'M0 0L5 5L8 1C1 2 3 4 5 6C7 9 9 9 9 9',
      'm0 0 5 5 3-4c-7 1-5 3-3 5 2 3 4 3 4 3',
    ],
    [
      'a second outline from where the first began',
      'M10 10L20 15L12 18ZM40 40L44 46',
      'm10 10 10 5-8 3zm30 30 4 6',
    ],
    ['tenths without a zero before them', 'M0.5 -0.25L1 0.06', 'm.5-.2.5.3'],
    [
      'a curve that goes on as it came by its second handle',
      'M0 0C0 5 5 10 10 10C15 10 20 5 20 0',
      'm0 0c0 5 5 10 10 10s10-5 10-10',
    ],
  ])('tells %s', (_, path, text) => {
    expect(pathText(curve(path))).toBe(text);
  });

  it('loses nothing on the way, however long it is', () => {
    const steps = Array.from({ length: 400 }, (_, i) => [i * 0.37, Math.sin(i) * 9.41] as const);
    const text = pathText(steps.map((point, i) => ({ command: i ? 'L' : 'M', points: [point] })));
    let at = [0, 0];
    for (const [, x = '', y = ''] of text.matchAll(/(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g))
      at = [(at[0] ?? 0) + Number(x), (at[1] ?? 0) + Number(y)];
    expect(at[0]).toBeCloseTo(399 * 0.37, 0);
  });

  it('halves a plate, and draws a disc with three handles less', () => {
    expect(pathText(rect(272, 348.7, 5, 5))).toBe('m272 348.7h5v5h-5z');
    expect(pathText(oval(50, 25, 10)).match(/s/g)?.length).toBe(1);
  });
});
