// @isolation backend

import { increment, serverTimestamp } from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { joinParty } from './joinParty.ts';
import { leaveSeat } from './leaveSeat.ts';
import { openDoor } from './openDoor.ts';
import { sync } from './sync.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true };
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true };

/** What a browser may write in the live channel. */
const PLACE = { at: serverTimestamp(), seen: 0 };
const FINGER = { x: 0, y: 1000, scene: 'a-scene', touch: true };
const SIGNAL = { kind: 'help', x: 1, y: 2, scene: 's', at: 3 };

const live = connectLiveBrowser(serveTests());

let deps: TestDeps;
let rooms = 0;
let roomId: string;
beforeEach(async () => {
  let made = 0;
  rooms += 1;
  deps = {
    ...createTestDeps(),
    // A network of its own, so that tests do not use up each other's limit of joins.
    network: `203.0.113.${rooms}`,
    // As long as real keys: shorter ones give no access.
    randomToken: () => `a-long-token-of-${rooms}-${String(++made).padStart(8, '0')}`,
  };
  roomId = `strangers-${rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

async function openForTwo() {
  const ada = await PartyPlayer.open(deps, roomId, ADA);
  const guest = await ada.bring(null, { name: 'Fenja' });
  return { ada, guest, code: ada.code };
}

describe('T11 what strangers can do', () => {
  it('is nothing with a seat that is another’s, or with the play’s id', async () => {
    const { ada, guest } = await openForTwo();
    for (const [proof, caller] of [
      [ada.proof, null],
      [{ ...guest.proof, seat: 0 }, null],
      [{ ...guest.proof, guestToken: 'another' }, BEN],
      [{ ...ada.proof, seat: 7 }, ADA],
    ] as const) {
      await expect(sync({ ...proof, number: 0 }, caller, deps)).rejects.toMatchObject({ code: 'notFound' });
      await expect(leaveSeat(proof, caller, deps)).rejects.toMatchObject({ code: 'notFound' });
      await expect(openDoor({ ...proof, isOpen: false }, caller, deps)).rejects.toMatchObject({
        code: 'notFound',
      });
      const action = { type: 'start' } as const;
      await expect(act({ ...proof, sequence: 1, action }, caller, deps)).rejects.toMatchObject({
        code: 'notFound',
      });
    }
    const { playId } = ada.seated;
    // `startPlay` does not continue a seat of a party; only `joinParty` does.
    expect((await startPlay({ roomId, playId }, ADA, deps)).playId).not.toBe(playId);
  });
});

describe('T11 what a browser can do in the live channel', () => {
  it('is neither reading nor listing nor writing, but at a seat of a team whose key they know', async () => {
    const { ada } = await openForTwo();
    const { seat, team } = ada.seated.keys;
    expect(await live.write(`teams/${team}/here/0/connection-1`, PLACE)).toBe(true);
    expect(await live.read(`teams/${team}/here/0`)).toEqual({
      'connection-1': { at: expect.any(Number), seen: 0 },
    });
    for (const path of ['/', 'told', 'teams', 'teams/short', 'told/short', 'elsewhere'])
      expect([path, await live.read(path)]).toEqual([path, undefined]);
    for (const [path, value] of [
      [`told/${seat}/9`, 'x'],
      [`told/${seat}/1`, null],
      [`teams/${team}`, null],
      [`teams/${team}/seats`, null],
      [`teams/${team}/seats/5`, true],
      [`teams/${team}/here`, null],
      [`teams/${team}/here/0`, { 'connection-1': PLACE }],
      [`teams/${team}/here/5/connection-1`, PLACE],
      [`teams/${team}/here/__proto__/connection-1`, PLACE],
      [`teams/${team}/here/0/short`, PLACE],
      [`teams/${team}/here/0/${'c'.repeat(41)}`, PLACE],
      [`teams/${team}/pointers/5`, FINGER],
      [`teams/${team}/signals/8`, SIGNAL],
      [`teams/another-key-of-two-and-twenty-signs/pointers/1`, FINGER],
      [`teams/${team}/chat`, 'x'],
      ['elsewhere', 1],
    ] as const)
      expect([path, value, await live.write(path, value)]).toEqual([path, value, false]);
  });

  it('is no more at such a seat than to be there, point and signal', async () => {
    const { ada } = await openForTwo();
    const { team } = ada.seated.keys;
    const [here, pointer, signal] = ['here/1/connection-1', 'pointers/1', 'signals/1'];
    for (const [place, value] of [
      [here, { ...PLACE, lock: 'a-lock' }],
      [pointer, { x: 500, y: 999, scene: 'a-scene' }],
      [pointer, FINGER],
      [pointer, null],
      [signal, SIGNAL],
    ] as const)
      expect([place, value, await live.write(`teams/${team}/${place}`, value)]).toEqual([place, value, true]);
    for (const [place, value] of [
      [here, { ...PLACE, name: 'x' }],
      [here, { at: serverTimestamp() }],
      // Of a seat's connections the latest counts: a time of its own would hide all that comes after it.
      [here, { ...PLACE, at: Date.now() + 3_600_000 }],
      [here, { ...PLACE, at: 0 }],
      [`${here}/at`, null],
      [here, { ...PLACE, seen: 1.5 }],
      [`${here}/seen`, increment(-1)],
      [here, { ...PLACE, lock: 'x'.repeat(25) }],
      [pointer, { ...FINGER, x: 1001 }],
      [pointer, { x: 1, y: 0 }],
      [pointer, { ...FINGER, y: '5' }],
      [pointer, { ...FINGER, scene: {} }],
      [pointer, { ...FINGER, touch: 'x' }],
      [pointer, { ...FINGER, name: 'x' }],
      [pointer, [FINGER]],
      [`${pointer}/x`, increment(1001)],
      [signal, { ...SIGNAL, kind: 'insult' }],
      [signal, { ...SIGNAL, kind: 'help\n' }],
      [signal, { ...SIGNAL, text: 'x' }],
      [`${signal}/kind`, 'x'],
    ] as const)
      expect([place, value, await live.write(`teams/${team}/${place}`, value)]).toEqual([
        place,
        value,
        false,
      ]);
  });
});

describe('a party', () => {
  it('T14 ends with a sentence when the room is hidden', async () => {
    const { ada, code } = await openForTwo();
    await deps.db.doc(`hiddenRooms/${roomId}`).set({ roomId });
    await expect(ada.sync()).rejects.toMatchObject({ code: 'roomHidden' });
    await expect(joinParty({ code }, BEN, deps)).rejects.toMatchObject({ code: 'roomHidden' });
  });

  it('T12 answers each seat at most forty times a minute', async () => {
    const { ada, guest } = await openForTwo();
    for (let asked = 0; asked < 40; asked++) await ada.sync();
    await expect(ada.sync()).rejects.toMatchObject({ code: 'tooManyRequests' });
    await guest.sync();
    deps.passTime(60_000);
    await ada.sync();
  });
});
