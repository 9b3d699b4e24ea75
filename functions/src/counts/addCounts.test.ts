// @isolation backend

import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countBilled } from '../../../local/testing/countBilled.ts';
import { addLateCounts } from '../cleaning/addLateCounts.ts';
import { forgetRoom } from '../cleaning/forgetRoom.ts';
import { HttpError } from '../http/HttpError.ts';
import { countOutcome } from '../plays/countOutcome.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { addCounts, countAfterwards, runCounting } from './addCounts.ts';

serveTests();

/** Refusals after which a room counts as crowded. */
const CROWD = 4;

let rooms = 0;
let roomId: string;
let deps: TestDeps;
beforeEach(async () => {
  roomId = `crowded-${++rooms}`;
  deps = createTestDeps();
  await deps.db.doc(`summary/${roomId}`).set({ count: 7, roomName: 'The study' });
});

/** Counts the start and the end of a play. */
function count(transaction: Transaction): void {
  const { db } = deps;
  addCounts(transaction, { ref: db.doc(`summary/${roomId}`), roomId, counts: { count: 1 }, isKept: true });
  const stuckAt = { id: 'door', name: 'Door' };
  const live = { version: 1, board: 1, creatorId: 'creator' };
  countOutcome(transaction, db, live, { roomId, board: 1, stuckAt }, 'timeouts');
}

/** Counts in a transaction that is refused some times, as a document that it read was changed. Returns its tries. */
async function countRefused(refusals: number): Promise<number> {
  const { db } = deps;
  const contended = db.doc(`plays/contended-${roomId}`);
  let tries = 0;
  await runCounting(db, async (transaction) => {
    tries += 1;
    await transaction.get(contended);
    if (tries <= refusals) await contended.set({ changed: tries });
    count(transaction);
    transaction.set(contended, { done: tries });
  });
  return tries;
}

async function readCounts() {
  const { docs: late } = await deps.db.collection('lateCounts').where('roomId', '==', roomId).get();
  return {
    late: late.length,
    summary: await deps.read(`summary/${roomId}`),
    stats: await deps.read(`roomStats/${roomId}`),
  };
}

const STATS = { timeouts: 1, stuck: { door: { name: 'Door', count: 1 } }, version: 1, creatorId: 'creator' };

describe('a play of a room', () => {
  it('counts at once where nobody is in its way', async () => {
    await runCounting(deps.db, async (transaction) => count(transaction));
    const { late, summary, stats } = await readCounts();
    expect([late, summary?.count]).toEqual([0, 8]);
    expect(stats).toMatchObject(STATS);
  });

  it('counts at once after fewer refusals, which players who meet by chance have', async () => {
    expect(await countRefused(CROWD - 1)).toBe(CROWD);
    expect(await readCounts()).toMatchObject({ late: 0, summary: { count: 8 }, stats: STATS });
  });

  it('puts its counts aside in a crowd, as the next ones do at once, and the cleaning adds all of them once', async () => {
    expect([await countRefused(CROWD), await countRefused(0)]).toEqual([CROWD + 1, 1]);
    expect(await readCounts()).toMatchObject({ late: 4, summary: { count: 7 }, stats: undefined });
    await Promise.all([addLateCounts(deps.db), addLateCounts(deps.db)]);
    await addLateCounts(deps.db);
    const { late, summary, stats } = await readCounts();
    expect([late, summary]).toEqual([0, { count: 9, roomName: 'The study' }]);
    expect(stats).toMatchObject({ ...STATS, timeouts: 2, stuck: { door: { name: 'Door', count: 2 } } });
  });

  it('counts at once again when the crowd has gone', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await countRefused(CROWD);
    vi.setSystemTime(Date.now() + 10_000);
    await countRefused(0);
    vi.useRealTimers();
    expect(await readCounts()).toMatchObject({ late: 2, summary: { count: 8 }, stats: STATS });
  });

  it('that fails for a reason of its own is not tried again', async () => {
    let tries = 0;
    const fail = async () => {
      tries += 1;
      throw new HttpError('notFound', 'Gone');
    };
    await expect(runCounting(deps.db, fail)).rejects.toMatchObject({ code: 'notFound' });
    expect(tries).toBe(1);
  });

  it('that was deleted meanwhile leaves no counts', async () => {
    await countRefused(CROWD);
    await deps.db.doc(`summary/${roomId}`).delete();
    await addLateCounts(deps.db);
    expect(await readCounts()).toMatchObject({ late: 0, summary: undefined });
    await countRefused(0);
    await forgetRoom(deps.db, roomId);
    expect(await readCounts()).toMatchObject({ late: 0, stats: undefined });
  });
});

describe('a limit that is counted afterwards', () => {
  it('counts each of a class once, in few writes', async () => {
    const ref = deps.db.doc(`throttles/${roomId}`);
    const { billed, stop } = countBilled();
    const start = () =>
      runCounting(deps.db, async (transaction) => countAfterwards(transaction, ref, { roomId }));
    await Promise.all(Array.from({ length: 30 }, start));
    stop();
    expect(await deps.read(ref.path)).toEqual({ roomId, count: 30 });
    expect(billed.writes).toBeLessThan(10);
  });

  it('counts once what was tried again, and nothing that failed', async () => {
    const ref = deps.db.doc(`throttles/${roomId}`);
    let tries = 0;
    await runCounting(deps.db, async (transaction) => {
      countAfterwards(transaction, ref, { roomId });
      await transaction.get(deps.db.doc(`plays/${roomId}`));
      tries += 1;
      if (tries <= CROWD) await deps.db.doc(`plays/${roomId}`).set({ tries });
      transaction.set(deps.db.doc(`plays/${roomId}`), { tries });
    });
    const fail = async (transaction: Transaction) => {
      countAfterwards(transaction, ref, { roomId });
      throw new HttpError('conflict', 'Too late');
    };
    await expect(runCounting(deps.db, fail)).rejects.toMatchObject({ code: 'conflict' });
    expect(await deps.read(ref.path)).toEqual({ roomId, count: 1 });
  });
});
