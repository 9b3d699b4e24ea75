import { expect, it } from 'vitest';
import { clampGroupMove } from './clampGroupMove.ts';

const thing = (x: number, y: number) => ({ position: { x, y }, width: 10, aspect: 0.5625 });

it('E7 E10 several items move only as far as each of them may, so that their distances stay', () => {
  const pair = [thing(40, 40), thing(85, 40)];
  expect(clampGroupMove(pair, { x: 5, y: 3 })).toEqual({ x: 5, y: 3 });
  // A quarter of the right one stays on the stage.
  expect(clampGroupMove(pair, { x: 30, y: 3 })).toEqual({ x: 12.5, y: 3 });
  expect(clampGroupMove([thing(40, 40), thing(97.5, 40)], { x: 30, y: 0 })).toEqual({ x: 0, y: 0 });
});

it('E7 a single item moves as far as it may', () => {
  expect(clampGroupMove([thing(85, 40)], { x: 30, y: 0 })).toEqual({ x: 30, y: 0 });
});

it('E7 the item nearest to the edge decides in every direction, and no item moves backwards', () => {
  // A quarter of an item of 10 by 10 stays: positions range from -7.5 to 97.5.
  const pair = [thing(4, 50), thing(40, 8)];
  expect(clampGroupMove(pair, { x: -30, y: 2 })).toEqual({ x: -11.5, y: 2 });
  expect(clampGroupMove(pair, { x: 2, y: -30 })).toEqual({ x: 2, y: -15.5 });
  expect(clampGroupMove([thing(10, 50), thing(40, 90)], { x: -3, y: 30 })).toEqual({ x: -3, y: 7.5 });
  expect(clampGroupMove([thing(10, 97.5), thing(40, 50)], { x: 0, y: 10 })).toEqual({ x: 0, y: 0 });
});
