// @isolation backend

import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../core/play/model.ts';
import { parseGameRecord } from '../../../core/play/record/gameRecord.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { claimPlays } from '../account/claimPlays.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { escapers, publishOpenRoom } from '../testing/escapers.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { nameRecord } from './nameRecord.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Gra\u200bce' };
const DAY = 24 * 60 * 60_000;

serveTests();

let deps: TestDeps;
let roomId: string;
beforeEach(async () => {
  ({ deps, roomId } = await publishOpenRoom());
});
const { enter, getOut, timesIn } = escapers(() => ({ deps, roomId }));

describe('a record with more time (P15)', () => {
  it('P15 is unranked: it is marked, has no rank and is no best time, whoever made it', async () => {
    const best = async () => (await deps.read(`summary/${roomId}`))?.bestTime;
    for (const caller of [null, PLAYER]) {
      const player = await getOut(6 * 60_000, { caller, timeAllowance: 'halfMore' });
      expect(await player.record()).toBeUndefined();
      const kept = { timeAllowance: 'halfMore', time: 6 * 60_000, isSignedIn: caller !== null };
      expect(await player.further()).toMatchObject(kept);
    }
    expect(await best()).toBeNull();
    await getOut(60_000);
    expect([await best(), await timesIn('records')]).toEqual([60_000, [60_000]]);
  });

  it('P15 P17 can be named, and stays unranked and the first when it is claimed', async () => {
    const guest = await getOut(DAY, { timeAllowance: 'unlimited' });
    await guest.name('Ada L');
    const account = await getOut(1000, { caller: PLAYER });
    await claimPlays({ guestToken: guest.guestToken }, PLAYER, deps);
    expect(await account.further()).toMatchObject({
      username: 'Ada L',
      timeAllowance: 'unlimited',
      time: DAY,
    });
    // The account's own escape was later.
    expect(await account.record()).toBeUndefined();
    expect((await deps.read(`summary/${roomId}`))?.bestTime).toBeNull();
  });
});

describe('a record with hints (P16)', () => {
  it('P16 counts the hints, and is unranked if one of them did a step', async () => {
    const ask = { type: 'askHint' } as const;
    const [told, helped] = [await enter(), await enter()];
    for (const { take } of [told, helped]) {
      await take({ type: 'start' });
      await take(ask);
    }
    await told.leave();
    expect(await told.record()).toMatchObject({ hints: 1, isHelped: false });
    while ((await helped.take(ask)).events.every(({ type }) => type !== 'escaped'));
    expect(await helped.record()).toBeUndefined();
    expect(await helped.further()).toMatchObject({ isHelped: true, timeAllowance: 'standard' });
  });

  it('P16 blocks only hints, for ten minutes, after very many', async () => {
    const player = await enter({ network: '192.0.2.77' });
    await player.take({ type: 'start' });
    await player.take({ type: 'askHint' });
    const counted = await deps.db.collection('throttles').where('count', '==', 1).get();
    for (const { ref, id } of counted.docs) if (id.startsWith('hints_')) await ref.update({ count: 1000 });
    const asking = player.take({ type: 'askHint' });
    await expect(asking).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' });
    player.undoCount();
    expect((await player.leave()).events.at(-1)).toMatchObject({ type: 'escaped' });
  });
});

describe('what older versions stored', () => {
  it('a play continues: it can be paused, its record has the name given at the start, and cannot be named again', async () => {
    const stored = JSON.parse(readFileSync('tests/plays/v1-paused-play.json', 'utf8'));
    const playId = `old-${roomId}`;
    await deps.db.doc('rooms/room-of-before').set({ isPublished: true, publishedVersion: 1 });
    await deps.db.doc('rooms/room-of-before/versions/1').set(createTestRoom());
    await deps.db.doc(`plays/${playId}`).set(stored);
    deps.passTime(stored.play.pausedAt + 1000 - deps.now());
    const guestToken = 'a-token-of-before';
    const opened = await startPlay({ roomId: 'room-of-before', playId, guestToken }, null, deps);
    expect(opened).toMatchObject({ playId, sequence: 8, view: { isPaused: true, items: [], inventory: [] } });

    const take = (sequence: number, action: Action<OpaqueName>) =>
      act({ playId, guestToken, sequence, action }, null, deps);
    const { events, refusal } = stored.lastAnswer;
    expect(await take(8, { type: 'tick' })).toMatchObject({
      sequence: 8,
      events,
      refusal,
      change: { items: { order: [] } },
    });
    expect(await take(9, { type: 'resume' })).toMatchObject({ change: { inventory: [{ label: 'key' }] } });
    const { key, door } = stored.play.names;
    await take(10, { type: 'useItem', item: key, on: door });
    expect(await deps.read(`records/room-of-before_1_${stored.playerId}`)).toMatchObject({
      username: 'Liam',
      isNamed: true,
      isSignedIn: false,
      time: 17_000 + 61_000,
      pausedFor: 61_000,
    });
    const renaming = nameRecord({ playId, guestToken, username: 'Other' }, null, deps);
    await expect(renaming).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a record keeps its time and its name, and states that pauses are excluded', () => {
    const stored = JSON.parse(readFileSync('tests/records/v1-record.json', 'utf8'));
    expect(parseGameRecord(stored)).toEqual({
      ok: true,
      value: {
        ...stored,
        isNamed: true,
        isSignedIn: false,
        pausedFor: null,
        timeAllowance: 'standard',
        hints: 0,
        isHelped: false,
      },
    });
    const account = { ...stored, playerId: 'k3Jd8sPqLmN0' };
    expect(parseGameRecord(account)).toMatchObject({ ok: true, value: { isSignedIn: true } });
  });
});
