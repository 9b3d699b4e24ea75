import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { looksSoFar } from '../../../core/looks.ts';
import { hostileRooms } from '../../../core/testing/hostileRooms.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

const AT_ONCE = 8;

serveTests();

it('S5 hints that are asked for at once are worked out one a turn of the event loop: whoever asks for little is answered in between', async () => {
  const deps = createTestDeps();
  const room = { ...hostileRooms['round spots over one another'], isPublished: true, publishedVersion: 1 };
  await deps.db.doc('rooms/hard').set(room);
  await deps.db.doc('rooms/hard/versions/1').set(room);
  const begin = async (guestToken: string) => {
    const { playId } = await startPlay({ roomId: 'hard', guestToken }, null, deps);
    await act({ playId, guestToken, sequence: 1, action: { type: 'start' } }, null, deps);
    return () => act({ playId, guestToken, sequence: 2, action: { type: 'askHint' } }, null, deps);
  };
  const [first, ...others] = await Promise.all(
    Array.from({ length: AT_ONCE + 1 }, (_, place) => begin(`guest-${place}`)),
  );
  // The first one finds out of the version what stays true.
  await first?.();
  const alone = await mostLooksInATurn(others.slice(0, 1));
  expect(alone).toBeGreaterThan(100_000);
  expect(await mostLooksInATurn(others.slice(1))).toBe(alone);
});

/** The most looks that were taken between two turns of the loop, while all is done at once. */
async function mostLooksInATurn(asked: readonly (() => Promise<unknown>)[]): Promise<number> {
  let [most, before, isOver] = [0, looksSoFar(), false];
  const answered = Promise.all(asked.map((ask) => ask())).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await nextTurn();
    const now = looksSoFar();
    most = Math.max(most, now - before);
    before = now;
  }
  await answered;
  return most;
}
