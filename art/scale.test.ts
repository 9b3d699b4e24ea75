import { describe, expect, it } from 'vitest';
import type { Item } from './defineItem.ts';
import { items } from './items/library.ts';
import { DOOR_HEIGHT_CM, drawnSizeOf, enlargementOf, MOST_ENLARGED, type RealSize } from './scale.ts';

/** A thing may be drawn larger or smaller than agreed by this factor, because real things differ in size, too. */
const TOLERANCE = 1.25;

/** The thing itself at its usual width, in percent of the stage's width. */
function usualSize({ entry: { width, aspect, hitBox } }: Item): { width: number; height: number } {
  return { width: (hitBox.width * width) / 100, height: (hitBox.height * width * aspect) / 100 };
}

const door = items.find(({ entry }) => entry.id === 'door');
if (!door) throw new Error('No default door');
const CENTIMETRE = usualSize(door).height / DOOR_HEIGHT_CM;

/** Returns the drawn size of an item as a share of the size that its real size asks for. */
function shareOfAgreed(item: Item): number {
  const usual = usualSize(item);
  const drawn = 'height' in item.realSize ? usual.height : usual.width;
  return drawn / CENTIMETRE / drawnSizeOf(centimetresOf(item.realSize));
}

function centimetresOf(size: RealSize): number {
  return 'height' in size ? size.height : size.width;
}

describe('the enlargement of small things', () => {
  it('leaves what is large as it is, and enlarges keys and coins eightfold', () => {
    expect([60, 95, 210, 240].map(enlargementOf)).toEqual([1, 1, 1, 1]);
    expect([2, 3.5].map(enlargementOf)).toEqual([MOST_ENLARGED, MOST_ENLARGED]);
    expect(drawnSizeOf(60 / 16)).toBeCloseTo(30);
  });

  it('never draws the larger of two things smaller', () => {
    const sizes = Array.from({ length: 240 }, (_, cm) => drawnSizeOf(cm + 1));
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
    expect(new Set(sizes).size).toBe(sizes.length);
  });
});

describe('the scale of the catalogue beside the door', () => {
  it.each(items.map((item) => ({ id: item.entry.id, item })))(
    '$id is as large as it should be',
    ({ item }) => {
      const share = shareOfAgreed(item);
      const wanted = `stand.width has to be about ${(item.entry.width / share).toFixed(1)}`;
      expect(share, wanted).toBeGreaterThan(1 / TOLERANCE);
      expect(share, wanted).toBeLessThan(TOLERANCE);
    },
  );

  it('is right on the whole: not all things are a little too large', () => {
    const shares = items.filter(({ entry }) => entry.tag !== 'Doors').map(shareOfAgreed);
    const mean = shares.reduce((sum, share) => sum + Math.log(share), 0) / shares.length;
    expect(Math.exp(mean)).toBeGreaterThan(0.94);
    expect(Math.exp(mean)).toBeLessThan(1.06);
  });
});
