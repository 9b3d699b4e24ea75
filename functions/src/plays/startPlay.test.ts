// @isolation backend

import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StartPlayRequest } from '../../../core/calls/play/startPlay.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { useUp } from '../testing/useUp.ts';
import { STARTS } from '../throttles/starts.ts';
import { act } from './act.ts';
import { startPlay } from './startPlay.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Grace' };

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeAll(() => {
  deps = createTestDeps();
});
beforeEach(async () => {
  roomId = `room-${++rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

function open(request: Partial<StartPlayRequest> = {}, caller: Caller | null = null) {
  return startPlay({ roomId, ...request }, caller, deps);
}

it('P12 opens a play that has not started and shows its cover page alone', async () => {
  const answer = await open();
  expect(answer).toMatchObject({ version: 1, sequence: 0 });
  expect(answer.view).toMatchObject({
    roomName: 'The study',
    introduction: 'Get out.',
    creator: 'Ada',
    isStarted: false,
    background: null,
    items: [],
    inventory: [],
  });
  expect(JSON.stringify(answer)).not.toContain(CODE);
});

it('gives guests a token, keeps one that is sent, and gives signed-in players none', async () => {
  const first = await open();
  expect(first.guestToken).toBeTruthy();
  const again = await open({ guestToken: first.guestToken ?? '' });
  expect(again.guestToken).toBe(first.guestToken);
  const [one, other] = await Promise.all([first, again].map(({ playId }) => deps.read(`plays/${playId}`)));
  expect(one?.players).toEqual([expect.stringMatching(/^guest_[0-9a-f]{20}$/)]);
  expect(other?.players).toEqual(one?.players);

  const signedIn = await open({}, PLAYER);
  expect(signedIn.guestToken).toBeNull();
  expect(await deps.read(`plays/${signedIn.playId}`)).toMatchObject({ players: ['player-1'], roomId });
});

it('resumes the play that its player left', async () => {
  const { playId } = await open({}, PLAYER);
  await act({ playId, sequence: 1, action: { type: 'start' } }, PLAYER, deps);
  deps.passTime(5000);
  const again = await open({ playId }, PLAYER);
  expect(again).toMatchObject({ playId, sequence: 1 });
  expect(again.view).toMatchObject({ isStarted: true, elapsed: 5000 });
  expect(again.view.items).toHaveLength(3);
});

it('opens a new play instead of another player’s, of another room’s or of none', async () => {
  const own = await open({}, PLAYER);
  await deps.saveDraft('elsewhere', createTestRoom());
  await publishRoom({ roomId: 'elsewhere', revision: 3 }, CREATOR, deps);
  for (const request of [
    open({ playId: own.playId }),
    open({ playId: own.playId, roomId: 'elsewhere' }, PLAYER),
    open({ playId: 'no-such-play' }, PLAYER),
  ]) {
    const answer = await request;
    expect(answer.playId).not.toBe(own.playId);
    expect(answer.playId).not.toBe('no-such-play');
    expect(answer.sequence).toBe(0);
  }
});

it('opens a new play when a newer version is live', async () => {
  const { playId } = await open({}, PLAYER);
  await deps.db.doc(`rooms/${roomId}`).update({ roomName: 'Renamed', revision: 4 });
  await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
  const answer = await open({ playId }, PLAYER);
  expect(answer.playId).not.toBe(playId);
  expect(answer).toMatchObject({ version: 2, view: { roomName: 'Renamed' } });
});

it('P10 opens a new play when the time of the old one has passed', async () => {
  const { playId } = await open({}, PLAYER);
  await act({ playId, sequence: 1, action: { type: 'start' } }, PLAYER, deps);
  deps.passTime(5 * 60_000);
  expect((await open({ playId }, PLAYER)).playId).not.toBe(playId);
});

it('SPEC 5 knows no room that is missing or not published', async () => {
  await deps.saveDraft('draft', createTestRoom());
  for (const id of ['draft', 'missing']) {
    await expect(open({ roomId: id })).rejects.toMatchObject({
      status: 404,
      message: `Room with id ${id} not found`,
    });
  }
  await deps.db.doc(`rooms/${roomId}`).update({ isPublished: false });
  await expect(open()).rejects.toMatchObject({ status: 404 });
});

it('SPEC 5 says that a room has no item configs', async () => {
  const empty = {
    ...createTestRoom(),
    itemConfigs: {},
    itemOrder: [],
    isPublished: true,
    publishedVersion: 1,
  };
  await deps.saveDraft('empty', empty);
  await deps.db.doc('rooms/empty/versions/1').set(empty);
  await expect(open({ roomId: 'empty' })).rejects.toMatchObject({
    status: 404,
    message: 'No item configurations found in room data',
  });
});

describe('P13 new plays', () => {
  const WINDOW = 10 * 60_000;

  it('are refused for ten minutes to a network that opened very many, and to nobody else', async () => {
    const { playId, guestToken } = await open();
    deps.passTime(WINDOW);
    await useUp(STARTS, deps, { client: { type: 'network', id: deps.network }, left: 0 });
    await expect(open()).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' });
    await expect(open({ playId: 'of-nobody' })).rejects.toMatchObject({ status: 429 });
    expect((await open({ playId, guestToken: guestToken ?? '' })).playId).toBe(playId);
    expect((await startPlay({ roomId }, null, { ...deps, network: '192.0.2.9' })).playId).toBeTruthy();
    deps.passTime(WINDOW);
    expect((await open()).playId).toBeTruthy();
  });

  it('are refused to an account that opened very many, wherever it is', async () => {
    deps.passTime(WINDOW);
    await useUp(STARTS, deps, { client: { type: 'account', id: PLAYER.userId }, left: 0 });
    const elsewhere = { ...deps, network: '192.0.2.9' };
    await expect(startPlay({ roomId }, PLAYER, elsewhere)).rejects.toMatchObject({ status: 429 });
    expect((await startPlay({ roomId }, CREATOR, elsewhere)).playId).toBeTruthy();
  });

  it('are counted in lots, simultaneous ones too, without data that identifies anybody', async () => {
    deps.passTime(WINDOW);
    await Promise.all(Array.from({ length: 30 }, () => open({}, PLAYER)));
    // Two lots of 17, for the network and for the account.
    const stored = await deps.db.collection('throttles').where('count', '==', 34).get();
    expect(stored.size).toBe(2);
    const text = JSON.stringify(stored.docs.map((document) => [document.id, document.data()]));
    for (const secret of [deps.network, PLAYER.userId]) expect(text).not.toContain(secret);
    for (const document of stored.docs)
      expect(document.get('expiresAt').toMillis() - deps.now()).toBeLessThanOrEqual(WINDOW);
  });
});
