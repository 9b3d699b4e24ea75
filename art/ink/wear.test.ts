import { expect, it } from 'vitest';
import type { ItemTag } from '../../core/catalogue/model.ts';
import { items } from '../items/library.ts';
import { Ink, type InkOptions } from './Ink.ts';
import { solid } from './light.ts';
import { range, rect } from './shapes.ts';

const board = rect(20, 20, 200, 300, 6);

function drawBoard(options: Partial<InkOptions> = {}, before: (ink: Ink) => void = () => {}): string {
  const ink = new Ink({ width: 240, height: 340, wear: 'soft', ...options });
  before(ink);
  solid(ink, board, '#a8713c');
  return ink.toSvg();
}

it('a thing looks used unless it is to look new, and a narrow rim never', () => {
  const used = drawBoard();
  const kept = drawBoard({ wear: 'none' });
  expect(used.length).toBeGreaterThan(kept.length + 150);
  const rim = (wear: 'soft' | 'none') => {
    const ink = new Ink({ width: 240, height: 340, wear });
    solid(ink, rect(20, 20, 200, 12), '#a8713c');
    return ink.toSvg();
  };
  expect(rim('soft')).toBe(rim('none'));
});

it('is worn by a separate random generator: the same after any drawing, and without effect on the next', () => {
  const rolled: number[] = [];
  const used = new Ink({ width: 240, height: 340, wear: 'soft' });
  const kept = new Ink({ width: 240, height: 340 });
  for (const ink of [used, kept]) {
    solid(ink, board, '#a8713c');
    rolled.push(ink.random());
  }
  expect(rolled[0]).toBe(rolled[1]);
  expect(drawBoard({}, (ink) => ink.random())).toBe(drawBoard());
});

it('of a door its leaf alone is worn', () => {
  const ink = (draw: (ink: Ink) => void) => {
    const door = new Ink({ width: 240, height: 340, wear: 'leaf' });
    draw(door);
    return door.toSvg();
  };
  expect(ink((door) => solid(door, board, '#a8713c'))).toBe(drawBoard({ wear: 'none' }));
  const ofLeaf = ink((door) => door.leaf(() => solid(door, board, '#a8713c')));
  expect(ofLeaf).toBe(drawBoard());
});

it('dust lies on some surfaces and not on others, the same at each drawing', () => {
  const isDusty = (height: number): boolean => {
    const ink = new Ink({ width: 240, height: 340, wear: 'soft' });
    solid(ink, rect(20, 20, 200, height), '#a8713c');
    return ink.toSvg().includes('#e6dccb');
  };
  const heights = range(20).map((i) => 120 + i * 9);
  const dusty = heights.filter(isDusty);
  expect(dusty.length).toBeGreaterThan(3);
  expect(dusty.length).toBeLessThan(15);
  expect(heights.filter(isDusty)).toEqual(dusty);
});

it('most containers and doors look used in their first colour', () => {
  const wornOf = (tag: ItemTag) =>
    items.filter(({ entry, drawSvg }) => {
      if (entry.tag !== tag || !entry.is_active) return false;
      const [color = ''] = Object.keys(entry.variants);
      return drawSvg(color, 'default').includes('fill-opacity="0.7"');
    });
  expect(wornOf('Storage').length).toBeGreaterThan(20);
  expect(wornOf('Doors').length).toBeGreaterThan(22);
});
