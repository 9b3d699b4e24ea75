// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

const SCHOOL = '192.0.2.1';
const HOME = '192.0.2.2';
const GRACE: Caller = { userId: 'player-1', name: 'Grace' };

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeEach(async () => {
  deps = createTestDeps();
  for (const { ref } of await readThrottles()) await ref.delete();
  roomId = `room-${++rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/** Opens a new play up to the chest. */
async function enter(network: string, caller: Caller | null = null) {
  const from = { ...deps, network };
  const { playId, guestToken, sequence } = await startPlay({ roomId }, caller, from);
  const token = guestToken === null ? {} : { guestToken };
  let last = sequence;
  const send = (sequence: number, action: Action<OpaqueName>) =>
    act({ playId, ...token, sequence, action }, caller, from);
  await send(++last, { type: 'start' });
  const chest: OpaqueName = (await deps.readWorld(playId)).names.chest;
  return {
    playId,
    chest,
    guess: (password: string) => send(++last, { type: 'enterPassword', item: chest, password }),
    sendAgain: (password: string) => send(last, { type: 'enterPassword', item: chest, password }),
  };
}

const typesOf = ({ events }: ActAnswer) => events.map(({ type }) => type);

/** Returns what is stored about answers to locks. */
async function readThrottles() {
  const stored = await deps.db.collection('throttles').get();
  return stored.docs.filter(({ id }) => id.startsWith('guesses_'));
}

/** Simulates that all answers allowed at once were given. */
async function useUp(password: string, network: string, caller: Caller | null = null): Promise<void> {
  await (await enter(network, caller)).guess(password);
  for (const { ref } of await readThrottles()) await ref.update({ level: 500 });
}

describe('P13 different wrong answers to a lock', () => {
  it('are held back, the right one too, after too many from a network, whoever sends them', async () => {
    await useUp('0000', SCHOOL);
    const player = await enter(SCHOOL);
    const before = await deps.readWorld(player.playId);
    const wrong = await player.guess('1111');
    const right = await player.guess(CODE);
    expect(wrong.events).toEqual([{ type: 'lockSlowed', item: player.chest, wait: 60_000 }]);
    expect({ ...right, sequence: 0 }).toEqual({ ...wrong, sequence: 0 });
    expect(await deps.readWorld(player.playId)).toEqual(before);
    deps.passTime(60_000);
    expect(typesOf(await player.guess(CODE))).toContain('unlocked');
  });

  it('are then accepted one a minute, from whoever is first', async () => {
    await useUp('0000', SCHOOL);
    const [one, other] = [await enter(SCHOOL), await enter(SCHOOL)];
    deps.passTime(60_000);
    expect(typesOf(await one.guess('1111'))).toEqual(['passwordWrong']);
    expect((await other.guess('2222')).events).toMatchObject([{ type: 'lockSlowed', wait: 60_000 }]);
    deps.passTime(60_000);
    expect(typesOf(await other.guess('2222'))).toEqual(['passwordWrong']);
  });

  it('are counted once, in whatever form and however often they are sent', async () => {
    const players = [await enter(SCHOOL), await enter(SCHOOL), await enter(SCHOOL)];
    for (const [index, player] of players.entries())
      await player.guess(['1234', ' 12 34', '１２３４'][index] ?? '');
    const stored = (await readThrottles()).map((document) => document.data());
    expect(stored).toMatchObject([{ level: 1, tried: [expect.any(String)] }]);
  });

  it('leave other networks and accounts, other locks and other rooms alone', async () => {
    await useUp('0000', SCHOOL);
    expect(typesOf(await (await enter(HOME)).guess('1111'))).toEqual(['passwordWrong']);
    roomId = 'elsewhere';
    await deps.saveDraft(roomId, createTestRoom());
    await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
    expect(typesOf(await (await enter(SCHOOL)).guess(CODE))).toContain('unlocked');
  });

  it('are counted for an account too, from whatever network it plays', async () => {
    await useUp('0000', SCHOOL, GRACE);
    expect(typesOf(await (await enter(HOME, GRACE)).guess('1111'))).toEqual(['lockSlowed']);
    expect(typesOf(await (await enter(HOME)).guess('1111'))).toEqual(['passwordWrong']);
  });

  it('are all checked where a class sends them at the same moment', async () => {
    const pupils = await Promise.all(Array.from({ length: 20 }, () => enter(SCHOOL)));
    const answers = await Promise.allSettled(pupils.map((pupil, index) => pupil.guess(`${1000 + index}`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'fulfilled'));
  });

  it('cannot evade the limit by being sent at once', async () => {
    await useUp('0000', SCHOOL);
    const players = await Promise.all(Array.from({ length: 3 }, () => enter(SCHOOL)));
    deps.passTime(60_000);
    const answers = await Promise.all(players.map((player, index) => player.guess(`111${index}`)));
    const taken = answers.filter((answer) => typesOf(answer).includes('passwordWrong'));
    expect(taken).toHaveLength(1);
  });

  it('are not counted where nothing is compared, and a lost response is repeated', async () => {
    const player = await enter(SCHOOL, GRACE);
    const opened = await player.guess(CODE);
    await useUp('0000', SCHOOL);
    const { sequence, events, refusal } = opened;
    expect(await player.sendAgain(CODE)).toMatchObject({ sequence, events, refusal });
    expect(typesOf(await player.guess('1111'))).toEqual(['nothing']);
    expect(await readThrottles()).toHaveLength(1);
  });

  it('are stored as digests, and are forgotten after a day', async () => {
    await (await enter(SCHOOL, GRACE)).guess('open sesame');
    const stored = await readThrottles();
    const text = JSON.stringify(stored.map((document) => [document.id, document.data()]));
    for (const secret of [SCHOOL, GRACE.userId, 'sesame', 'SESAME', roomId, 'chest'])
      expect(text).not.toContain(secret);
    const expiries = stored.map((document) => document.get('expiresAt').toMillis() - deps.now());
    expect(Math.max(...expiries)).toBe(24 * 60 * 60_000);
  });
});
