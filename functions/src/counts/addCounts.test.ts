// @isolation backend

import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { addLateCounts } from '../cleaning/addLateCounts.ts';
import { forgetRoom } from '../cleaning/forgetRoom.ts';
import { countOutcome } from '../plays/countOutcome.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { addCounts, runCounting } from './addCounts.ts';

serveTests();

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

/** Runs work in a transaction that is refused the first time, as a document that it read was changed. */
async function runTwice(work: (transaction: Transaction) => void): Promise<void> {
  const { db } = deps;
  let tries = 0;
  const contend = async (transaction: Transaction) => {
    tries += 1;
    await transaction.get(db.doc('plays/contended'));
    if (tries === 1) await db.doc('plays/contended').set({ changed: true });
    work(transaction);
    transaction.set(db.doc('plays/contended'), { tries });
  };
  await runCounting(db, contend, { patience: 1 });
  expect(tries).toBe(2);
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

  it('puts its counts aside where it was refused, and the cleaning adds all of them once', async () => {
    await runTwice(count);
    await runTwice(count);
    expect(await readCounts()).toMatchObject({ late: 4, summary: { count: 7 }, stats: undefined });
    await Promise.all([addLateCounts(deps.db), addLateCounts(deps.db)]);
    await addLateCounts(deps.db);
    const { late, summary, stats } = await readCounts();
    expect([late, summary]).toEqual([0, { count: 9, roomName: 'The study' }]);
    expect(stats).toMatchObject({ ...STATS, timeouts: 2, stuck: { door: { name: 'Door', count: 2 } } });
  });

  it('that was deleted meanwhile leaves no counts', async () => {
    await runTwice(count);
    await deps.db.doc(`summary/${roomId}`).delete();
    await addLateCounts(deps.db);
    expect(await readCounts()).toMatchObject({ late: 0, summary: undefined });
    await runTwice(count);
    await forgetRoom(deps.db, roomId);
    expect(await readCounts()).toMatchObject({ late: 0, stats: undefined });
  });
});
