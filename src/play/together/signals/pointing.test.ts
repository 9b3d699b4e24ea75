import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEED } from '../../../../core/testing/numbers.ts';
import type { Pointer } from '../../../shared/ports/LiveChannel.ts';
import { createPointing } from './pointing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (x: number, more: Partial<Pointer> = {}): Pointer => ({ x, y: 0, scene: 'study', ...more });

function follow() {
  const sent: { pointer: Pointer | null; time: number }[] = [];
  const begin = Date.now();
  const pointing = createPointing((pointer) => sent.push({ pointer, time: Date.now() - begin }));
  return { sent, ...pointing };
}

it('shows a pointer at once, its newest place 200 ms later, and takes it away after 2 s of rest', () => {
  const { sent, move } = follow();
  move(at(10));
  move(at(20));
  move(at(30));
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual([
    { pointer: at(10), time: 0 },
    { pointer: at(30), time: 200 },
    { pointer: null, time: 2000 },
  ]);
});

it('does not show movements of less than half a percent, but a change of the scene', () => {
  const { sent, move } = follow();
  move(at(10));
  vi.advanceTimersByTime(300);
  move(at(14));
  vi.advanceTimersByTime(300);
  move(at(14, { scene: 'cellar' }));
  expect(sent.map(({ pointer }) => pointer)).toEqual([at(10), at(14, { scene: 'cellar' })]);
});

it('shows a finger for 1.2 s, and again where it touches the same place', () => {
  const { sent, move } = follow();
  const finger = at(10, { touch: true });
  move(finger);
  vi.advanceTimersByTime(1200);
  move(finger);
  expect(sent.map(({ pointer }) => pointer)).toEqual([finger, null, finger]);
});

it('sends at most five places a second, whatever is moved, and always ends with none', () => {
  const moves = fc.array(fc.record({ x: fc.nat(1000), after: fc.nat(700) }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(moves, (list) => {
      const { sent, move, end } = follow();
      for (const { x, after } of list) {
        move(at(x));
        vi.advanceTimersByTime(after);
      }
      end();
      vi.advanceTimersByTime(5000);
      expect(sent.at(-1)?.pointer).toBeNull();
      const places = sent.filter(({ pointer }) => pointer !== null);
      for (const { time } of places)
        expect(
          places.filter((each) => each.time >= time && each.time < time + 1000).length,
        ).toBeLessThanOrEqual(5);
    }),
    SEED,
  );
});
