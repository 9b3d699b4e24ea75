import { expect, it } from 'vitest';
import type { DotMove } from '../../core/catalogue/moves.ts';
import { dotsOf } from './dotsOf.ts';

const MOVES: DotMove[] = [
  { type: 'flicker', at: [40, 30], radius: 10, color: '#ff9a3c' },
  { type: 'blink', at: [10, 20], radius: 1, color: '#ff0000', period: 2000, delay: 500 },
  {
    type: 'twinkle',
    points: [
      [1, 2],
      [3, 4],
      [99, 5],
    ],
    radius: 0.4,
    color: '#ffffff',
  },
  { type: 'rise', box: [30, 20, 10, 40], radius: 0.5, color: '#66ff66', count: 9, period: 4000 },
  { type: 'float', box: [20, 20, 50, 60], radius: 0.3, color: '#fff0c0', count: 20, period: 26_000 },
];
const TIMES = Array.from({ length: 80 }, (_, i) => i * 317.3);

it.each(MOVES)('$type always looks the same at the same time, and moves', (move) => {
  expect(dotsOf(move, 4321)).toEqual(dotsOf(move, 4321));
  const looks = new Set(TIMES.map((time) => JSON.stringify(dotsOf(move, time))));
  expect(looks.size).toBeGreaterThan(1);
});

it.each(MOVES)('$type stays where it was declared, and is never brighter than its colour', (move) => {
  const [x, y, w, h] = 'box' in move ? move.box : [0, 0, 100, 100];
  for (const dot of TIMES.flatMap((time) => dotsOf(move, time))) {
    expect(dot.alpha).toBeGreaterThanOrEqual(0);
    expect(dot.alpha).toBeLessThanOrEqual(1);
    expect(dot.radius).toBeLessThanOrEqual(move.radius * 1.06);
    expect(dot.x).toBeGreaterThanOrEqual(x - 1e-9);
    expect(dot.x).toBeLessThanOrEqual(x + w + 1e-9);
    expect(dot.y).toBeGreaterThanOrEqual(y - 1e-9);
    expect(dot.y).toBeLessThanOrEqual(y + h + 1e-9);
  }
});

it('a lamp is lit for the first half of its period, from its delay on', () => {
  const lamp = MOVES.find(({ type }) => type === 'blink');
  if (!lamp) throw new Error('There is no lamp.');
  const lit = [0, 499, 500, 1499, 1500, 2499, 2500].map((time) => (dotsOf(lamp, time)[0]?.alpha ?? 0) > 0);
  expect(lit).toEqual([false, false, true, true, false, false, true]);
});
