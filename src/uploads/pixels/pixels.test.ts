import { describe, expect, it } from 'vitest';
import { alphaOf } from './alphaOf.ts';
import { copyBox } from './copyBox.ts';
import { cutOut } from './cut/cutOut.ts';
import { suggestTolerance } from './cut/suggestTolerance.ts';
import { distances } from './distances.ts';
import { findBounds } from './findBounds.ts';
import { mirror } from './finish/mirror.ts';
import { createPixels, type Pixels, type Rgb } from './Pixels.ts';
import { type Cut, NO_EDITS } from './pictureEdits.ts';
import { prepareItem } from './prepareItem.ts';
import { suggestAmbient } from './suggestAmbient.ts';

const WHITE: Rgb = [250, 250, 250];
const RED: Rgb = [200, 40, 30];

/** A red square (30 to 69) with a white hole (45 to 54) on white, 100 pixels a side. */
function redFrame(): Pixels {
  return paint(100, 100, (x, y) => {
    const isIn = (from: number, to: number) => x >= from && x < to && y >= from && y < to;
    return isIn(30, 70) && !isIn(45, 55) ? RED : WHITE;
  });
}

function paint(width: number, height: number, colorAt: (x: number, y: number) => Rgb | null): Pixels {
  const pixels = createPixels(width, height);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(pixel % width, Math.floor(pixel / width));
    if (color) pixels.data.set([...color, 255], pixel * 4);
  }
  return pixels;
}

/** 200 pixels of red in the middle of 300 clear ones. */
function bigSquare(): Pixels {
  return paint(300, 300, (x, y) => (x > 49 && x < 250 && y > 49 && y < 250 ? RED : null));
}

function at({ width, data }: Pixels, x: number, y: number): readonly number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

function alphaAt(pixels: Pixels, x: number, y: number): number {
  return at(pixels, x, y)[3] ?? -1;
}

const cut = (pixels: Pixels, ...cuts: Cut[]) => cutOut(pixels, { cuts, crop: null });

describe('cutting out', () => {
  it('clears the border’s colour as far as it hangs together, and leaves a hole of the same colour', () => {
    const pixels = cut(redFrame(), { type: 'clearBorder', tolerance: 10 });
    expect([alphaAt(pixels, 5, 5), alphaAt(pixels, 40, 40), alphaAt(pixels, 50, 50)]).toEqual([0, 255, 255]);
  });

  it('clears the colour at a point, such as a hole', () => {
    const pixels = cut(redFrame(), { type: 'clearAt', at: { x: 0.5, y: 0.5 }, tolerance: 10 });
    expect([alphaAt(pixels, 5, 5), alphaAt(pixels, 40, 40), alphaAt(pixels, 50, 50)]).toEqual([255, 255, 0]);
  });

  it('clears more with more tolerance, along a gradient that no single colour covers', () => {
    const gradient = paint(100, 20, (x) => [x * 2, x * 2, x * 2]);
    const left = (tolerance: number) => {
      const { data } = cut(gradient, { type: 'clearAt', at: { x: 0, y: 0.5 }, tolerance });
      return data.filter((value, index) => index % 4 === 3 && value > 0).length;
    };
    expect(left(10)).toBeGreaterThan(left(40));
    expect(left(40)).toBeGreaterThan(left(100));
    expect(left(100)).toBe(0);
  });

  it('is not led astray by a thing that touches the border', () => {
    const touching = paint(100, 100, (x, y) => (y > 40 && x > 47 && x < 53 ? RED : WHITE));
    const pixels = cut(touching, { type: 'clearBorder', tolerance: 12 });
    expect([alphaAt(pixels, 50, 98), alphaAt(pixels, 20, 98)]).toEqual([255, 0]);
  });

  it('follows a wall that darkens from side to side, with so little tolerance that a thing of nearly its colour stays', () => {
    const wallAt = (x: number) => 230 - x;
    const pixels = paint(100, 100, (x, y) => {
      const light = wallAt(x) - (x >= 30 && x < 70 && y >= 30 && y < 70 ? 45 : 0);
      return [light, light, light];
    });
    const alone = cut(pixels, { type: 'clearBorder', tolerance: 4 });
    expect([alphaAt(alone, 50, 50), alphaAt(alone, 31, 31), alphaAt(alone, 68, 68)]).toEqual([255, 255, 255]);
    expect([alphaAt(alone, 27, 50), alphaAt(alone, 73, 50), alphaAt(alone, 50, 27)]).toEqual([0, 0, 0]);
  });

  it('makes a blurred edge clear by degrees, in the thing’s colour alone', () => {
    const shareAt = (x: number, y: number) =>
      Math.min(1, Math.max(0, (65 - Math.hypot(x - 100, y - 100)) / 6));
    const mix = (share: number): Rgb => [
      WHITE[0] + (RED[0] - WHITE[0]) * share,
      WHITE[1] + (RED[1] - WHITE[1]) * share,
      WHITE[2] + (RED[2] - WHITE[2]) * share,
    ];
    const soft = cut(
      paint(200, 200, (x, y) => mix(shareAt(x, y))),
      { type: 'clearBorder', tolerance: 4 },
    );
    const rim = [38, 37, 36].map((x) => at(soft, x, 100));
    expect(rim.map(([, , , alpha = 0]) => alpha > 20 && alpha < 255)).toContain(true);
    for (const [red = 0, green = 0, blue = 0] of rim.filter(([, , , alpha = 0]) => alpha > 20))
      expect(Math.hypot(red - RED[0], green - RED[1], blue - RED[2])).toBeLessThan(70);
  });

  it('cuts the wall in gaps too, if wished, and pieces that stand alone', () => {
    const gaps = cut(redFrame(), { type: 'clearBorder', tolerance: 10, hasGaps: true });
    expect([alphaAt(gaps, 40, 40), alphaAt(gaps, 50, 50)]).toEqual([255, 0]);
    const twoPieces = paint(100, 100, (x, y) =>
      x >= 10 && x < 60 && y >= 10 && y < 60 ? RED : x > 80 && y > 80 && x < 95 && y < 95 ? RED : WHITE,
    );
    const cleared: Cut = { type: 'clearBorder', tolerance: 10 };
    expect(alphaAt(cut(twoPieces, cleared), 88, 88)).toBe(255);
    const largest = cut(twoPieces, cleared, { type: 'keepLargest' });
    expect([alphaAt(largest, 88, 88), alphaAt(largest, 30, 30)]).toEqual([0, 255]);
  });

  it('begins with as much tolerance as the border is uneven', () => {
    const grainy = paint(100, 100, (x, y) => {
      const grain = ((x * 7919 + y * 104729) % 97) - 48;
      return [150 + grain, 150 + grain, 150 + grain];
    });
    const smooth = paint(100, 100, (x) => [230 - x, 230 - x, 230 - x]);
    expect(suggestTolerance(smooth)).toBeLessThan(suggestTolerance(grainy));
  });

  it('erases with the brush, and restores what was there', () => {
    const points = [
      { x: 0.35, y: 0.35 },
      { x: 0.65, y: 0.35 },
    ];
    const erased: Cut = { type: 'erase', points, radius: 0.04 };
    expect(alphaAt(cut(redFrame(), erased), 50, 35)).toBe(0);
    expect(alphaAt(cut(redFrame(), erased), 50, 62)).toBe(255);
    const restored = cut(redFrame(), erased, { ...erased, type: 'restore', radius: 0.06 });
    expect(at(restored, 50, 35)).toEqual([...RED, 255]);
  });

  it('leaves only what is inside the crop', () => {
    const pixels = cutOut(redFrame(), { cuts: [], crop: { x: 0.25, y: 0.3, width: 0.5, height: 0.4 } });
    expect(findBounds(pixels)).toEqual({ x: 25, y: 30, width: 50, height: 40 });
  });

  it('takes the picture as it was chosen: the source does not change', () => {
    const source = redFrame();
    const before = source.data.slice();
    cut(source, { type: 'clearBorder', tolerance: 20 });
    prepareItem(source, NO_EDITS, 'floor');
    expect(source.data).toEqual(before);
  });
});

describe('shapes', () => {
  it('finds no bounds in a clear picture, and those of what is seen', () => {
    expect(findBounds(createPixels(5, 5))).toBeNull();
    expect(findBounds(paint(9, 9, (x, y) => (x === 3 && y > 4 ? RED : null)))).toEqual({
      x: 3,
      y: 5,
      width: 1,
      height: 4,
    });
  });

  it('mirrors left and right, and twice is as before', () => {
    const pixels = paint(3, 2, (x) => (x === 0 ? RED : WHITE));
    expect(at(mirror(pixels), 2, 1)).toEqual([...RED, 255]);
    expect(mirror(mirror(pixels)).data).toEqual(pixels.data);
  });

  it('copies a part, also one that reaches beyond the picture', () => {
    const part = copyBox(redFrame(), { x: 60, y: 60, width: 60, height: 60 });
    expect([at(part, 0, 0), alphaAt(part, 59, 59)]).toEqual([[...RED, 255], 0]);
  });

  it('measures how far each pixel is from the thing, within a pixel of the truth', () => {
    const dot = paint(61, 61, (x, y) => (x === 30 && y === 30 ? RED : null));
    const far = distances(dot, alphaOf(dot));
    for (let y = 0; y < 61; y += 7)
      for (let x = 0; x < 61; x += 7)
        expect(Math.abs((far[y * 61 + x] ?? 0) - Math.hypot(x - 30, y - 30))).toBeLessThan(1);
  });
});

describe('what makes a thing look at home', () => {
  const cleared = { ...NO_EDITS, cuts: [{ type: 'clearBorder', tolerance: 10 }] as const };
  const bare = { ...cleared, hasOutline: false, hasShadow: false };

  function prepared(edits: typeof NO_EDITS, place: 'floor' | 'wall' = 'wall'): Pixels {
    const pixels = prepareItem(redFrame(), edits, place);
    if (!pixels) throw new Error('Nothing is left of it.');
    return pixels;
  }

  it('trims to what is seen, or keeps the whole', () => {
    expect(prepared(bare)).toMatchObject({ width: 40, height: 40 });
    expect(prepared({ ...bare, isTrimmed: false })).toMatchObject({ width: 100, height: 100 });
  });

  it('returns nothing where nothing is left', () => {
    expect(
      prepareItem(
        paint(20, 20, () => WHITE),
        cleared,
        'floor',
      ),
    ).toBeNull();
  });

  it('outlines in a dark, warm ink that is not black', () => {
    const pixels = prepareItem(bigSquare(), { ...NO_EDITS, hasShadow: false }, 'wall');
    if (!pixels) throw new Error('Nothing is left of it.');
    const rim = [0, 1, 2, 3].map((y) => at(pixels, Math.floor(pixels.width / 2), y));
    const [red = 0, , blue = 0] = rim.toSorted(([one = 0], [other = 0]) => one - other)[0] ?? [];
    expect(red).toBeGreaterThan(blue);
    expect(red).toBeLessThan(70);
  });

  it('throws a shadow to the right and down on the wall, and under the foot on the floor', () => {
    const grown = (place: 'floor' | 'wall') => {
      const pixels = prepareItem(bigSquare(), { ...NO_EDITS, isTrimmed: false, hasOutline: false }, place);
      const bounds = pixels && findBounds(pixels);
      if (!pixels || !bounds) throw new Error('Nothing is left of it.');
      const margin = (pixels.width - 300) / 2;
      const right = bounds.x + bounds.width - margin - 250;
      const below = bounds.y + bounds.height - margin - 250;
      return { left: 50 + margin - bounds.x, top: 50 + margin - bounds.y, right, below };
    };
    const wall = grown('wall');
    expect(wall.right).toBeGreaterThan(wall.left + 5);
    expect(wall.below).toBeGreaterThan(wall.top + 5);
    expect(grown('floor').top).toBe(0);
    expect(grown('floor').below).toBeGreaterThan(3);
  });

  it('lightens the edges at the top left and darkens those at the bottom right', () => {
    const big = paint(200, 200, (x, y) => (Math.hypot(x - 100, y - 100) < 80 ? [120, 120, 120] : null));
    const pixels = prepareItem(big, { ...NO_EDITS, isTrimmed: false, hasOutline: false }, 'wall');
    if (!pixels) throw new Error('Nothing is left of it.');
    const margin = (pixels.width - 200) / 2;
    const atSquare = (place: number) => at(pixels, place + margin, place + margin)[0];
    expect(atSquare(45)).toBeGreaterThan(125);
    expect(atSquare(155)).toBeLessThan(115);
    expect(atSquare(90)).toBe(120);
  });
});

it('suggests a pale light of the picture’s hue, darker for dark rooms', () => {
  const warm = suggestAmbient(paint(20, 20, () => [220, 180, 140]));
  const dark = suggestAmbient(paint(20, 20, () => [20, 24, 40]));
  expect(warm).toMatch(/^#ff[c-f][0-9a-f][c-e][0-9a-f]$/);
  expect(dark.slice(5)).toBe('da');
  expect(Number.parseInt(dark.slice(1, 3), 16)).toBeLessThan(Number.parseInt(dark.slice(5), 16));
});
