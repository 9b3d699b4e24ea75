import { describe, expect, it } from 'vitest';
import { Ink } from './Ink.ts';
import { radial } from './paint.ts';
import { curve, turnPath } from './path.ts';
import { oval, rect } from './shapes.ts';
import { swing } from './swing.ts';

describe('curve', () => {
  it('reads path text, short forms and repeated numbers included', () => {
    expect(curve('M1 2H5V-6L.5 1 2 3Z')).toEqual([
      { command: 'M', points: [[1, 2]] },
      { command: 'L', points: [[5, 2]] },
      { command: 'L', points: [[5, -6]] },
      { command: 'L', points: [[0.5, 1]] },
      { command: 'L', points: [[2, 3]] },
      { command: 'Z', points: [] },
    ]);
  });

  it('refuses text that ends amid a command', () => {
    expect(() => curve('M0 0C1 2 3 4')).toThrow(RangeError);
    expect(() => curve('M0 0L')).toThrow(RangeError);
  });
});

describe('Ink', () => {
  const newInk = () => new Ink({ width: 100, height: 50, margin: { top: 1, right: 2, bottom: 3, left: 4 } });

  it('puts the margin around the drawing', () => {
    expect(newInk().toSvg()).toContain('viewBox="-4 -1 106 54"');
  });

  it('shares equal gradients and clips', () => {
    const ink = newInk();
    for (const x of [0, 20]) ink.draw(rect(x, 0, 10, 10), { fill: radial(0.5, 0.5, 0.5, '#fff', '#000') });
    expect(ink.toSvg().match(/<radialGradient/g)).toHaveLength(1);
  });

  it('writes an outline once, however often it is drawn', () => {
    const ink = newInk();
    const disc = oval(50, 25, 10);
    ink.draw(disc, { fill: '#fff' });
    ink.clip(disc, () => ink.draw(disc, { stroke: '#000' }));
    const svg = ink.toSvg();
    expect(svg.match(/d="m40 25c/g)).toHaveLength(1);
    expect(svg.match(/<use href="#p0"/g)).toHaveLength(3);
  });

  it('feathers with plain strokes, never with a filter', () => {
    const ink = newInk();
    ink.draw(oval(50, 25, 10), { fill: '#120a1e', blur: 6, opacity: 0.4 });
    expect(ink.toSvg()).not.toContain('filter');
    expect(() => ink.draw(oval(50, 25, 10), { fill: radial(0, 0, 1, '#fff', '#000'), blur: 6 })).toThrow(
      TypeError,
    );
  });

  it('nests warps, the inner one first', () => {
    const ink = newInk();
    ink.warp(
      (x, y) => [x * 2, y],
      () =>
        ink.warp(
          (x, y) => [x + 1, y],
          () => ink.draw(curve('M1 1L2 2'), { stroke: '#000' }),
        ),
    );
    expect(ink.toSvg()).toContain('d="m4 1 2 1"');
  });
});

it('draws what follows alike with and without something apart', () => {
  const after = (isThere: boolean): number => {
    const ink = new Ink({ width: 10, height: 10 });
    if (isThere) ink.apart(() => ink.random());
    return ink.random();
  };
  expect(after(true)).toBe(after(false));
});

it('turns clockwise', () => {
  const [start] = turnPath(curve('M1 0'), 90, [0, 0]);
  expect(start?.points[0]?.[0]).toBeCloseTo(0);
  expect(start?.points[0]?.[1]).toBeCloseTo(1);
});

describe('swing', () => {
  const leaf = { hinge: 0, cx: 50, cy: 50, angle: 60, distance: 1500 };

  it('keeps the hinge on its line and makes the far edge shorter and nearer to it', () => {
    const warp = swing({ ...leaf, isMirrored: false });
    expect(warp(0, 10)).toEqual([0, 10]);
    const [x, top] = warp(100, 0);
    expect(x).toBeLessThan(60);
    expect(top).toBeGreaterThan(0);
  });

  it('mirrors for a hinge on the right', () => {
    const left = swing({ ...leaf, isMirrored: false })(80, 20);
    const right = swing({ ...leaf, hinge: 100, isMirrored: true })(20, 20);
    expect(right[0]).toBeCloseTo(100 - left[0]);
    expect(right[1]).toBeCloseTo(left[1]);
  });
});
