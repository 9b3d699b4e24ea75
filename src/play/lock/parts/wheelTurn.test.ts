import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScrolling, SIGN_ANGLE, signsTurned, WHEEL_RADIUS } from './wheelTurn.ts';

/** Units below the middle at which the sign is drawn that is this many steps later. */
const drawnAt = (signs: number) => Math.sin((signs * SIGN_ANGLE * Math.PI) / 180) * WHEEL_RADIUS;

it('turns one sign for a swipe over one drawn step, wherever it begins', () => {
  expect(signsTurned(drawnAt(1), 0)).toBeCloseTo(1);
  expect(signsTurned(0, drawnAt(-1))).toBeCloseTo(1);
  expect(signsTurned(0, drawnAt(1))).toBeCloseTo(-1);
  expect(signsTurned(drawnAt(0.5), drawnAt(-0.5))).toBeCloseTo(1);
});

it('turns on the further a finger goes, also beyond the rim, and back to where it was', () => {
  const height = fc.double({ min: -400, max: 400, noNaN: true });
  fc.assert(
    fc.property(height, height, height, (from, by, to) => {
      expect(signsTurned(from, by) + signsTurned(by, to)).toBeCloseTo(signsTurned(from, to));
      if (to < from - 1e-6) expect(signsTurned(from, to)).toBeGreaterThan(0);
    }),
  );
});

it('turns one sign a notch of a mouse wheel, and one for what two fingers scroll bit by bit', () => {
  const turned = (scrolls: readonly [deltaY: number, deltaMode?: number][]) => {
    const scrolling = createScrolling();
    return scrolls.map(([deltaY, deltaMode = 0]) => scrolling({ deltaY, deltaMode }));
  };
  expect(turned([[120], [-100], [53], [3, 1]])).toEqual([1, -1, 1, 1]);
  expect(turned([[12], [12], [12], [12], [12]])).toEqual([0, 0, 0, 1, 0]);
  expect(turned([[30], [-30], [-30]])).toEqual([0, 0, -1]);
});
