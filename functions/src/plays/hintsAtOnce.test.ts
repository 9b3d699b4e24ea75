// @isolation backend

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import { examine } from '../../../core/solve/examine.ts';
import { hostileRooms } from '../../../core/testing/hostileRooms.ts';
import { looksOf, looksSoFar } from '../../../core/util/looks.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

const AT_ONCE = 8;

serveTests();

it('S5 simultaneous hints are computed one per turn of the event loop, so that small requests are served in between', async () => {
  const begin = await beginnerOf('hard', 'round spots that cover one another together');
  const [first, ...others] = await Promise.all(
    Array.from({ length: AT_ONCE + 1 }, (_, place) => begin(`guest-${place}`)),
  );
  // The first hint computes the version's lasting facts.
  await first?.();
  const alone = await mostLooksInATurn(others.slice(0, 1));
  expect(alone).toBeGreaterThan(100_000);
  expect(await mostLooksInATurn(others.slice(1))).toBe(alone);
});

it('S5 the first hint of a version computes in a turn of its own what later hints reuse', async () => {
  const name = 'different passwords, of which each text leaves out one';
  const { room } = loadRoom(name);
  const begin = await beginnerOf('cold', name);
  const ask = await begin('guest');
  const examined = looksOf(() => examine(room));
  expect(examined).toBeGreaterThan(100_000);
  expect(await mostLooksInATurn([ask])).toBeLessThanOrEqual(examined);
});

function loadRoom(name: string) {
  const parsed = parseRoom(hostileRooms[name]);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

/** Publishes a room and returns a function that starts plays of it, each ready to ask for a hint. */
async function beginnerOf(roomId: string, name: string) {
  const deps = createTestDeps();
  const room = { ...hostileRooms[name], isPublished: true, publishedVersion: 1 };
  await deps.db.doc(`rooms/${roomId}`).set(room);
  await deps.db.doc(`rooms/${roomId}/versions/1`).set(room);
  return async (guestToken: string) => {
    const { playId } = await startPlay({ roomId, guestToken }, null, deps);
    await act({ playId, guestToken, sequence: 1, action: { type: 'start' } }, null, deps);
    return () => act({ playId, guestToken, sequence: 2, action: { type: 'askHint' } }, null, deps);
  };
}

/** Returns the most work done between two turns of the event loop while everything runs at once. */
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
