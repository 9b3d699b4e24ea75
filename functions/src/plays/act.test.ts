// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { ActAnswer } from '../../../core/calls/play/act.ts';
import type { StartPlayAnswer } from '../../../core/calls/play/startPlay.ts';
import type { Action } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { act as handleAct } from './act.ts';
import { MOST_OF_NETWORK } from './countPlay.ts';
import { startPlay } from './startPlay.ts';

const PLAYER: Caller = { userId: 'player-1', name: 'Grace' };

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

/** A player who uses names from the view, as the app does. */
async function enter(caller: Caller | null = PLAYER) {
  const opened: StartPlayAnswer = await startPlay({ roomId }, caller, deps);
  const { playId, guestToken } = opened;
  let { view, sequence } = opened;

  async function act(action: Action<OpaqueName>): Promise<ActAnswer> {
    sequence += 1;
    const answer = await handleAct(
      {
        playId,
        sequence,
        action,
        ...(guestToken === null ? {} : { guestToken }),
      },
      caller,
      deps,
    );
    view = applyViewChange(view, answer.change);
    return answer;
  }
  const named = (label: string) =>
    [...view.items, ...view.inventory].find((item) => item.label === label)?.id ??
    toOpaqueName(`no ${label}`);
  return {
    playId,
    guestToken,
    act,
    named,
    view: (): PlayerView => view,
    playerId: async (): Promise<string> => (await deps.read(`plays/${playId}`))?.players[0],
  };
}

describe('the order of actions', () => {
  it('applies the next number, repeats the response to the last one, and refuses any other', async () => {
    const { playId } = await enter();
    const start = { playId, sequence: 1, action: { type: 'start' } } as const;
    const answer = await handleAct(start, PLAYER, deps);
    expect(answer).toMatchObject({ sequence: 1, events: [{ type: 'started' }], refusal: null });

    deps.passTime(10_000);
    const before = await deps.read(`plays/${playId}`);
    const { view } = await startPlay({ roomId, playId }, PLAYER, deps);
    for (const action of [start.action, { type: 'pause' } as const]) {
      const { change, ...again } = await handleAct({ ...start, action }, PLAYER, deps);
      expect(again).toEqual({ sequence: 1, events: answer.events, refusal: null });
      expect(applyViewChange({ ...view, items: [], journal: [], background: null }, change)).toEqual(view);
    }
    for (const sequence of [0, 3, 99]) {
      await expect(handleAct({ ...start, sequence }, PLAYER, deps)).rejects.toMatchObject({
        status: 409,
        code: 'sequence',
      });
    }
    expect(await deps.read(`plays/${playId}`)).toEqual(before);
  });

  it('accepts one of two simultaneous actions with the same number', async () => {
    const { playId } = await enter();
    const request = { playId, sequence: 1, action: { type: 'start' } } as const;
    const [one, other] = await Promise.all([
      handleAct(request, PLAYER, deps),
      handleAct(request, PLAYER, deps),
    ]);
    expect(one.events).toEqual(other.events);
    expect(await deps.read(`plays/${playId}`)).toMatchObject({ seats: { 0: { sequence: 1 } } });
    expect(await deps.readWorld(playId)).toMatchObject({ isStarted: true });
  });

  it('counts a refused action, so that both sides continue with the same number', async () => {
    const { act } = await enter();
    expect(await act({ type: 'pause' })).toMatchObject({ sequence: 1, refusal: { type: 'notStarted' } });
    expect(await act({ type: 'start' })).toMatchObject({ sequence: 2, refusal: null });
  });
});

describe('whose play it is', () => {
  it('responds to everybody else as if there were no such play', async () => {
    const guest = await enter(null);
    const request = { playId: guest.playId, sequence: 1, action: { type: 'start' } } as const;
    const notFound = { status: 404, message: `Play with id ${guest.playId} not found` };
    await expect(handleAct(request, null, deps)).rejects.toMatchObject(notFound);
    await expect(handleAct(request, PLAYER, deps)).rejects.toMatchObject(notFound);
    await expect(handleAct({ ...request, guestToken: 'guessed' }, null, deps)).rejects.toMatchObject(
      notFound,
    );
    await expect(handleAct({ ...request, playId: 'missing' }, null, deps)).rejects.toMatchObject({
      status: 404,
      message: 'Play with id missing not found',
    });
  });

  it('accepts the token of a guest who has signed in since', async () => {
    const { playId, guestToken } = await enter(null);
    const request = { playId, guestToken: guestToken ?? '', sequence: 1, action: { type: 'start' } } as const;
    expect(await handleAct(request, PLAYER, deps)).toMatchObject({ refusal: null });
  });
});

describe('a room that is taken offline', () => {
  it.each(['hiddenRooms', 'deletedRooms'])(
    'ends its plays, also at an instance that has not judged them before, until it is back: %s',
    async (marks) => {
      const { act, playId, guestToken } = await enter(null);
      await act({ type: 'start' });
      const mark = deps.db.doc(`${marks}/${roomId}`);
      await mark.set({ roomId });
      const next = { playId, guestToken: guestToken ?? '', sequence: 2, action: { type: 'pause' } } as const;
      for (const instance of [deps, createTestDeps()])
        await expect(handleAct(next, null, instance)).rejects.toMatchObject({ code: 'roomHidden' });
      await mark.delete();
      expect(await act({ type: 'pause' })).toMatchObject({ sequence: 2, refusal: null });
      await deps.db.doc(`plays/${playId}`).delete();
      await expect(act({ type: 'resume' })).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('what a player learns (P12)', () => {
  it('P12 tells the code with the note and shows the key with the opened chest, not before', async () => {
    const { act, named, view } = await enter();
    const heard: string[] = [];
    const hear = async (action: Action<OpaqueName>) => heard.push(JSON.stringify(await act(action)));
    await hear({ type: 'start' });
    await hear({ type: 'click', item: named('chest') });
    expect(heard.join()).not.toContain(CODE);
    expect(heard.join()).not.toContain('/key/');
    await hear({ type: 'click', item: named('note') });
    expect(heard.join()).toContain(CODE);
    expect(heard.join()).not.toContain('/key/');
    await hear({ type: 'enterPassword', item: named('chest'), password: CODE });
    expect(heard.at(-1)).toContain('/key/');
    expect(view().items.map(({ label }) => label)).toContain('key');
  });

  it('P12 gives one refusal for a hidden item, an unknown one and an item’s own id', async () => {
    const { act, playId } = await enter();
    await act({ type: 'start' });
    const names = (await deps.readWorld(playId)).names;
    for (const item of [names.key, 'nobody', 'key']) {
      expect(await act({ type: 'click', item })).toMatchObject({
        refusal: { type: 'unknownItem' },
        events: [],
      });
    }
  });
});

describe('a paused play (P2)', () => {
  it('P2 shows nothing of the room, in the answer, after a reload and to a second tab', async () => {
    const { act, named, view, playId } = await enter();
    await act({ type: 'start' });
    await act({ type: 'enterPassword', item: named('chest'), password: CODE });
    await act({ type: 'click', item: named('key') });
    await act({ type: 'select', item: named('key') });
    const before = view();
    const names = Object.values((await deps.readWorld(playId)).names).map(String);

    const answer = await act({ type: 'pause' });
    const again = await startPlay({ roomId, playId }, PLAYER, deps);
    for (const shown of [view(), again.view]) {
      expect(shown).toMatchObject({
        isPaused: true,
        background: null,
        items: [],
        inventory: [],
        selected: null,
      });
    }
    const refused = await act({ type: 'click', item: named('key') });
    expect(refused).toMatchObject({ refusal: { type: 'paused' }, events: [] });
    for (const told of [answer, again.view, refused]) {
      const text = JSON.stringify(told);
      for (const hidden of ['/art/', CODE, ...names]) expect(text).not.toContain(hidden);
    }
    await act({ type: 'resume' });
    expect(view()).toEqual(before);
  });
});

describe('the clock (P9, P10)', () => {
  it('P9 returns the time played with every response, without pauses', async () => {
    const { act, view } = await enter();
    await act({ type: 'start' });
    deps.passTime(7000);
    await act({ type: 'pause' });
    expect(view().elapsed).toBe(7000);
    deps.passTime(60_000);
    await act({ type: 'resume' });
    deps.passTime(1500);
    await act({ type: 'tick' });
    expect(view().elapsed).toBe(8500);
  });

  it('P10 ends the play at its limit, whatever request comes next', async () => {
    const { act, named } = await enter();
    await act({ type: 'start' });
    const chest = named('chest');
    deps.passTime(5 * 60_000);
    const answer = await act({ type: 'enterPassword', item: chest, password: CODE });
    expect(answer).toMatchObject({ events: [{ type: 'gameOver' }], change: { isGameOver: true } });
    expect(await act({ type: 'tick' })).toMatchObject({ refusal: { type: 'ended' } });
  });
});

describe('the play count', () => {
  it('rises at the start, once for each player and UTC day', async () => {
    const count = async () => (await deps.read(`summary/${roomId}`))?.count;
    const grace = await enter();
    expect(await count()).toBe(0);
    await grace.act({ type: 'start' });
    expect(await count()).toBe(1);
    await (await enter()).act({ type: 'start' });
    expect(await count()).toBe(1);
    await (await enter(null)).act({ type: 'start' });
    expect(await count()).toBe(2);
    deps.passTime(24 * 60 * 60_000);
    await (await enter()).act({ type: 'start' });
    expect(await count()).toBe(3);
  });

  it('rises by no more than 60 plays of one network a day, and leaves the other plays as they are', async () => {
    const count = async () => (await deps.read(`summary/${roomId}`))?.count;
    await (await enter(null)).act({ type: 'start' });
    const { docs } = await deps.db.collection('throttles').where('roomId', '==', roomId).get();
    const [ofNetwork, ...others] = docs.filter(({ id }) => id.startsWith('plays_'));
    expect([ofNetwork?.get('count'), others.length]).toEqual([1, 0]);
    expect(ofNetwork?.id).not.toContain(deps.network);
    await ofNetwork?.ref.update({ count: MOST_OF_NETWORK - 1 });
    await (await enter(null)).act({ type: 'start' });
    expect(await count()).toBe(2);
    expect(await (await enter(null)).act({ type: 'start' })).toMatchObject({ refusal: null });
    expect(await count()).toBe(2);
    deps.network = '198.51.100.4';
    await (await enter(null)).act({ type: 'start' });
    expect(await count()).toBe(3);
    deps.network = '203.0.113.7';
    deps.passTime(24 * 60 * 60_000);
    await (await enter(null)).act({ type: 'start' });
    expect(await count()).toBe(4);
  });

  it('leaves a mark that Firestore’s TTL policy may remove when its day is over', async () => {
    const { act, playerId } = await enter();
    await act({ type: 'start' });
    const day = new Date(deps.now()).toISOString().slice(0, 10).replaceAll('-', '');
    const mark = await deps.read(`throttles/${roomId}_${await playerId()}_${day}`);
    expect(mark?.expiresAt.toMillis() - deps.now()).toBeGreaterThan(24 * 60 * 60 * 1000);
  });

  it('lets a play of a deleted room continue, and restores nothing of the room', async () => {
    const player = await enter();
    await deps.db.doc(`rooms/${roomId}`).delete();
    await deps.db.doc(`summary/${roomId}`).delete();
    expect(await player.act({ type: 'start' })).toMatchObject({ refusal: null });
    expect(await deps.read(`summary/${roomId}`)).toBeUndefined();
  });
});
