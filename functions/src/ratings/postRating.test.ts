// @isolation backend

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { weightOf } from '../../../core/room/lists/networkRatings.ts';
import { averageOf, type Stars } from '../../../core/room/lists/rating.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { countBilled } from '../../../local/testing/countBilled.ts';
import type { Caller } from '../http/findCaller.ts';
import { finishRef } from '../plays/playDocument.ts';
import { findPlayer } from '../plays/player.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { postRating } from './postRating.ts';
import { storeRating } from './storeRating.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Grace', emailVerified: true };
const TOKEN = 'the secret of a guest';

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeAll(() => {
  deps = createTestDeps();
});
beforeEach(async () => {
  roomId = `rated-${++rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/**
 * Stores that a player has finished a play, as an escape or game over does (`cleanUp.test.ts` proves that by playing).
 */
async function finish(playerId: string, id = roomId): Promise<void> {
  await finishRef(deps.db, { roomId: id, playerId }).set({ roomId: id, version: 1, playerId });
}

function rate(rating: Stars, caller: Caller | null = PLAYER, guestToken?: string) {
  const proof = guestToken === undefined ? {} : { guestToken };
  return postRating({ roomId, rating, ...proof }, caller, deps);
}

const guestId = () => findPlayer(null, TOKEN, deps).playerId;

it('entity-rating: one per player rating, with roomId and rating; a later one takes its place', async () => {
  await finish(PLAYER.userId);
  expect(await rate(2)).toEqual({ sum: 2, count: 1 });
  expect(await rate(5)).toEqual({ sum: 5, count: 1 });
  const stored = await deps.db.collection('ratings').where('roomId', '==', roomId).get();
  expect(stored.docs.map((one) => [one.id, one.data()])).toEqual([
    [`player-1_${roomId}`, { roomId, userId: 'player-1', rating: 5 }],
  ]);
});

it('entity-rating-aggregate: is keyed by room id, has sum and count, and the average is sum divided by count', async () => {
  await finish(PLAYER.userId);
  await finish(guestId());
  await rate(5);
  expect(await rate(2, null, TOKEN)).toEqual({ sum: 7, count: 2 });
  expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 7, count: 2 });
  expect(await deps.read(`summary/${roomId}`)).toMatchObject({ avgRating: 3.5 });
});

it('takes a guest’s finished play for the account that brings its token, unless it has one of its own', async () => {
  await finish(guestId());
  await rate(4, PLAYER, TOKEN);
  expect(await deps.read(`ratings/${guestId()}_${roomId}`)).toMatchObject({ rating: 4 });
  await finish(PLAYER.userId);
  await rate(3, PLAYER, TOKEN);
  expect(await deps.read(`ratings/player-1_${roomId}`)).toMatchObject({ rating: 3 });
});

describe('says one and the same, and changes nothing, where there is nothing to rate:', () => {
  const REFUSAL = { status: 404, message: 'There is no finished play to rate.' };
  const unpublish = () => deps.db.doc(`summary/${roomId}`).update({ isPublished: false });
  const remove = () => deps.db.doc(`summary/${roomId}`).delete();

  it.each<[string, () => Promise<unknown>, Caller | null, string?]>([
    ['nobody', async () => {}, null],
    ['a player who has not finished', async () => {}, PLAYER],
    ['a guest whose token proves nothing', () => finish(guestId()), null, 'guessed'],
    ['the creator', () => finish(CREATOR.userId), CREATOR],
    ['the creator as a guest', () => finish(guestId()), CREATOR, TOKEN],
    ['a room that is offline', () => finish(PLAYER.userId).then(unpublish), PLAYER],
    ['a room that is gone', () => finish(PLAYER.userId).then(remove), PLAYER],
  ])('%s', async (_, prepare, caller, token) => {
    await prepare();
    await expect(rate(5, caller, token)).rejects.toMatchObject(REFUSAL);
    expect((await deps.db.collection('ratings').where('roomId', '==', roomId).get()).size).toBe(0);
    expect(await deps.read(`ratingAggregates/${roomId}`)).toBeUndefined();
  });
});

it('tries none twice that are given at the same moment', async () => {
  const players = Array.from({ length: 6 }, (_, index) => ({ userId: `at-once-${index}`, name: '' }));
  await Promise.all(players.map(({ userId }) => finish(userId)));
  const costOf = async (some: readonly Caller[]) => {
    const { billed, stop } = countBilled();
    await Promise.all(some.map((player) => rate(4, player)));
    stop();
    return [billed.reads, billed.writes];
  };
  await costOf(players.slice(0, 1));
  const [reads = 0, writes = 0] = await costOf(players.slice(1, 2));
  expect(await costOf(players.slice(2))).toEqual([4 * reads, 4 * writes]);
});

it('counts what is rated at the same moment, whoever changes their mind: the aggregate is the sum of the ratings', async () => {
  const choices = new Choices(
    Array.from({ length: 80 }, (_, index) => (index * index * 31 + index * 7) % 97),
  );
  const players = Array.from({ length: 5 }, (_, index) => ({ userId: `class-${index}`, name: '' }));
  await Promise.all(players.map(({ userId }) => finish(userId)));
  for (let round = 0; round < 3; round++) {
    const stars = (): Stars => choices.oneOf([1, 2, 3, 4, 5] as const);
    await Promise.all(Array.from({ length: 4 }, () => rate(stars(), choices.oneOf(players))));
    const { docs } = await deps.db.collection('ratings').where('roomId', '==', roomId).get();
    const sum = docs.reduce((total, one) => total + one.get('rating'), 0);
    const aggregate = { sum, count: docs.length };
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual(aggregate);
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ avgRating: averageOf(aggregate) });
  }
});

describe('one network', () => {
  const elsewhere = () => ({ ...deps, network: '198.51.100.4' });

  async function rateAsGuest(token: string, rating: Stars, from: TestDeps = deps) {
    await finish(findPlayer(null, token, deps).playerId);
    return postRating({ roomId, rating, guestToken: token }, null, from);
  }

  it('weighs at most five ratings, however many guests it sends; accounts with a confirmed address have full weight', async () => {
    await finish(PLAYER.userId);
    await rate(5);
    for (let guest = 0; guest < 12; guest++) await rateAsGuest(`guest-${guest}`, 1);
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual({ sum: 5 + 5, count: 1 + 5 });
    expect(await rateAsGuest('another', 4, elsewhere())).toEqual({ sum: 14, count: 7 });
    expect(await rateAsGuest('guest-0', 5)).toEqual({ sum: 5 + Math.round((16 / 12) * 5) + 4, count: 7 });
    expect(JSON.stringify(await deps.read(`ratingAggregates/${roomId}`))).not.toContain('origin');
  });

  it('counts accounts whose address is not confirmed like its guests, until it is and they rate anew', async () => {
    for (let guest = 0; guest < 6; guest++) await rateAsGuest(`guest-${guest}`, 1);
    const eve: Caller = { userId: 'eve', name: 'Eve', emailVerified: false };
    await finish(eve.userId);
    expect(await rate(1, eve)).toEqual({ sum: 5, count: 5 });
    expect(await rate(5, { ...eve, emailVerified: true })).toEqual({ sum: 10, count: 6 });
    expect(await rate(2, { userId: 'eve', name: 'Eve' })).toEqual({ sum: Math.round((8 / 7) * 5), count: 5 });
  });

  it('keeps the weight of all its ratings, whoever rates, leaves or changes their mind', async () => {
    const choices = new Choices(Array.from({ length: 90 }, (_, index) => (index * index * 17 + index) % 89));
    const networks = [deps, elsewhere()];
    for (let step = 0; step < 30; step++) {
      const token = `any-${choices.oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9])}`;
      const from = choices.oneOf(networks);
      if (step % 7 === 6)
        await deps.db.runTransaction((transaction) =>
          storeRating(transaction, deps.db, { roomId, userId: findPlayer(null, token, deps).playerId }, null),
        );
      else await rateAsGuest(token, choices.oneOf([1, 2, 3, 4, 5] as const), from);
    }
    const { docs } = await deps.db.collection('ratings').where('roomId', '==', roomId).get();
    const expected = { sum: 0, count: 0 };
    for (const origin of new Set(docs.map((one) => one.get('origin')))) {
      const own = docs.filter((one) => one.get('origin') === origin).map((one) => Number(one.get('rating')));
      const given = { sum: own.reduce((sum, one) => sum + one, 0), count: own.length, isSetAside: false };
      expect(await deps.read(`ratingNetworks/${roomId}_${origin}`)).toEqual({ roomId, origin, ...given });
      expected.sum += weightOf(given).sum;
      expected.count += weightOf(given).count;
    }
    expect(await deps.read(`ratingAggregates/${roomId}`)).toEqual(expected);
  });
});

it('is refused for ten minutes after very many ratings, as is an account', async () => {
  const later = createTestDeps(Date.UTC(2026, 11, 1));
  await finish(PLAYER.userId);
  await postRating({ roomId, rating: 4 }, PLAYER, later);
  const used = await deps.db.collection('throttles').where('expiresAt', '>', new Date(later.now())).get();
  for (const { ref } of used.docs) await ref.update({ count: 400 });
  const elsewhere = { ...later, network: '192.0.2.9' };
  for (const from of [later, elsewhere])
    await expect(postRating({ roomId, rating: 1 }, PLAYER, from)).rejects.toMatchObject({ status: 429 });
  later.passTime(10 * 60_000);
  expect(await postRating({ roomId, rating: 1 }, PLAYER, later)).toEqual({ sum: 1, count: 1 });
});
