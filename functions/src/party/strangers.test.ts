// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { act } from '../handlers/act.ts';
import { joinParty } from '../handlers/joinParty.ts';
import { leaveSeat } from '../handlers/leaveSeat.ts';
import { openDoor } from '../handlers/openDoor.ts';
import { publishRoom } from '../handlers/publishRoom.ts';
import { startPlay } from '../handlers/startPlay.ts';
import { sync } from '../handlers/sync.ts';
import type { Caller } from '../http/findCaller.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true };
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true };

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

  it('is neither reading nor listing nor writing in the live channel, but at a seat of a team whose key they know', async () => {
    const { ada } = await openForTwo();
    const { seat, team } = ada.seated.keys;
    const place = { at: 1, seen: 0 };
    expect(await live.write(`teams/${team}/here/0/connection-1`, place)).toBe(true);
    expect(await live.read(`teams/${team}/here`)).toEqual([{ 'connection-1': place }]);
    expect(await live.write(`teams/${team}/pointers/1`, { x: 500, y: 999, scene: 'a-scene' })).toBe(true);
    const finger = { x: 0, y: 1000, scene: 'a-scene', touch: true };
    expect(await live.write(`teams/${team}/pointers/1`, finger)).toBe(true);
    expect(await live.write(`teams/${team}/signals/1`, { kind: 'help', x: 1, y: 2, scene: 's', at: 3 })).toBe(
      true,
    );
    expect(await live.write(`teams/${team}/pointers/1`, null)).toBe(true);
    for (const path of ['/', 'told', 'teams', 'teams/short', 'told/short', 'elsewhere'])
      expect([path, await live.read(path)]).toEqual([path, undefined]);
    for (const [path, value] of [
      [`told/${seat}/9`, 'x'],
      [`teams/${team}/seats/5`, true],
      [`teams/${team}/here/5/connection-1`, place],
      [`teams/${team}/here/0/short`, place],
      [`teams/${team}/here/0/connection-1`, { ...place, name: 'x' }],
      [`teams/${team}/here/0/connection-1`, { at: 1 }],
      [`teams/${team}/here/0/connection-1`, { ...place, lock: 'x'.repeat(25) }],
      [`teams/${team}/here/0/connection-1`, { ...place, seen: 1.5 }],
      [`teams/${team}/here/0`, 'x'],
      [`teams/${team}/pointers/1`, { x: 1001, y: 0, scene: '' }],
      [`teams/${team}/pointers/1`, { x: 1, y: 0 }],
      [`teams/${team}/pointers/1`, { x: 1, y: 0, scene: {} }],
      [`teams/${team}/pointers/1`, { ...finger, touch: 'x' }],
      [`teams/${team}/pointers/5`, { x: 1, y: 0, scene: '' }],
      [`teams/${team}/signals/1`, { kind: 'insult', x: 1, y: 2, scene: 's', at: 3 }],
      [`teams/another-key-of-two-and-twenty-signs/pointers/1`, { x: 1, y: 0, scene: '' }],
      [`teams/${team}/chat`, 'x'],
      ['elsewhere', 1],
    ] as const)
      expect([path, value, await live.write(path, value)]).toEqual([path, value, false]);
  });

  it('T14 ends with a sentence when the room is hidden', async () => {
    const { ada, code } = await openForTwo();
    await deps.db.doc(`hiddenRooms/${roomId}`).set({ roomId });
    await expect(ada.sync()).rejects.toMatchObject({ code: 'roomHidden' });
    await expect(joinParty({ code }, BEN, deps)).rejects.toMatchObject({ code: 'roomHidden' });
  });

  it('T12 is asking at most forty times a minute, for one seat', async () => {
    const { ada, guest } = await openForTwo();
    for (let asked = 0; asked < 40; asked++) await ada.sync();
    await expect(ada.sync()).rejects.toMatchObject({ code: 'tooManyRequests' });
    await guest.sync();
    deps.passTime(60_000);
    await ada.sync();
  });
});
