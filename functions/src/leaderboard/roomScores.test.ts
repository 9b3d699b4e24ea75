// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { Stars } from '../../../core/room/lists/rating.ts';
import { listAudit } from '../audit/listAudit.ts';
import { finishRef } from '../plays/playDocument.ts';
import { guestIdOf } from '../plays/player.ts';
import { postRating } from '../ratings/postRating.ts';
import { setRatingsAside } from '../ratings/setRatingsAside.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { escapers, publishOpenRoom } from '../testing/escapers.ts';
import { serveTests } from '../testing/serveTests.ts';
import { removeRecord } from './removeRecord.ts';
import { roomScores } from './roomScores.ts';

const ADMIN = { userId: 'admin-1', name: 'Mo' };

serveTests();

let deps: TestDeps;
let roomId: string;

beforeEach(async () => {
  ({ deps, roomId } = await publishOpenRoom());
});
const { getOut } = escapers(() => ({ deps, roomId }));

async function rateAsGuest(guestToken: string, rating: Stars, network = deps.network) {
  const playerId = guestIdOf(guestToken);
  await finishRef(deps.db, { roomId, playerId }).set({ roomId, version: 1, playerId });
  return postRating({ roomId, rating, guestToken }, null, { ...deps, network });
}

const look = () => roomScores({ roomId }, ADMIN, deps);

async function lastAudit() {
  const { lines } = await listAudit({ after: null }, ADMIN, deps);
  return lines[0];
}

describe('roomScores', () => {
  it('lists the ratings by network, the most first, and the players who escaped, without their networks', async () => {
    for (let guest = 0; guest < 6; guest++) await rateAsGuest(`${roomId}-${guest}`, 1);
    await rateAsGuest(`${roomId}-else`, 5, '198.51.100.4');
    await getOut(2000);
    await getOut(1000, { timeAllowance: 'triple' });
    const { roomName, ratings, networks, records } = await look();
    expect([roomName, ratings]).toEqual(['The study', { sum: 10, count: 6 }]);
    expect(networks.map(({ count, sum }) => [count, sum])).toEqual([
      [6, 6],
      [1, 5],
    ]);
    expect(records.map(({ record }) => record.time)).toEqual([2000, 1000]);
    expect(JSON.stringify([networks, records])).not.toMatch(/203\.0\.113|198\.51/);
  });

  it('responds with not found for a missing room', async () => {
    await expect(roomScores({ roomId: 'none' }, ADMIN, deps)).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('setRatingsAside', () => {
  it('makes ratings of one network count for nothing, later ones too, and can undo that', async () => {
    for (let guest = 0; guest < 6; guest++) await rateAsGuest(`${roomId}-${guest}`, 1);
    await rateAsGuest(`${roomId}-else`, 5, '198.51.100.4');
    const [network] = (await look()).networks;
    const origin = network?.origin ?? '';
    expect(await setRatingsAside({ roomId, origin, isSetAside: true }, ADMIN, deps)).toEqual({
      sum: 5,
      count: 1,
    });
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ avgRating: 5 });
    expect(await lastAudit()).toMatchObject({
      action: 'setRatingsAside:aside',
      target: `ratingNetworks/${roomId}_${origin}`,
      details: { ratings: 6, stars: 6 },
    });
    expect(await rateAsGuest(`${roomId}-later`, 1)).toEqual({ sum: 5, count: 1 });
    expect((await look()).networks[0]).toMatchObject({ count: 7, isSetAside: true });
    expect(await setRatingsAside({ roomId, origin, isSetAside: false }, ADMIN, deps)).toEqual({
      sum: 10,
      count: 6,
    });
    // Idempotent.
    expect(await setRatingsAside({ roomId, origin, isSetAside: false }, ADMIN, deps)).toEqual({
      sum: 10,
      count: 6,
    });
  });

  it('refuses a network without ratings', async () => {
    const origin = 'x'.repeat(22);
    const none = setRatingsAside({ roomId, origin, isSetAside: true }, ADMIN, deps);
    await expect(none).rejects.toMatchObject({ code: 'notFound' });
    expect(await deps.read(`ratingNetworks/${roomId}_${origin}`)).toBeUndefined();
  });
});

describe('removeRecord', () => {
  it('removes a record and its best time from the leaderboard, and writes that into the audit log', async () => {
    const slow = await getOut(5000);
    const fast = await getOut(10);
    await fast.name('Speedy');
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ bestTime: 10 });
    const recordId = `${roomId}_1_${fast.playerId}`;
    await removeRecord({ recordId }, ADMIN, deps);
    expect(await fast.record()).toBeUndefined();
    expect(await slow.record()).toMatchObject({ time: 5000 });
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ bestTime: 5000 });
    expect(await deps.read(`recordOrigins/${recordId}`)).toBeUndefined();
    const details = { name: 'Speedy', time: 10 };
    expect(await lastAudit()).toMatchObject({
      action: 'removeRecord',
      target: `records/${recordId}`,
      details,
    });
    await expect(removeRecord({ recordId }, ADMIN, deps)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('removes a record of the full list too', async () => {
    const helped = await getOut(10, { timeAllowance: 'triple' });
    await removeRecord({ recordId: `${roomId}_1_${helped.playerId}` }, ADMIN, deps);
    expect(await helped.further()).toBeUndefined();
  });
});
