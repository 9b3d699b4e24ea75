// @isolation backend

import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import {
  escapeRate,
  parseRoomStats,
  type RoomStats,
  stuckMostAt,
} from '../../../core/room/lists/roomStats.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeEach(async () => {
  deps = createTestDeps();
  roomId = `room-${++rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/** Starts a player, with actions on items by the creator's ids. */
async function enter(caller: Caller | null = null) {
  const opened = await startPlay({ roomId }, caller, deps);
  const proof = opened.guestToken === null ? {} : { guestToken: opened.guestToken };
  const names = (await deps.readWorld(opened.playId)).names;
  let { sequence } = opened;
  const take = (action: object) => {
    sequence += 1;
    return act({ playId: opened.playId, ...proof, sequence, action: action as never }, caller, deps);
  };
  await take({ type: 'start' });
  return {
    guess: (password: string) => take({ type: 'enterPassword', item: names.chest, password }),
    click: (id: string) => take({ type: 'click', item: names[id] }),
    escape: async () => {
      await take({ type: 'enterPassword', item: names.chest, password: CODE });
      await take({ type: 'click', item: names.key });
      await take({ type: 'useItem', item: names.key, on: names.door });
    },
    runOut: async () => {
      deps.passTime(DAY / 2);
      await take({ type: 'tick' });
    },
  };
}

async function readStats(): Promise<RoomStats> {
  const parsed = parseRoomStats(await deps.read(`roomStats/${roomId}`));
  if (!parsed.ok) throw new Error(parsed.refusal.message);
  return parsed.value;
}

it('counts how each play ended, and the lock that was tried last where it did not escape', async () => {
  await (await enter()).escape();
  const first = await enter();
  await first.guess('1');
  await first.runOut();
  const second = await enter();
  await second.click('door');
  await second.guess('2');
  await second.runOut();
  const third = await enter();
  await third.guess(CODE);
  await third.click('door');
  await third.runOut();
  await (await enter()).runOut();
  const stats = await readStats();
  expect(stats).toMatchObject({ creatorId: CREATOR.userId, version: 1, escapes: 1, timeouts: 4, left: 0 });
  expect(stats.stuck).toEqual({ chest: { name: 'chest', count: 2 }, door: { name: 'Door', count: 1 } });
  expect([escapeRate(stats), stuckMostAt(stats)]).toEqual([0.2, 'chest']);
});

it('counts a play without an action for a day as left, once, and never its later end', async () => {
  const player = await enter();
  await player.guess('1');
  deps.passTime(DAY - 1);
  await cleanUp(deps);
  expect(await readStats()).toMatchObject({ left: 0, stuck: {} });
  deps.passTime(1);
  await cleanUp(deps);
  await cleanUp(deps);
  const once = { escapes: 0, timeouts: 0, left: 1, stuck: { chest: { name: 'chest', count: 1 } } };
  expect(await readStats()).toMatchObject(once);
  await player.runOut();
  deps.passTime(2 * DAY);
  await cleanUp(deps);
  expect(await readStats()).toMatchObject(once);
});

it('counts a left play beside one that cannot be read', async () => {
  await deps.db.doc('plays/a-broken-one').set({ roomId, leftAt: Timestamp.fromMillis(deps.now()) });
  const player = await enter();
  await player.guess('1');
  deps.passTime(DAY);
  await cleanUp(deps);
  expect(await readStats()).toMatchObject({ left: 1 });
});

it('counts neither the creator’s own plays nor those of another leaderboard', async () => {
  await (await enter(CREATOR)).escape();
  await enter(CREATOR);
  const older = await enter();
  await deps.db.doc(`rooms/${roomId}`).update({ revision: 4, timeLimit: 9 });
  await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
  await older.escape();
  await deps.db.doc(`rooms/${roomId}`).update({ isPublished: false });
  deps.passTime(2 * DAY);
  await cleanUp(deps);
  const stats = await readStats();
  expect(stats).toMatchObject({ version: 2, escapes: 0, timeouts: 0, left: 0, stuck: {} });
  expect([escapeRate(stats), stuckMostAt(stats)]).toEqual([null, null]);
});

it('counts a class that escapes in the same moment, each of it', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => enter()));
  await Promise.all(players.map((player) => player.escape()));
  expect(await readStats()).toMatchObject({ escapes: 8, stuck: {} });
});
