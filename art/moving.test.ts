import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Move, movesSchema } from '../core/catalogue/moves.ts';
import { backgrounds } from './backgrounds/library.ts';
import { items } from './items/library.ts';
import { movesWithin } from './moving.ts';

it('tells in percent of the picture what moves, from the drawing’s units', () => {
  const lamp = { type: 'blink', at: [50, 0], radius: 10, color: '#ff0000', period: 900, delay: 0 } as const;
  const steam = {
    type: 'rise',
    box: [0, -50, 100, 50],
    radius: 4,
    color: '#ffffff',
    count: 3,
    period: 900,
  } as const;
  expect(movesWithin([-50, -50, 200, 100], [lamp, steam])).toEqual([
    { ...lamp, at: [50, 50], radius: 5 },
    { ...steam, box: [25, 0, 50, 50], radius: 2 },
  ]);
});

it('all that the library declares is within what the game reads', () => {
  const declared = [
    ...backgrounds.flatMap(({ entry, movesIn }) => entry.moodOrder.map(movesIn)),
    ...items.flatMap(({ entry, states, movesIn }) =>
      entry.colorOrder.flatMap((color) => states.map((state) => movesIn(color, state))),
    ),
  ];
  expect(declared.flat().length).toBeGreaterThan(50);
  for (const moves of declared) expect(v.parse(movesSchema, moves)).toEqual(moves);
});

it.each(items.map((item) => ({ id: item.entry.id, item })))(
  'what moves in $id lies within its picture',
  ({ item }) => {
    for (const color of item.entry.colorOrder)
      for (const state of item.states) for (const move of item.movesIn(color, state)) expectInside(move);
  },
);

it.each(backgrounds.map((background) => ({ id: background.entry.id, background })))(
  'what moves in $id lies within its picture',
  ({ background }) => {
    for (const mood of background.entry.moodOrder)
      for (const move of background.movesIn(mood)) expectInside(move);
  },
);

/** In percent of the picture: where it is, and the far corner of where it goes to. */
function expectInside(move: Move): void {
  for (const [x, y] of cornersOf(move)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
  }
}

function cornersOf(move: Move): readonly (readonly [number, number])[] {
  if ('points' in move) return move.points;
  if ('at' in move) return [move.at];
  const [x, y, width, height] = move.box;
  return [
    [x, y],
    [x + width, y + height],
  ];
}
