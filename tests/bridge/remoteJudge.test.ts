import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import { CODE, createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { createRemoteJudge } from '../../src/play/backend/remoteJudge.ts';
import { backendError } from '../../src/shared/firebase/backendErrors.ts';
import type { Api } from '../../src/shared/firebase/createApi.ts';
import type { PlayMemory } from '../../src/shared/firebase/playMemory.ts';
import type { ActOutcome } from '../../src/shared/ports/PlayJudge.ts';
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
  await ada.rooms.publishRoom(id, 1);
  roomId = id;
  guest = app.openBrowser();
});
beforeEach(() => {
  memory = ownMemory();
});
afterAll(() => app.close());

type PlayCalls = Pick<Api, 'startPlay' | 'act' | 'nameRecord'>;

/** No waiting between the tries. */
const DELAYS = [0, 0];

function createPlay(api: PlayCalls = guest.api) {
  return createRemoteJudge(roomId, api, memory, DELAYS);
}

function named({ view }: Pick<ActOutcome, 'view'>, label: string): OpaqueName {
  const item = [...view.items, ...view.inventory].find((entry) => entry.label === label);
  if (!item) throw new Error(`No ${label} in the view`);
  return item.id;
}

type Fault = 'requestLost' | 'answerLost';

/** A network with these faults in its next calls. */
function withFaults(api: PlayCalls) {
  const faults: Fault[] = [];
  const sent: object[] = [];
  const faulty =
    <Request extends object, Answer>(call: (request: Request) => Promise<Answer>) =>
    async (request: Request) => {
      sent.push(request);
      const fault = faults.shift();
      if (fault === 'requestLost') throw backendError('offline');
      const answer = await call(request);
      if (fault === 'answerLost') throw backendError('offline');
      return answer;
    };
  const calls = {
    startPlay: faulty(api.startPlay),
    act: faulty(api.act),
    nameRecord: faulty(api.nameRecord),
  };
  return { api: calls, faults, sent };
}

it('plays a room to its escape and shows it on the leaderboard', async () => {
  const play = createPlay();
  const { playerId, ...opened } = await play.startPlay();
  expect(opened).toMatchObject({ board: 1, view: { isStarted: false, items: [] } });
  let seen = await play.act({ type: 'start' });
  const chest = named(seen, 'chest');
  seen = await play.act({ type: 'enterPassword', item: chest, password: '0000' });
  expect(seen.events).toEqual([{ type: 'passwordWrong', item: chest }]);
  await play.act({ type: 'pause' });
  await play.act({ type: 'resume' });
  seen = await play.act({ type: 'enterPassword', item: chest, password: CODE });
  seen = await play.act({ type: 'click', item: named(seen, 'key') });
  expect(seen.view.inventory.map(({ label }) => label)).toEqual(['key']);
  seen = await play.act({ type: 'useItem', item: named(seen, 'key'), on: named(seen, 'Door') });
  expect(seen.view).toMatchObject({ isEscaped: true });
  const time = seen.view.elapsed + seen.view.pausedFor;
  const board = await guest.records.loadLeaderboard(roomId, 1, playerId);
  expect(board).toMatchObject({ total: 1, records: [{ username: 'Anonymous', time }], own: { place: 1 } });

  expect(await play.nameRecord(' Grace ')).toBe('Grace');
  await expect(play.nameRecord('Ada')).rejects.toMatchObject({ code: 'conflict' });
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

it('tells SPEC’s text for a room that is not there', async () => {
  const play = createRemoteJudge('missing', guest.api, memory, DELAYS);
  await expect(play.startPlay()).rejects.toMatchObject({
    code: 'notFound',
    message: 'Room with id missing not found',
  });
});

it('goes on with the play after a reload, and begins anew after a reset', async () => {
  const play = createPlay();
  await play.startPlay();
  const left = await play.act({ type: 'start' });
  const reloaded = createPlay();
  const { view } = await reloaded.startPlay();
  expect(view.items).toEqual(left.view.items);
  expect((await reloaded.act({ type: 'pause' })).view.isPaused).toBe(true);
  reloaded.reset();
  expect((await reloaded.startPlay()).view).toMatchObject({ isStarted: false });
});

it('sends actions one at a time and in order', async () => {
  const play = createPlay();
  await play.startPlay();
  const outcomes = await Promise.all([
    play.act({ type: 'start' }),
    play.act({ type: 'pause' }),
    play.act({ type: 'resume' }),
  ]);
  expect(outcomes.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['started'],
    ['paused'],
    ['resumed'],
  ]);
});

describe('on a bad network', () => {
  it.each<Fault>(['requestLost', 'answerLost'])('takes an action once: %s', async (fault) => {
    const { api, faults, sent } = withFaults(guest.api);
    const play = createPlay(api);
    await play.startPlay();
    faults.push(fault);
    const outcome = await play.act({ type: 'start' });
    expect(outcome).toMatchObject({ events: [{ type: 'started' }], refusal: null });
    expect(sent.slice(1)).toMatchObject([{ sequence: 1 }, { sequence: 1 }]);
    expect((await play.act({ type: 'pause' })).refusal).toBeNull();
  });

  it('gives up after a few tries, and tells later what came of the lost action', async () => {
    const { api, faults } = withFaults(guest.api);
    const play = createPlay(api);
    await play.startPlay();
    faults.push('answerLost', 'requestLost', 'requestLost');
    await expect(play.act({ type: 'start' })).rejects.toMatchObject({ code: 'offline' });
    const outcome = await play.act({ type: 'pause' });
    expect(outcome.events).toEqual([{ type: 'started' }, { type: 'paused' }]);
    expect(outcome.view).toMatchObject({ isStarted: true, isPaused: true });
  });

  it('keeps all that is done without a connection, each once, and sends it in order when it is back', async () => {
    const { api, faults, sent } = withFaults(guest.api);
    const play = createPlay(api);
    await play.startPlay();
    await play.act({ type: 'start' });
    sent.length = 0;
    faults.push(...Array<Fault>(7).fill('requestLost'));
    const lost = [{ type: 'pause' }, { type: 'resume' }, { type: 'resume' }, { type: 'tick' }] as const;
    for (const action of lost) await expect(play.act(action)).rejects.toMatchObject({ code: 'offline' });
    faults.length = 0;
    const outcome = await play.act({ type: 'pause' });
    expect(outcome.events).toEqual([{ type: 'paused' }, { type: 'resumed' }, { type: 'paused' }]);
    const numbers = sent.map((request) => ('sequence' in request ? request.sequence : null));
    expect(numbers).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 4]);
  });

  it('says that it takes no more where very much waits', async () => {
    const { api, faults } = withFaults(guest.api);
    const play = createPlay(api);
    await play.startPlay();
    faults.push(...Array<Fault>(40).fill('requestLost'));
    const codes: unknown[] = [];
    for (let moves = 0; moves < 21; moves += 1)
      await play
        .act({ type: moves % 2 === 0 ? 'start' : 'pause' })
        .catch((error: { code: unknown }) => codes.push(error.code));
    expect(codes).toEqual([...Array<string>(20).fill('offline'), 'tooManyRequests']);
  });
});

it('catches up when another tab took the next action', async () => {
  const play = createPlay();
  await play.startPlay();
  const otherTab = createPlay();
  await otherTab.startPlay();
  await otherTab.act({ type: 'start' });
  await otherTab.act({ type: 'pause' });
  const caughtUp = await play.act({ type: 'start' });
  expect(caughtUp).toMatchObject({ view: { isStarted: true, isPaused: true }, events: [], refusal: null });
  expect((await play.act({ type: 'resume' })).view).toMatchObject({ isPaused: false });
});
