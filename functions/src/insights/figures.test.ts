// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../core/insight/device.ts';
import { parseVersionFigures, type VersionFigures } from '../../../core/insight/versionFigures.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { joinParty } from '../party/joinParty.ts';
import { openParty } from '../party/openParty.ts';
import { act } from '../plays/act.ts';
import { MOST_OF_NETWORK } from '../plays/countPlay.ts';
import { startPlay } from '../plays/startPlay.ts';
import { deleteRoom } from '../rooms/deleteRoom.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

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

interface Visitor {
  caller?: Caller | null;
  /** The network of its requests. */
  network?: string;
  isPrivate?: boolean;
  device?: Device;
  /** The secret of a guest who has played before. */
  guestToken?: string | undefined;
}

/** Starts a play, with actions on items by the creator's ids. */
async function enter(visitor: Visitor = {}) {
  const { caller = null, network = '203.0.113.7', isPrivate = false, device, guestToken } = visitor;
  const own = { ...deps, network, isPrivate };
  const known = guestToken === undefined ? {} : { guestToken };
  const opened = await startPlay({ roomId, ...known }, caller, own);
  const proof = opened.guestToken === null ? {} : { guestToken: opened.guestToken };
  const path = `plays/${opened.playId}`;
  const names = (await deps.read(path))?.world.names;
  let { sequence } = opened;
  const take = (action: object, said?: Device) => {
    sequence += 1;
    const request = { playId: opened.playId, ...proof, sequence, action: action as never };
    return act({ ...request, ...(said && { device: said }) }, caller, own);
  };
  await take({ type: 'start' }, device);
  const guess = (password: string) => take({ type: 'enterPassword', item: names.chest, password });
  return {
    path,
    guestToken: opened.guestToken ?? undefined,
    guess,
    askHint: () => take({ type: 'askHint' }),
    click: (id: string) => take({ type: 'click', item: names[id] }),
    escape: async () => {
      await guess(CODE);
      await take({ type: 'click', item: names.key });
      await take({ type: 'useItem', item: names.key, on: names.door });
    },
    runOut: async () => {
      deps.passTime(DAY / 2);
      await take({ type: 'tick' });
    },
  };
}

async function readFigures(version = 1): Promise<VersionFigures> {
  const parsed = parseVersionFigures(await deps.read(`insights/${roomId}_${version}`));
  if (!parsed.ok) throw new Error(`${parsed.refusal.path}: ${parsed.refusal.message}`);
  return parsed.value;
}

/** Everything stored about candidates, as text. */
async function storedCandidates(): Promise<string> {
  const { docs } = await deps.db.collection('answerCandidates').where('roomId', '==', roomId).get();
  return JSON.stringify(docs.map((stored) => stored.data()));
}

describe('I2 figures of a version', () => {
  it('add up what its plays marked', async () => {
    const first = await enter();
    await first.guess('1');
    deps.passTime(50_000);
    await first.askHint();
    await first.click('note');
    await first.escape();
    const second = await enter();
    await second.guess('2');
    await second.guess('3');
    await second.runOut();
    const third = await enter();
    await third.guess('4');
    deps.passTime(DAY);
    await cleanUp(deps);
    await cleanUp(deps);
    const figures = await readFigures();
    expect(figures).toMatchObject({ creatorId: CREATOR.userId, escapes: 1, timeouts: 1, left: 1 });
    expect(figures.locks).toEqual({
      chest: { reached: 3, opened: 1, wrong: 4, stuck: 2, times: { 60: 1 } },
      door: { reached: 1, opened: 1, times: { 5: 1 } },
    });
    expect(figures.hints).toEqual({ note: { shown: { what: 1 }, enough: { what: 1 } } });
    expect(figures).toMatchObject({ found: { key: 1 }, sizes: { 1: 3 }, times: { 60: 1 } });
    expect(figures.names).toMatchObject({ chest: 'chest', door: 'Door', key: 'key' });
    expect(figures.weeks).toEqual({ '2026-W47': { escapes: 1, timeouts: 1, left: 1 } });
  });

  it('count a team as one play, by the number of its seats that acted', async () => {
    const opener = await openParty({ roomId }, null, deps);
    const { party, world } = (await deps.read(`plays/${opener.playId}`)) ?? {};
    const mate = await joinParty({ code: party.code }, null, deps);
    const { names } = world;
    let sequence = 0;
    const take = (seat: typeof opener, action: object, number = ++sequence) =>
      act(
        {
          playId: seat.playId,
          ...(seat.guestToken !== null && { guestToken: seat.guestToken }),
          sequence: number,
          action: action as never,
          device: { isTouch: seat === opener, isUpright: false },
        },
        null,
        deps,
      );
    await take(opener, { type: 'start' });
    deps.passTime(5000);
    await take(mate, { type: 'enterPassword', item: names.chest, password: '9' }, 1);
    await take(opener, { type: 'enterPassword', item: names.chest, password: CODE });
    await take(opener, { type: 'click', item: names.key });
    await take(opener, { type: 'useItem', item: names.key, on: names.door });
    expect(await readFigures()).toMatchObject({
      escapes: 1,
      sizes: { 2: 1 },
      devices: { touch: 1, wide: 1 },
      locks: { chest: { reached: 1, opened: 1, wrong: 1 } },
    });
  });

  it('leave out the creator’s own plays, and keep versions apart', async () => {
    await (await enter({ caller: CREATOR })).escape();
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    const older = await enter();
    await deps.db.doc(`rooms/${roomId}`).update({ revision: 4, timeLimit: 9 });
    await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
    await older.escape();
    await (await enter()).runOut();
    expect(await readFigures(1)).toMatchObject({ escapes: 1 });
    expect(await readFigures(2)).toMatchObject({ timeouts: 1 });
    expect((await readFigures(2)).escapes).toBeUndefined();
  });

  it('count a class that escapes in the same moment, each of it', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => enter()));
    await Promise.all(players.map((player) => player.escape()));
    expect(await readFigures()).toMatchObject({ escapes: 8, locks: { door: { opened: 8 } } });
  });
});

describe('I2 figures of many plays', () => {
  it('count the first play of a player on a day, and its later ones not', async () => {
    const first = await enter();
    await first.escape();
    const { guestToken } = first;
    const again = await enter({ guestToken });
    await again.guess('sparrow');
    expect((await deps.read(again.path))?.marks.locks).toEqual({});
    await again.escape();
    expect(await readFigures()).toMatchObject({ escapes: 1, locks: { chest: { reached: 1 } } });
    deps.passTime(DAY);
    await (await enter({ guestToken })).escape();
    expect(await readFigures()).toMatchObject({ escapes: 2 });
  });

  it('count no more plays of one network on a day than the room’s card does, however they end', async () => {
    const flood = { network: '203.0.113.7', device: { isTouch: true, isUpright: true } };
    await (await enter(flood)).escape();
    const day = new Date(deps.now()).toISOString().slice(0, 10).replaceAll('-', '');
    const ofNetwork = deps.db.doc(`throttles/plays_${deps.digest('plays', roomId, day, flood.network)}`);
    expect((await ofNetwork.get()).get('count')).toBe(1);
    await ofNetwork.update({ count: MOST_OF_NETWORK });
    await (await enter(flood)).escape();
    await (await enter(flood)).guess('1');
    deps.passTime(DAY);
    await cleanUp(deps);
    expect(await readFigures()).toMatchObject({ escapes: 1, devices: { touch: 1, upright: 1 } });
    expect((await readFigures()).left).toBeUndefined();
    await (await enter({ network: '198.51.100.1' })).escape();
    expect(await readFigures()).toMatchObject({ escapes: 2 });
  });

  it('leave out a team in which nobody did anything', async () => {
    const opener = await openParty({ roomId }, null, deps);
    const { playId, guestToken } = opener;
    const proof = guestToken === null ? {} : { guestToken };
    await act({ playId, ...proof, sequence: 1, action: { type: 'start' } }, null, deps);
    deps.passTime(DAY);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
  });
});

describe('I8 devices', () => {
  const phone: Device = { isTouch: true, isUpright: true };

  it('count once for each play that says them, and not for a browser that asks not to be tracked', async () => {
    await (await enter({ device: phone })).escape();
    await (await enter({ device: { isTouch: false, isUpright: false } })).escape();
    await (await enter()).escape();
    const hidden = await enter({ device: phone, isPrivate: true });
    expect((await deps.read(hidden.path))?.marks.device).toBeUndefined();
    await hidden.escape();
    const { devices } = await readFigures();
    expect(devices).toEqual({ touch: 1, upright: 1, mouse: 1, wide: 1 });
  });
});

describe('I9 the time after which a hint is offered', () => {
  const PLAYS = 5;

  async function playOften(): Promise<void> {
    for (let play = 0; play < PLAYS; play++) {
      const player = await enter();
      deps.passTime(100_000);
      await player.escape();
    }
  }
  const offerIn = ({ events }: { events: readonly object[] }) =>
    events.flatMap((event) => ('offerAfter' in event ? [event.offerAfter] : []));

  it('comes with every wrong answer once five have played, whatever the player has done', async () => {
    const early = await enter();
    expect(offerIn(await early.guess('1'))).toEqual([]);
    await playOften();
    // The figures that were read for the first answer are used again for some minutes.
    deps.passTime(11 * 60_000);
    const late = await enter();
    expect(offerIn(await late.guess('1'))).toEqual([240]);
    deps.passTime(30_000);
    expect(offerIn(await late.guess('2'))).toEqual([240]);
    const ended = await late.guess(CODE);
    expect(offerIn(ended)).toEqual([]);
  });

  it('does not come where the creator does not want it, and the view says so', async () => {
    await playOften();
    await deps.db.doc(`rooms/${roomId}`).update({ revision: 4, offersHelp: false });
    await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
    await playOften();
    const player = await enter();
    expect(offerIn(await player.guess('1'))).toEqual([]);
    expect((await startPlay({ roomId }, null, deps)).view.offersHelp).toBe(false);
  });
});

describe('I5 the end of figures', () => {
  it('comes with the room, and a year after their last play', async () => {
    const player = await enter();
    await player.guess('nightingal');
    await player.escape();
    expect(await storedCandidates()).not.toBe('[]');
    deps.passTime(364 * DAY);
    await cleanUp(deps);
    expect(await readFigures()).toMatchObject({ escapes: 1 });
    await (await enter()).escape();
    deps.passTime(366 * DAY);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    await (await enter()).escape();
    await deleteRoom({ roomId }, CREATOR, deps);
    deps.passTime(31 * DAY);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    expect(await storedCandidates()).toBe('[]');
  });
});

describe('I4 wrong answers', () => {
  it('are in the figures once three plays from three networks gave them, and in no document before', async () => {
    for (const network of ['203.0.113.7', '203.0.113.7', '198.51.100.1']) {
      const player = await enter({ network });
      await player.guess('nightingal');
      await player.escape();
      expect((await readFigures()).answers).toEqual({});
      expect(JSON.stringify(await deps.read(player.path))).not.toContain('NIGHTINGAL');
      expect(await storedCandidates()).not.toContain('NIGHTINGAL');
    }
    const third = await enter({ network: '192.0.2.50' });
    await third.guess('nightingal');
    await third.runOut();
    const { chest } = (await readFigures()).answers;
    expect(Object.values(chest ?? {})).toEqual([{ text: 'NIGHTINGAL', plays: 4 }]);
    const fifth = await enter();
    await fifth.guess('nightingal');
    await fifth.guess('nightingal');
    await fifth.escape();
    expect(Object.values((await readFigures()).answers.chest ?? {})).toEqual([
      { text: 'NIGHTINGAL', plays: 5 },
    ]);
    expect(await storedCandidates()).toBe('[]');
  });

  it('of plays that were left count as well, once', async () => {
    for (const network of ['203.0.113.7', '198.51.100.1', '192.0.2.50'])
      await (await enter({ network })).guess('sparrow');
    deps.passTime(DAY);
    await cleanUp(deps);
    await cleanUp(deps);
    expect(Object.values((await readFigures()).answers.chest ?? {})).toEqual([{ text: 'SPARROW', plays: 3 }]);
    const { docs } = await deps.db.collection('plays').where('roomId', '==', roomId).get();
    expect(JSON.stringify(docs.map((stored) => stored.get('marks')))).not.toContain('SPARROW');
    expect(docs.some((stored) => stored.get('answeredFrom') !== undefined)).toBe(false);
  });

  it('are forgotten thirty days after the first play that gave them', async () => {
    for (const network of ['203.0.113.7', '198.51.100.1']) {
      const player = await enter({ network });
      await player.guess('sparrow');
      await player.escape();
      deps.passTime(15 * DAY);
    }
    await cleanUp(deps);
    expect(await storedCandidates()).toBe('[]');
  });

  it('are not kept for a browser that asks not to be tracked', async () => {
    const player = await enter({ isPrivate: true });
    await player.guess('sparrow');
    expect(JSON.stringify((await deps.read(player.path))?.marks)).not.toContain('SPARROW');
    await player.escape();
    expect(await readFigures()).toMatchObject({ locks: { chest: { wrong: 1 } } });
    expect(await storedCandidates()).toBe('[]');
  });
});
