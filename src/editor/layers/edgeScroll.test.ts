import { expect, it } from 'vitest';
import { scrollSpeed } from './edgeScroll.ts';

it('scrolls the list only near its edges, faster towards them, and beyond them no faster', () => {
  const at = (y: number) => scrollSpeed({ top: 100, bottom: 500 }, y);
  expect([at(148), at(300), at(452)]).toEqual([0, 0, 0]);
  expect(at(124)).toBeCloseTo(-0.3);
  expect(at(476)).toBeCloseTo(0.3);
  expect([at(100), at(-50)]).toEqual([-0.6, -0.6]);
  expect([at(500), at(900)]).toEqual([0.6, 0.6]);
});

it('rests in the middle of a list that is lower than both zones', () => {
  const at = (y: number) => scrollSpeed({ top: 0, bottom: 60 }, y);
  expect(at(30)).toBe(0);
  expect(at(0)).toBeLessThan(0);
  expect(at(60)).toBeGreaterThan(0);
});
