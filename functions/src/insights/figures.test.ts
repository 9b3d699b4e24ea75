// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { Device } from '../../../core/insight/device.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import { joinParty } from '../party/joinParty.ts';
import { openParty } from '../party/openParty.ts';
import { act } from '../plays/act.ts';
import { MOST_OF_NETWORK } from '../plays/countPlay.ts';
import { startPlay } from '../plays/startPlay.ts';
import { deleteRoom } from '../rooms/deleteRoom.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { DAY, FiguredRoom, HOUR } from '../testing/figuredRoom.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR } from '../testing/testRoom.ts';

serveTests();

let room: FiguredRoom;
let deps: TestDeps;
let roomId: string;
beforeEach(async () => {
  room = await FiguredRoom.publish();
  ({ deps, roomId } = room);
});

describe('I2 figures of a version', () => {
  it('add up what its plays marked', async () => {
    const first = await room.enter();
    await first.guess('1');
    deps.passTime(50_000);
    await first.askHint();
    await first.click('note');
    await first.escape();
    const second = await room.enter();
    await second.guess('2');
    await second.guess('3');
    await second.runOut();
    const third = await room.enter();
    await third.guess('4');
    deps.passTime(DAY + HOUR);
    await cleanUp(deps);
    await cleanUp(deps);
    const figures = await room.figures();
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
    const { party } = (await deps.read(`plays/${opener.playId}`)) ?? {};
    const { names } = await deps.readWorld(opener.playId);
    const mate = await joinParty({ code: party.code }, null, deps);
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
    expect(await room.figures()).toMatchObject({
      escapes: 1,
      sizes: { 2: 1 },
      devices: { touch: 1, wide: 1 },
      locks: { chest: { reached: 1, opened: 1, wrong: 1 } },
    });
  });

  it('leave out the creator’s own plays, and keep versions apart', async () => {
    await (await room.enter({ caller: CREATOR })).escape();
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    const older = await room.enter();
    await deps.db.doc(`rooms/${roomId}`).update({ revision: 4, timeLimit: 9 });
    await publishRoom({ roomId, revision: 4 }, CREATOR, deps);
    await older.escape();
    await (await room.enter()).runOut();
    expect(await room.figures(1)).toMatchObject({ escapes: 1 });
    expect(await room.figures(2)).toMatchObject({ timeouts: 1 });
    expect((await room.figures(2)).escapes).toBeUndefined();
  });

  it('count a class that escapes in the same moment, each of it', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => room.enter()));
    await Promise.all(players.map((player) => player.escape()));
    expect(await room.figures()).toMatchObject({ escapes: 8, locks: { door: { opened: 8 } } });
  });
});

describe('I2 figures of many plays', () => {
  it('count the first play of a player on a day, and its later ones not', async () => {
    const first = await room.enter();
    await first.escape();
    const { guestToken } = first;
    const again = await room.enter({ guestToken });
    await again.guess('sparrow');
    expect((await deps.read(again.path))?.marks.locks).toEqual({});
    await again.escape();
    expect(await room.figures()).toMatchObject({ escapes: 1, locks: { chest: { reached: 1 } } });
    deps.passTime(DAY + HOUR);
    await (await room.enter({ guestToken })).escape();
    expect(await room.figures()).toMatchObject({ escapes: 2 });
  });

  it('count no more plays of one network on a day than the room’s card does, however they end', async () => {
    const flood = { network: '203.0.113.7', device: { isTouch: true, isUpright: true } };
    await (await room.enter(flood)).escape();
    const day = new Date(deps.now()).toISOString().slice(0, 10).replaceAll('-', '');
    const ofNetwork = deps.db.doc(`throttles/plays_${deps.digest('plays', roomId, day, flood.network)}`);
    expect((await ofNetwork.get()).get('count')).toBe(1);
    await ofNetwork.update({ count: MOST_OF_NETWORK });
    await (await room.enter(flood)).escape();
    await (await room.enter(flood)).guess('1');
    deps.passTime(DAY + HOUR);
    await cleanUp(deps);
    expect(await room.figures()).toMatchObject({ escapes: 1, devices: { touch: 1, upright: 1 } });
    expect((await room.figures()).left).toBeUndefined();
    await (await room.enter({ network: '198.51.100.1' })).escape();
    expect(await room.figures()).toMatchObject({ escapes: 2 });
  });

  it('leave out a team in which nobody did anything', async () => {
    const opener = await openParty({ roomId }, null, deps);
    const { playId, guestToken } = opener;
    const proof = guestToken === null ? {} : { guestToken };
    await act({ playId, ...proof, sequence: 1, action: { type: 'start' } }, null, deps);
    deps.passTime(DAY + HOUR);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
  });
});

describe('I8 devices', () => {
  const phone: Device = { isTouch: true, isUpright: true };

  it('count once for each play that says them, and not for a browser that asks not to be tracked', async () => {
    await (await room.enter({ device: phone })).escape();
    await (await room.enter({ device: { isTouch: false, isUpright: false } })).escape();
    await (await room.enter()).escape();
    const hidden = await room.enter({ device: phone, isPrivate: true });
    expect((await deps.read(hidden.path))?.marks.device).toBeUndefined();
    await hidden.escape();
    const { devices } = await room.figures();
    expect(devices).toEqual({ touch: 1, upright: 1, mouse: 1, wide: 1 });
  });
});

describe('I9 the time after which a hint is offered', () => {
  const PLAYS = 5;

  async function playOften(): Promise<void> {
    for (let play = 0; play < PLAYS; play++) {
      const player = await room.enter();
      deps.passTime(100_000);
      await player.escape();
    }
  }
  const offerIn = ({ events }: { events: readonly object[] }) =>
    events.flatMap((event) => ('offerAfter' in event ? [event.offerAfter] : []));

  it('comes with every wrong answer once five have played, whatever the player has done', async () => {
    const early = await room.enter();
    expect(offerIn(await early.guess('1'))).toEqual([]);
    await playOften();
    // The figures that were read for the first answer are used again for some minutes.
    deps.passTime(11 * 60_000);
    const late = await room.enter();
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
    const player = await room.enter();
    expect(offerIn(await player.guess('1'))).toEqual([]);
    expect((await startPlay({ roomId }, null, deps)).view.offersHelp).toBe(false);
  });
});

describe('I5 the end of figures', () => {
  it('comes with the room, and a year after their last play', async () => {
    const player = await room.enter();
    await player.guess('nightingal');
    await player.escape();
    expect(await room.candidates()).not.toBe('[]');
    deps.passTime(364 * DAY);
    await cleanUp(deps);
    expect(await room.figures()).toMatchObject({ escapes: 1 });
    await (await room.enter()).escape();
    deps.passTime(366 * DAY);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    await (await room.enter()).escape();
    await deleteRoom({ roomId }, CREATOR, deps);
    deps.passTime(31 * DAY);
    await cleanUp(deps);
    expect(await deps.read(`insights/${roomId}_1`)).toBeUndefined();
    expect(await room.candidates()).toBe('[]');
  });
});
