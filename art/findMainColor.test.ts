import { expect, it } from 'vitest';
import { findMainColor } from './findMainColor.ts';

function drawing(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32" width="64" height="32">${shapes}</svg>`;
  return { size: { width: 640, height: 320 }, draw: () => svg };
}

it('returns the most frequent colour of an item, regardless of its surroundings', async () => {
  const chair = '<path d="M8 4H56V28H8Z" fill="#b23a3e" stroke="#222222" stroke-width="2"/>';
  expect(await findMainColor(drawing(chair))).toBe('#b23a3e');
});

it('leaves shadows out, which are partly clear', async () => {
  const shadow = '<path d="M0 0H64V32H0Z" fill="#000000" opacity="0.5"/>';
  expect(await findMainColor(drawing(`${shadow}<path d="M20 8H32V20H20Z" fill="#3b5590"/>`))).toBe('#3b5590');
});

it('prefers a strong colour to somewhat more grey', async () => {
  const grey = '<path d="M0 0H34V32H0Z" fill="#888888"/>';
  expect(await findMainColor(drawing(`${grey}<path d="M34 0H64V32H34Z" fill="#2f8f4f"/>`))).toBe('#2f8f4f');
});

it('has a colour even for a drawing of nothing', async () => {
  expect(await findMainColor(drawing(''))).toBe('#808080');
});
