import { expect, it } from 'vitest';
import { ORBITS, READINGS } from '../../art/backgrounds/spaceship/starChart.ts';
import { airlockSeven } from '../../seeds/rooms/airlockSeven.ts';

/** Returns the answer that opens a thing of “Airlock Seven”. */
function answerOf(id: string): string {
  const lock = airlockSeven.items.find((item) => item.id === id)?.lock;
  return lock && 'password' in lock ? lock.password : '';
}

/** Returns the text of a part of its background. */
function saysOf(id: string): string {
  return airlockSeven.spots?.find((spot) => spot.id === id)?.says ?? '';
}

it('the star map is painted as “Airlock Seven” asks for it: rings by the size of their worlds, and one empty tank', () => {
  const largestFirst = ORBITS.map(({ world }, i) => ({ world, ring: i + 1 })).toSorted(
    (one, other) => other.world - one.world,
  );
  expect(largestFirst.map(({ ring }) => ring).join('')).toBe(answerOf('safe'));
  const sizes = largestFirst.map(({ world }) => world);
  for (const [i, size] of sizes.slice(1).entries()) expect(sizes[i]).toBeGreaterThan(1.3 * size);
  const empty = READINGS.flatMap((share, i) => (share < 0.2 ? [`ORION ${i + 1}`] : []));
  expect(empty).toEqual([answerOf('locker')]);
  expect(READINGS).toHaveLength(8);
  const told = READINGS.map((share) => (share < 0.2 ? 'dregs' : share < 0.7 ? 'half' : 'plenty'));
  expect(saysOf('tanks')).toContain(told.join(', '));
});
