import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseGameRecord } from '../../../core/play/gameRecord.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { applyViewChange } from '../../../core/play/viewChange.ts';
import { build } from '../../../core/testing/build.ts';
import { act } from '../handlers/act.ts';
import { claimPlays } from '../handlers/claimPlays.ts';
import { nameRecord } from '../handlers/nameRecord.ts';
import { publishRoom } from '../handlers/publishRoom.ts';
import { startPlay } from '../handlers/startPlay.ts';
import type { Caller } from '../http/findCaller.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Gra\u200bce' };
const DAY = 24 * 60 * 60_000;

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeEach(async () => {
  deps = createTestDeps();
  roomId = `room-${++rooms}`;
  const open = build([{ type: 'setLocked', id: 'door', isItemLocked: false }], createTestRoom());
  await deps.saveDraft(roomId, { ...open, revision: 3 });
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

interface Entry {
  caller?: Caller | null;
  network?: string;
}

/** Somebody who goes straight to the open door. */
async function enter({ caller = null, network = deps.network }: Entry = {}) {
  const own = { ...deps, network };
  const opened = await startPlay({ roomId }, caller, own);
  const proof = opened.guestToken === null ? {} : { guestToken: opened.guestToken };
  const { playId, playerId } = opened;
  let { sequence, view } = opened;
  async function take(action: Action<OpaqueName>, by = caller) {
    sequence += 1;
    const answer = await act({ playId, ...proof, sequence, action }, by, own);
    view = applyViewChange(view, answer.change);
    return answer;
  }
  return {
    playerId,
    playId,
    guestToken: opened.guestToken ?? '',
    take,
    /** What was refused at the door has no number. */
    undoCount: () => {
      sequence -= 1;
    },
    leave: (by = caller) => {
      const door = view.items.find(({ label }) => label === 'Door');
      if (!door) throw new Error('The door is not in sight.');
      return take({ type: 'click', item: door.id }, by);
    },
    name: (username: string) => nameRecord({ playId, ...proof, username }, caller, own),
    record: () => deps.read(`records/${roomId}_1_${playerId}`),
    further: () => deps.read(`furtherRecords/${roomId}_1_${playerId}`),
  };
}

interface Help {
  timeAllowance?: TimeAllowance;
}

async function getOut(milliseconds: number, { timeAllowance, ...entry }: Entry & Help = {}) {
  const player = await enter(entry);
  await player.take({ type: 'start', ...(timeAllowance && { timeAllowance }) });
  deps.passTime(milliseconds);
  await player.leave();
  return player;
}

async function timesIn(name: 'records' | 'furtherRecords'): Promise<number[]> {
  const { docs } = await deps.db.collection(name).where('roomId', '==', roomId).get();
  return docs.map((record) => record.get('time')).sort((one, other) => one - other);
}

describe('the time of a record (P9)', () => {
  it('P9 runs from the start to the escape by the server’s clock, pauses included, and says how long they were', async () => {
    const player = await enter();
    deps.passTime(60_000);
    await player.take({ type: 'start' });
    deps.passTime(2000);
    await player.take({ type: 'pause' });
    deps.passTime(10_000);
    await player.take({ type: 'resume' });
    deps.passTime(345);
    const answer = await player.leave();
    expect(answer.events).toContainEqual({ type: 'escaped', time: 12_345 });
    expect(await player.record()).toEqual({
      roomId,
      version: 1,
      playerId: player.playerId,
      username: 'Anonymous',
      isNamed: false,
      isSignedIn: false,
      time: 12_345,
      pausedFor: 10_000,
      timeAllowance: 'standard',
      hints: 0,
      isHelped: false,
      createdAt: Math.floor(deps.now() / 1000),
    });
  });

  it('P9 P10 the countdown stands still in a pause, however long', async () => {
    const player = await enter();
    await player.take({ type: 'start' });
    deps.passTime(4 * 60_000);
    await player.take({ type: 'pause' });
    deps.passTime(DAY);
    await player.take({ type: 'resume' });
    await player.leave();
    expect(await player.record()).toMatchObject({ time: DAY + 4 * 60_000, pausedFor: DAY });
  });

  it('is the best time in the lists of rooms when none is faster, of the live version alone', async () => {
    const best = async () => (await deps.read(`summary/${roomId}`))?.bestTime;
    expect(await best()).toBeNull();
    const slow = await enter();
    await slow.take({ type: 'start' });
    await getOut(5000);
    expect(await best()).toBe(5000);
    await getOut(7000, { caller: PLAYER });
    expect(await best()).toBe(5000);
    await getOut(1000, { caller: CREATOR });
    expect(await best()).toBe(5000);
    await getOut(3000);
    expect(await best()).toBe(3000);
    await deps.db.doc(`rooms/${roomId}`).update({ revision: 4 });
    await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
    expect(await best()).toBeNull();
    await slow.leave();
    expect(await best()).toBeNull();
  });

  it('keeps the first record when the same player escapes faster', async () => {
    await getOut(5000, { caller: PLAYER });
    const again = await getOut(1000, { caller: PLAYER });
    expect(await again.record()).toMatchObject({ time: 5000 });
  });

  it('leaves the creator out, of the leaderboard and of the count', async () => {
    const creator = await getOut(1000, { caller: CREATOR });
    expect(await creator.record()).toBeUndefined();
    expect(await deps.read(`summary/${roomId}`)).toMatchObject({ count: 0 });
    await expect(creator.name('Ada')).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('whose record it is', () => {
  it('marks signed-in players, who have their account’s name, and guests who call themselves so have no mark', async () => {
    const grace = await getOut(1000, { caller: PLAYER });
    expect(await grace.record()).toMatchObject({ username: 'Grace', isSignedIn: true, isNamed: false });
    const guest = await getOut(1000);
    await guest.name('Grace');
    expect(await guest.record()).toMatchObject({ username: 'Grace', isSignedIn: false });
  });

  it('gives no mark to a guest who has signed in since', async () => {
    const guest = await enter();
    await guest.take({ type: 'start' });
    await guest.leave(PLAYER);
    expect(await guest.record()).toMatchObject({ username: 'Anonymous', isSignedIn: false });
  });
});

describe('P17 a name for a record', () => {
  it('P17 is given after the escape, once, and cleaned; the same again is answered again', async () => {
    const guest = await getOut(1000);
    expect(await guest.name('  Li\u202eam \n the Great ')).toEqual({ username: 'Liam the Great' });
    expect(await guest.record()).toMatchObject({ username: 'Liam the Great', isNamed: true, time: 1000 });
    expect(await guest.name('Liam the Great')).toEqual({ username: 'Liam the Great' });
    await expect(guest.name('Somebody else')).rejects.toMatchObject({ code: 'conflict' });
    expect(await guest.record()).toMatchObject({ username: 'Liam the Great' });
  });

  it('P17 is given once also by a later play of the same player', async () => {
    const first = await getOut(1000, { caller: PLAYER });
    const second = await enter({ caller: PLAYER });
    expect(await second.name('G.')).toEqual({ username: 'G.' });
    expect(await first.record()).toMatchObject({ username: 'G.' });
    await expect(first.name('H.')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('P17 is given within a day', async () => {
    const [late, early] = [await getOut(1000), await getOut(1000)];
    deps.passTime(DAY - 1000);
    await early.name('Early');
    deps.passTime(2000);
    await expect(late.name('Late')).rejects.toMatchObject({ code: 'conflict' });
    expect(await late.record()).toMatchObject({ username: 'Anonymous' });
  });

  it('P17 has to be one that can be shown', async () => {
    const guest = await getOut(1000);
    for (const name of ['', ' ', '\u200b', '\u2800'])
      await expect(guest.name(name)).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('P17 is nobody else’s to give, and there is none before the escape', async () => {
    const guest = await enter();
    await guest.take({ type: 'start' });
    await expect(guest.name('Early')).rejects.toMatchObject({ code: 'notFound' });
    await guest.leave();
    const notFound = { code: 'notFound', message: 'There is no record to be named.' };
    const request = { playId: guest.playId, username: 'Thief' };
    await expect(nameRecord(request, null, deps)).rejects.toMatchObject(notFound);
    await expect(nameRecord(request, PLAYER, deps)).rejects.toMatchObject(notFound);
    await expect(nameRecord({ ...request, guestToken: 'guessed' }, null, deps)).rejects.toMatchObject(
      notFound,
    );
    await expect(nameRecord({ ...request, playId: 'missing' }, PLAYER, deps)).rejects.toMatchObject(notFound);
  });
});

describe('the guests of one address', () => {
  it('stand on the leaderboard with their ten best, and with the others among the further ones', {
    timeout: 30_000,
  }, async () => {
    for (const time of [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 13]) await getOut(time * 1000);
    expect(await timesIn('records')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((time) => time * 1000));
    expect(await timesIn('furtherRecords')).toEqual([12_000, 13_000]);

    await getOut(20_000, { network: '198.51.100.4' });
    await getOut(21_000, { caller: PLAYER });
    expect(await timesIn('records')).toHaveLength(12);

    const last = await getOut(30_000);
    expect(await last.record()).toBeUndefined();
    await last.name('Behind');
    expect(await last.further()).toMatchObject({ username: 'Behind', time: 30_000, isNamed: true });
  });

  it('cannot be told by anybody: no public document says where it comes from', async () => {
    const guest = await getOut(1000);
    expect(JSON.stringify(await guest.record())).not.toMatch(/origin|203\.0\.113/);
    const origin = await deps.read(`recordOrigins/${roomId}_1_${guest.playerId}`);
    expect(origin).toEqual({ roomId, origin: expect.stringMatching(/^[\w-]{22}$/), time: 1000 });
    roomId = `room-${rooms - 1}`;
    const elsewhere = await getOut(1000);
    expect(await deps.read(`recordOrigins/${roomId}_1_${elsewhere.playerId}`)).not.toMatchObject({
      origin: origin?.origin,
    });
  });
});

describe('a record with more time (P15)', () => {
  it('P15 stands apart: it says so, takes no place and is no best time, whoever made it', async () => {
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

  it('P15 P17 can be named, and stays apart and the first when it is claimed', async () => {
    const guest = await getOut(DAY, { timeAllowance: 'unlimited' });
    await guest.name('Ada L');
    const account = await getOut(1000, { caller: PLAYER });
    await claimPlays({ guestToken: guest.guestToken }, PLAYER, deps);
    expect(await account.further()).toMatchObject({
      username: 'Ada L',
      timeAllowance: 'unlimited',
      time: DAY,
    });
    // The account's own escape came later.
    expect(await account.record()).toBeUndefined();
    expect((await deps.read(`summary/${roomId}`))?.bestTime).toBeNull();
  });
});

describe('a record with hints (P16)', () => {
  it('P16 counts the hints, and stands apart where one of them took a step', async () => {
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

  it('P16 hints are held back for ten minutes where very many were asked for, and nothing else is', async () => {
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

describe('what was stored before', () => {
  it('a play goes on: it is paused, gives its record the name of its start, and cannot be named again', async () => {
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
    expect(await take(8, { type: 'tick' })).toEqual(stored.lastAnswer);
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

  it('a record keeps its time and its name, and tells that pauses are not in it', () => {
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
