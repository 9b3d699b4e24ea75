// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { escapers, publishOpenRoom } from '../testing/escapers.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR } from '../testing/testRoom.ts';
import { nameRecord } from './nameRecord.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Gra\u200bce', emailVerified: true };
const DAY = 24 * 60 * 60_000;

serveTests();

let deps: TestDeps;
let roomId: string;
beforeEach(async () => {
  ({ deps, roomId } = await publishOpenRoom());
});
const { enter, getOut, timesIn } = escapers(() => ({ deps, roomId }));

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
    await deps.db.doc(`rooms/${roomId}`).update({ revision: 4, timeLimit: 9 });
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
  it('P17 is given once after the escape, and cleaned; a repeated request gets the same response', async () => {
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

  it('P17 must have visible characters', async () => {
    const guest = await getOut(1000);
    for (const name of ['', ' ', '\u200b', '\u2800'])
      await expect(guest.name(name)).rejects.toMatchObject({ code: 'badRequest' });
  });

  it('P17 can be given by its player only, and not before the escape', async () => {
    const guest = await enter();
    await guest.take({ type: 'start' });
    await expect(guest.name('Early')).rejects.toMatchObject({ code: 'notFound' });
    await guest.leave();
    const notFound = { code: 'notFound', message: 'There is no record to name.' };
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
  it('stand on the leaderboard with their ten best, and with the others among the further ones', async () => {
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

  it('are joined by accounts whose address is not confirmed', { timeout: 30_000 }, async () => {
    for (let time = 1; time <= 10; time++) await getOut(time * 1000);
    const unconfirmed = { userId: 'player-2', name: 'Eve', emailVerified: false };
    const slow = await getOut(20_000, { caller: unconfirmed });
    expect(await slow.record()).toBeUndefined();
    expect(await slow.further()).toMatchObject({ username: 'Eve', isSignedIn: true });
    const fast = await getOut(500, { caller: { userId: 'player-3', name: 'Cy' } });
    expect(await fast.record()).toMatchObject({ username: 'Cy' });
    expect(await timesIn('records')).toHaveLength(10);
  });

  it('cannot be recognized, since no public document tells the network', async () => {
    const guest = await getOut(1000);
    expect(JSON.stringify(await guest.record())).not.toMatch(/origin|203\.0\.113/);
    const origin = await deps.read(`recordOrigins/${roomId}_1_${guest.playerId}`);
    expect(origin).toEqual({ roomId, origin: expect.stringMatching(/^[\w-]{22}$/), time: 1000 });
    ({ roomId } = await publishOpenRoom());
    const elsewhere = await getOut(1000);
    expect(await deps.read(`recordOrigins/${roomId}_1_${elsewhere.playerId}`)).not.toMatchObject({
      origin: origin?.origin,
    });
  });
});
