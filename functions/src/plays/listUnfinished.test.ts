// @isolation backend

import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, it } from 'vitest';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { nameRecord } from '../leaderboard/nameRecord.ts';
import { leaveSeat } from '../party/leaveSeat.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { listUnfinished } from './listUnfinished.ts';
import { startPlay } from './startPlay.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEN = { userId: 'ben', name: 'Ben' };
const MINA = { userId: 'mina', name: 'Mina' };

serveTests();

let deps: TestDeps;

beforeAll(async () => {
  // A Wednesday.
  deps = createTestDeps(Date.UTC(2026, 10, 25, 9));
  for (const { userId, name } of [BEN, MINA]) await getAuth().createUser({ uid: userId, displayName: name });
  await deps.saveDraft('class', createTestRoom());
  await publishRoom({ roomId: 'class', revision: 3 }, CREATOR, deps);
});

/** Starts a player, with actions by the creator's ids. */
async function enter(caller: Caller | null, before: { guestToken?: string } = {}) {
  const { playId, guestToken } = await startPlay({ roomId: 'class', ...before }, caller, deps);
  const proof = guestToken === null ? {} : { guestToken };
  const names = (await deps.readWorld(playId)).names;
  let sequence = 0;
  const take = (action: object) =>
    act({ playId, ...proof, sequence: ++sequence, action: action as never }, caller, deps);
  await take({ type: 'start' });
  return {
    playId,
    proof,
    guess: (password: string) => take({ type: 'enterPassword', item: names.chest, password }),
    tick: () => take({ type: 'tick' }),
  };
}

const list = (caller: Caller | null = CREATOR) => listUnfinished({ roomId: 'class' }, caller, deps);

it('lists players who did not escape with minutes, progress and lock, also those who closed the tab, and nobody who escaped', async () => {
  const ben = await enter(BEN);
  const guest = await enter(null);
  await enter(CREATOR);
  // Opened but never started: does not count as a player.
  await startPlay({ roomId: 'class' }, { userId: 'looker', name: 'Lo' }, deps);
  const mina = await enter(MINA);
  deps.passTime(2 * MINUTE);
  await ben.guess('1849');
  await guest.guess(CODE);
  await mina.guess('1');
  await escapeRoom(deps, 'class', { caller: MINA });
  const week = Date.UTC(2026, 10, 23) / 1000;
  const each = { board: 1, time: 2 * MINUTE, locks: 2, week };
  const stuck = { ...each, username: 'Ben', opened: 0, stuckAt: 'chest', state: 'playing' };
  const further = { ...each, username: null, opened: 1, stuckAt: null, state: 'playing' };
  const { players, isMore } = await list();
  expect(isMore).toBe(false);
  expect(players).toHaveLength(2);
  expect(players).toEqual(expect.arrayContaining([stuck, further]));

  // Ben closes the page; the guest runs out of time.
  deps.passTime(20 * MINUTE);
  await guest.tick();
  const later = (await list()).players;
  expect(later).toEqual(
    expect.arrayContaining([
      { ...stuck, state: 'left' },
      { ...further, time: 22 * MINUTE, state: 'timeUp' },
    ]),
  );
  // Ben's latest try counts.
  await enter(BEN);
  expect((await list()).players.filter(({ username }) => username === 'Ben')).toEqual([
    { ...stuck, time: 0, stuckAt: null, state: 'playing' },
  ]);
});

it('returns no id, no answer and no time of day, and nothing of another’s room', async () => {
  const text = JSON.stringify(await list());
  for (const secret of [BEN.userId, 'guest_', CODE, '1849', 'token']) expect(text).not.toContain(secret);
  for (const { week } of (await list()).players) expect(week % (24 * 60 * 60)).toBe(0);
  await expect(list(null)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(list(BEN)).rejects.toMatchObject({ code: 'notFound' });
  const none = listUnfinished({ roomId: 'none' }, CREATOR, deps);
  await expect(none).rejects.toMatchObject({ code: 'notFound' });
});

it('P17 lists a guest by the name given after time ran out, also after the next try; only its player gives it, once', async () => {
  const guest = await enter(null);
  const name = (
    username: string,
    by: { proof?: { guestToken?: string } } = guest,
    caller: Caller | null = null,
  ) => nameRecord({ playId: guest.playId, ...by.proof, username }, caller, deps);
  const named = async () => (await list()).players.filter(({ username }) => username === 'Zoe');
  await expect(name('Zoe')).rejects.toMatchObject({ code: 'notFound' });
  deps.passTime(DAY / 2);
  await guest.tick();
  await expect(name('Zoe', {})).rejects.toMatchObject({ code: 'notFound' });
  await expect(name('Zoe', await enter(null))).rejects.toMatchObject({ code: 'notFound' });
  await expect(name('\u200b')).rejects.toMatchObject({ code: 'badRequest' });
  expect(await name('  Zoe ')).toEqual({ username: 'Zoe' });
  expect(await name('Zoe')).toEqual({ username: 'Zoe' });
  await expect(name('Zelda')).rejects.toMatchObject({ code: 'conflict' });
  expect(await named()).toMatchObject([{ state: 'timeUp' }]);

  await enter(null, guest.proof);
  expect(await named()).toMatchObject([{ state: 'playing' }]);

  const ben = await enter(BEN);
  deps.passTime(DAY / 2);
  await ben.tick();
  const renamed = nameRecord({ playId: ben.playId, username: 'Benno' }, BEN, deps);
  await expect(renamed).rejects.toMatchObject({ code: 'notFound' });
});

it('is kept as long as the plays are', async () => {
  deps.passTime(31 * DAY);
  await cleanUp(deps);
  expect(await list()).toEqual({ players: [], isMore: false });
});

it('limits how often it is requested', async () => {
  const counted = await deps.db.collection('throttles').where('count', '>', 0).get();
  await list();
  const after = await deps.db.collection('throttles').where('count', '>', 0).get();
  const own = after.docs.filter(({ id }) => id.startsWith('results_'));
  expect(after.size).toBeGreaterThanOrEqual(counted.size);
  for (const { ref } of own) await ref.update({ count: 120 });
  await expect(list()).rejects.toMatchObject({ code: 'tooManyRequests' });
});

it('T9 lists each player of a party, also where the first seat was left, and nobody who escaped in a team', async () => {
  await deps.saveDraft('together', createTestRoom());
  await publishRoom({ roomId: 'together', revision: 3 }, CREATOR, deps);
  // Other tests have asked often.
  deps.passTime(10 * MINUTE);
  const names = async () => {
    const { players } = await listUnfinished({ roomId: 'together' }, CREATOR, deps);
    return players.map(({ username }) => username).toSorted();
  };
  const ben = await PartyPlayer.open(deps, 'together', BEN);
  const [mina, guest] = [await ben.bring(MINA), await ben.bring(null, { name: 'Fenja' })];
  await ben.take({ type: 'start' });
  expect(await names()).toEqual(['Ben', 'Fenja', 'Mina']);
  await leaveSeat(ben.proof, BEN, deps);
  expect(await names()).toEqual(['Fenja', 'Mina']);
  await mina.takeKey();
  // Later tries of somebody who escaped are not listed.
  const again = await PartyPlayer.open(deps, 'together', MINA);
  await again.take({ type: 'start' });
  await mina.leave();
  await guest.sync();
  expect(await names()).toEqual([]);
});
