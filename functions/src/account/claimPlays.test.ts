// @isolation backend

import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '../plays/act.ts';
import { guestIdOf } from '../plays/player.ts';
import { startPlay } from '../plays/startPlay.ts';
import { postRating } from '../ratings/postRating.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { listStored } from '../testing/listStored.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { claimPlays } from './claimPlays.ts';
import { claimRating } from './claimRating.ts';
import { claimRecord } from './claimRecord.ts';

const PLAYER = { userId: 'player-1', name: 'Grace', emailVerified: true };
const UNCONFIRMED = { userId: 'player-3', name: 'Cy', emailVerified: false };

serveTests();

let deps: TestDeps;
let token: string;
let roomId: string;
let made = 0;

beforeEach(async () => {
  deps = createTestDeps();
  made++;
  token = `secret-${made}`;
  roomId = `room-${made}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

describe('claimPlays', () => {
  it('gives an account the record and the right to rate of its guest, by the account’s name', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    // The play, the document that it is finished, and the record.
    expect(await claimPlays({ guestToken: token }, PLAYER, deps)).toEqual({ claimed: 3 });
    const record = { playerId: 'player-1', username: 'Grace', isSignedIn: true, isNamed: false };
    expect(await deps.read(`records/${roomId}_1_player-1`)).toMatchObject(record);
    expect(await postRating({ roomId, rating: 5 }, PLAYER, deps)).toEqual({ sum: 5, count: 1 });
    const left = await listStored(deps, [guestIdOf(token)]);
    expect(left.filter((path) => !path.startsWith('throttles/'))).toEqual([]);
    expect(await claimPlays({ guestToken: token }, PLAYER, deps)).toEqual({ claimed: 0 });
  });

  it('keeps the first of two escapes on the leaderboard', async () => {
    const earlier = `earlier-${token}`;
    await escapeRoom(deps, roomId, { guestToken: earlier });
    deps.passTime(60_000);
    await escapeRoom(deps, roomId, { caller: PLAYER });
    deps.passTime(60_000);
    await escapeRoom(deps, roomId, { guestToken: token });
    const path = `records/${roomId}_1_player-1`;
    const own = await deps.read(path);
    await claimPlays({ guestToken: token }, PLAYER, deps);
    expect(await deps.read(path)).toEqual(own);
    await claimPlays({ guestToken: earlier }, PLAYER, deps);
    expect((await deps.read(path))?.createdAt).toBe(own?.createdAt - 60);
    const { size } = await deps.db.collection('records').where('roomId', '==', roomId).get();
    expect(size).toBe(1);
  });

  it('keeps creators off the leaderboard and the average of their own room', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    await postRating({ roomId, rating: 5, guestToken: token }, null, deps);
    await claimPlays({ guestToken: token }, CREATOR, deps);
    const { size } = await deps.db.collection('records').where('roomId', '==', roomId).get();
    expect(size).toBe(0);
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 0, count: 0 });
  });

  it('takes the best time back where its record is removed', async () => {
    const bestTime = async () => (await deps.read(`summary/${roomId}`))?.bestTime;
    const [second, third] = [`second-${token}`, `third-${token}`];
    await escapeRoom(deps, roomId, { guestToken: third, time: 3000 });
    await escapeRoom(deps, roomId, { guestToken: second, time: 2000 });
    await escapeRoom(deps, roomId, { guestToken: token, time: 1000 });
    await claimPlays({ guestToken: token }, CREATOR, deps);
    expect(await bestTime()).toBe(2000);
    await claimPlays({ guestToken: third }, PLAYER, deps);
    expect(await bestTime()).toBe(2000);
    await claimPlays({ guestToken: second }, PLAYER, deps);
    expect(await bestTime()).toBe(3000);
  });

  it('makes a guest’s rating the account’s, unless it has one', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    await postRating({ roomId, rating: 4, guestToken: token }, null, deps);
    await claimPlays({ guestToken: token }, PLAYER, deps);
    expect(await deps.read(`ratings/player-1_${roomId}`)).toMatchObject({ userId: 'player-1', rating: 4 });
    const other = `other-${token}`;
    await escapeRoom(deps, roomId, { guestToken: other });
    await postRating({ roomId, rating: 1, guestToken: other }, null, deps);
    await claimPlays({ guestToken: other }, PLAYER, deps);
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 4, count: 1 });
  });

  it('claims what a guest changed meanwhile, for one account only', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    await postRating({ roomId, rating: 1, guestToken: token }, null, deps);
    const guest = guestIdOf(token);
    const found = (path: string) => deps.db.doc(path).get() as Promise<QueryDocumentSnapshot>;
    const record = await found(`records/${roomId}_1_${guest}`);
    const rating = await found(`ratings/${guest}_${roomId}`);
    await record.ref.update({ username: 'Hopper', isNamed: true });
    await postRating({ roomId, rating: 5, guestToken: token }, null, deps);
    for (const account of [PLAYER, { userId: 'player-2', name: 'Eve' }]) {
      await claimRecord(deps.db, record, account);
      await claimRating(deps.db, rating, account);
    }
    expect(await deps.read(`records/${roomId}_1_player-1`)).toMatchObject({ username: 'Hopper' });
    expect(await deps.read(`ratings/player-1_${roomId}`)).toMatchObject({ rating: 5 });
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 5, count: 1 });
    expect(await listStored(deps, ['player-2'])).toEqual([]);
  });

  it('claims an unfinished play too', async () => {
    const { playId } = await startPlay({ roomId, guestToken: token }, null, deps);
    await act({ playId, guestToken: token, sequence: 1, action: { type: 'start' } }, null, deps);
    await claimPlays({ guestToken: token }, PLAYER, deps);
    await act({ playId, sequence: 2, action: { type: 'pause' } }, PLAYER, deps);
    const again = await startPlay({ roomId, playId, guestToken: token }, PLAYER, deps);
    expect(again).toMatchObject({ playId, sequence: 2, playerId: 'player-1' });
  });

  it('claims nothing with an invalid token or signed out', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    expect(await claimPlays({ guestToken: 'guessed' }, PLAYER, deps)).toEqual({ claimed: 0 });
    await expect(claimPlays({ guestToken: token }, null, deps)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the weight of one network (decision 0044)', () => {
  it('leaves a record among the guests of its network, and a rating at their weight, until the address is confirmed', async () => {
    await escapeRoom(deps, roomId, { guestToken: token });
    await postRating({ roomId, rating: 4, guestToken: token }, null, deps);
    const origin = (await deps.read(`recordOrigins/${roomId}_1_${guestIdOf(token)}`))?.origin;
    await claimPlays({ guestToken: token }, UNCONFIRMED, deps);
    expect(await deps.read(`records/${roomId}_1_player-3`)).toMatchObject({ isSignedIn: true });
    expect(await deps.read(`recordOrigins/${roomId}_1_player-3`)).toMatchObject({ origin });
    expect((await deps.read(`ratings/player-3_${roomId}`))?.origin).toEqual(expect.any(String));

    const further = `further-${token}`;
    await escapeRoom(deps, roomId, { guestToken: further });
    const [from, to] = ['records', 'furtherRecords'].map(
      (name) => `${name}/${roomId}_1_${guestIdOf(further)}`,
    );
    await deps.db.doc(to ?? '').set((await deps.read(from ?? '')) ?? {});
    await deps.db.doc(from ?? '').delete();
    await claimPlays({ guestToken: further }, { ...UNCONFIRMED, userId: 'player-4' }, deps);
    expect(await deps.read(`furtherRecords/${roomId}_1_player-4`)).toMatchObject({ username: 'Cy' });
    expect(await deps.read(`records/${roomId}_1_player-4`)).toBeUndefined();
  });

  it('gives a claimed rating full weight where the account’s address is confirmed', async () => {
    const guests = Array.from({ length: 7 }, (_, index) => `${token}-${index}`);
    for (const guestToken of guests) {
      await escapeRoom(deps, roomId, { guestToken });
      await postRating({ roomId, rating: 1, guestToken }, null, deps);
    }
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 5, count: 5 });
    await claimPlays({ guestToken: guests[0] ?? '' }, PLAYER, deps);
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 6, count: 6 });
  });
});
