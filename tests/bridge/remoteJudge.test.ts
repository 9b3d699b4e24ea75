// @isolation backend

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import { CODE, createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { createGameplayStore, type GameplayStore } from '../../src/play/session/gameplayStore.ts';
import { createRemoteJudge } from '../../src/play/session/remoteJudge.ts';
import type { PlayMemory } from '../../src/shared/browser/playMemory.ts';
import { backendError } from '../../src/shared/firebase/backendErrors.ts';
import type { SendCall } from '../../src/shared/ports/Calls.ts';
import { addRoom } from './addRoom.ts';
import { ownMemory } from './ownMemory.ts';
import { type Browser, startTestApp } from './startTestApp.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let ada: Browser;
let guest: Browser;
let roomId: string;
let memory: PlayMemory;

beforeAll(async () => {
  app = await startTestApp();
  ada = app.openBrowser();
  await ada.authPort.register('Ada', 'ada@example.com', 'correct horse');
  const { id } = await addRoom(ada, createTestRoom());
  await ada.api.publishRoom({ roomId: id, revision: 1 });
  roomId = id;
  guest = app.openBrowser();
});
beforeEach(() => {
  memory = ownMemory();
});
afterAll(() => app.close());

const LAPTOP = { isTouch: false, isUpright: false };

/** No delay between attempts. */
const DELAYS = [0, 0];

/** Opens a play in one tab. Its clock advances at each call, so that nothing counts as a double tap. */
async function openPlay(send: SendCall = guest.send): Promise<GameplayStore> {
  let clock = 0;
  const now = () => {
    clock += 1000;
    return clock;
  };
  const judge = createRemoteJudge(roomId, send, memory, () => LAPTOP);
  const play = createGameplayStore({ judge, now, resendDelays: DELAYS });
  await play.getState().open();
  return play;
}

async function startPlay(send: SendCall = guest.send): Promise<GameplayStore> {
  const play = await openPlay(send);
  await play.getState().start();
  return play;
}

function named(play: GameplayStore, label: string): OpaqueName {
  const { items, inventory } = play.getState();
  const item = [...Object.values(items), ...inventory].find((entry) => entry.label === label);
  if (!item) throw new Error(`No ${label} in the view`);
  return item.id;
}

/** Collects announcements from now on, by response. */
function listen(play: GameplayStore): string[][] {
  const told: string[][] = [];
  play.getState().subscribeEvents((events) => told.push(events.map(({ type }) => type)));
  return told;
}

type Fault = 'requestLost' | 'answerLost';

/** Returns a network with these faults in its next calls. */
function withFaults(whole: SendCall) {
  const faults: Fault[] = [];
  const sent: object[] = [];
  const send: SendCall = async (contract, request) => {
    sent.push(request);
    const fault = faults.shift();
    if (fault === 'requestLost') throw backendError('offline');
    const answer = await whole(contract, request);
    if (fault === 'answerLost') throw backendError('offline');
    return answer;
  };
  return { send, faults, sent };
}

it('plays a room to its escape and shows it on the leaderboard', async () => {
  const play = await openPlay();
  const { playerId } = play.getState();
  expect(play.getState()).toMatchObject({ phase: 'open', board: 1, isStarted: false, items: {} });
  const { start, click, enterPassword, pause, resume, useEntry, nameRecord } = play.getState();
  await start();
  const chest = named(play, 'chest');
  await click(chest);
  await enterPassword('0000');
  expect(play.getState().lastEvents).toEqual([{ type: 'passwordWrong', item: chest }]);
  await pause();
  await resume();
  await click(chest);
  await enterPassword(CODE);
  await click(named(play, 'key'));
  expect(play.getState().inventory.map(({ label }) => label)).toEqual(['key']);
  await useEntry({ entry: named(play, 'key'), on: named(play, 'Door') });
  expect(play.getState()).toMatchObject({ isEscaped: true });
  const time = play.getState().time + play.getState().pausedFor;
  const board = await guest.records.loadLeaderboard(roomId, 1, playerId);
  expect(board).toMatchObject({ total: 1, records: [{ username: 'Anonymous', time }], own: { place: 1 } });

  expect(await nameRecord(' Grace ')).toBe('Grace');
  await expect(nameRecord('Ada')).rejects.toMatchObject({ code: 'conflict' });
  expect(await guest.records.loadAllRecords(roomId, 1)).toMatchObject([{ username: 'Grace', isNamed: true }]);
});

it('lists an account’s escapes from all rooms to itself, and to nobody else', async () => {
  const userId = ada.auth.currentUser?.uid ?? '';
  const record = { version: 1, playerId: userId, username: 'Ada', time: 5, createdAt: 1 };
  await app.admin.doc('records/elsewhere').set({ ...record, roomId: 'elsewhere' });
  await app.admin.doc('furtherRecords/here').set({ ...record, roomId, createdAt: 2 });
  const rooms = (await ada.records.loadEscapes(userId)).map((one) => one.roomId);
  expect(rooms).toEqual([roomId, 'elsewhere']);
  await expect(guest.records.loadEscapes(userId)).rejects.toMatchObject({ code: 'permissionDenied' });
  await app.admin.doc('furtherRecords/here').delete();
});

it('SPEC 3 keeps a summary under the room’s id, which counts its plays', async () => {
  const room = (await app.admin.doc(`rooms/${roomId}`).get()).data();
  const { creatorId, creator, isPreviewed, isPublished, roomName, timeLimit, error } = room ?? {};
  const summary = (await app.admin.doc(`summary/${roomId}`).get()).data();
  const same = { creatorId, creator, isPreviewed, isPublished, roomName, timeLimit, error };
  expect(summary).toMatchObject({ ...same, avgRating: 0, count: 1 });
  expect(Math.abs(summary?.createdAt - Date.now() / 1000)).toBeLessThan(600);
});

it('SPEC 9 stamps summary, version and record with unix seconds', async () => {
  const stored = await Promise.all([
    app.admin.doc(`summary/${roomId}`).get(),
    app.admin.doc(`rooms/${roomId}/versions/1`).get(),
    app.admin
      .collection('records')
      .where('roomId', '==', roomId)
      .get()
      .then(({ docs }) => docs[0]),
  ]);
  for (const document of stored) {
    const stamp: unknown = document?.get('createdAt');
    expect(stamp).toSatisfy(Number.isInteger);
    expect(Math.abs(Number(stamp) - Date.now() / 1000)).toBeLessThan(600);
  }
});

it('shows SPEC’s text for a missing room', async () => {
  const play = createRemoteJudge('missing', guest.send, memory);
  await expect(play.startPlay()).rejects.toMatchObject({
    code: 'notFound',
    message: 'Room with id missing not found',
  });
});

it('goes on with the play after a reload, and begins anew after a reset', async () => {
  const left = await startPlay();
  const reloaded = await openPlay();
  expect(reloaded.getState().items).toEqual(left.getState().items);
  await reloaded.getState().pause();
  expect(reloaded.getState()).toMatchObject({ isPaused: true, lastEvents: [{ type: 'paused' }] });
  await reloaded.getState().playAgain();
  expect(reloaded.getState()).toMatchObject({ phase: 'open', isStarted: false });
});

it('sends actions one at a time and in order', async () => {
  const play = await openPlay();
  const told = listen(play);
  const { start, pause, resume } = play.getState();
  await Promise.all([start(), pause(), resume()]);
  expect(told).toEqual([['started'], ['paused'], ['resumed']]);
});

describe('on a bad network', () => {
  it.each<Fault>(['requestLost', 'answerLost'])('takes an action once: %s', async (fault) => {
    const { send, faults, sent } = withFaults(guest.send);
    const play = await openPlay(send);
    faults.push(fault);
    await play.getState().start();
    expect(play.getState()).toMatchObject({ lastEvents: [{ type: 'started' }], actFailure: null });
    expect(sent.slice(1)).toMatchObject([{ sequence: 1 }, { sequence: 1 }]);
    await play.getState().pause();
    expect(play.getState().lastEvents).toEqual([{ type: 'paused' }]);
  });

  it('gives up after a few tries, and tells later what came of the lost action', async () => {
    const { send, faults } = withFaults(guest.send);
    const play = await openPlay(send);
    const told = listen(play);
    faults.push('answerLost', 'requestLost', 'requestLost');
    await play.getState().start();
    expect(play.getState().actFailure).toBe('offline');
    await play.getState().pause();
    expect(told).toEqual([['started'], ['paused']]);
    expect(play.getState()).toMatchObject({ isStarted: true, isPaused: true, actFailure: null });
  });

  it('keeps all that is done without a connection, each once, and sends it in order when it is back', async () => {
    const { send, faults, sent } = withFaults(guest.send);
    const play = await startPlay(send);
    const told = listen(play);
    sent.length = 0;
    faults.push(...Array<Fault>(7).fill('requestLost'));
    const { pause, resume, poll } = play.getState();
    for (const press of [pause, resume, resume, poll]) {
      await press();
      expect(play.getState().actFailure).toBe('offline');
    }
    faults.length = 0;
    await pause();
    expect(told).toEqual([['paused'], ['resumed'], ['paused']]);
    const numbers = sent.map((request) => ('sequence' in request ? request.sequence : null));
    expect(numbers).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 4]);
  });
});

it('catches up when another tab took the next action', async () => {
  const play = await openPlay();
  const otherTab = await openPlay();
  await otherTab.getState().start();
  await otherTab.getState().pause();
  await play.getState().start();
  expect(play.getState()).toMatchObject({
    isStarted: true,
    isPaused: true,
    lastEvents: [],
    actFailure: null,
  });
  await play.getState().resume();
  expect(play.getState()).toMatchObject({ isPaused: false, lastEvents: [{ type: 'resumed' }] });
});
