import { expect, it } from 'vitest';
import { toShadow } from './drawShadow.ts';

const SIDE = 9;

/** A solid square in the middle of a faint glow. */
function squareInGlow(): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isSquare = [at % SIDE, Math.floor(at / SIDE)].every((place) => place >= 3 && place <= 5);
    data.set([250, 220, 90, isSquare ? 255 : 90], at * 4);
  }
  return data;
}

it('makes a soft shape in the shadow’s colour of the thing alone, without its glow', () => {
  const data = squareInGlow();
  toShadow({ data, width: SIDE, height: SIDE });
  const alphaAt = (x: number, y: number) => data[(y * SIDE + x) * 4 + 3] ?? 0;
  expect([...data.slice(0, 3)]).toEqual([18, 10, 30]);
  expect(alphaAt(4, 4)).toBeGreaterThan(150);
  expect(alphaAt(2, 4), 'beside it').toBeLessThan(alphaAt(3, 4));
  expect(alphaAt(2, 4)).toBeGreaterThan(0);
  expect(alphaAt(0, 0), 'the glow').toBe(0);
});
