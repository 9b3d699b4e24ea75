// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { STARTS_IN } from '../../../core/play/team/applyInTeam.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { useUp } from '../testing/useUp.ts';
import { WRONG_CODES } from '../throttles/parties.ts';
import { joinParty } from './joinParty.ts';
import { openDoor } from './openDoor.ts';
import { showParty } from './showParty.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true };
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true };
const MINUTE = 60_000;

serveTests();

let deps: TestDeps;
let rooms = 0;
let roomId: string;
beforeEach(async () => {
  rooms += 1;
  // A network of its own, so that tests do not use up each other's limits.
  deps = { ...createTestDeps(), network: `203.0.113.${rooms}` };
  roomId = `shown-${rooms}`;
  await deps.saveDraft(roomId, createTestRoom({ timeLimit: 60 }));
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

async function openForTwo() {
  const ada = await PartyPlayer.open(deps, roomId, ADA);
  const guest = await ada.bring(null, { name: 'Fenja' });
  return { ada, guest, code: ada.code };
}

describe('T9 a party shown to whoever has its code', () => {
  it('names the room and who opened it, and says whether the caller has a seat', async () => {
    const { guest, code } = await openForTwo();
    const newcomer = { roomId, opener: 'Ada', door: 'open', isSeated: false, left: [], result: null };
    expect(await showParty({ code }, null, deps)).toEqual(newcomer);
    expect(await showParty({ code }, BEN, deps)).toEqual(newcomer);
    expect(await showParty({ code, guestToken: 'another' }, null, deps)).toEqual(newcomer);
    const { guestToken } = guest.proof;
    expect(await showParty({ code, ...(guestToken && { guestToken }) }, null, deps)).toMatchObject({
      isSeated: true,
    });
    expect(await showParty({ code }, ADA, deps)).toMatchObject({ isSeated: true });
  });

  it('offers the seats that nobody is at, as long as the door is open', async () => {
    const { ada, code } = await openForTwo();
    deps.passTime(5 * MINUTE);
    await ada.take({ type: 'start' });
    expect(await showParty({ code }, null, deps)).toMatchObject({ left: [{ seat: 1, name: 'Fenja' }] });
    await openDoor({ ...ada.proof, isOpen: false }, ADA, deps);
    expect(await showParty({ code }, null, deps)).toMatchObject({ door: 'closed', left: [] });
  });

  it('is full with eight players', async () => {
    const { code } = await openForTwo();
    for (let seat = 2; seat < 8; seat += 1) await joinParty({ code }, null, deps);
    expect(await showParty({ code }, null, deps)).toMatchObject({ door: 'full', left: [] });
  });

  it('shows after the end who acted and how long it took, and no seat', async () => {
    const { ada, code } = await openForTwo();
    await ada.take({ type: 'start' });
    deps.passTime(MINUTE + STARTS_IN);
    await ada.takeKey();
    await ada.leave();
    deps.passTime(10 * MINUTE);
    expect(await showParty({ code }, null, deps)).toEqual({
      roomId,
      opener: 'Ada',
      door: 'over',
      isSeated: false,
      left: [],
      result: { time: MINUTE, names: ['Ada'] },
    });
  });

  it('shows no time if the team did not escape', async () => {
    const { ada, code } = await openForTwo();
    await ada.take({ type: 'start' });
    deps.passTime(61 * MINUTE);
    await ada.take({ type: 'tick' });
    expect(await showParty({ code }, null, deps)).toMatchObject({ door: 'over', result: { time: null } });
  });

  it('cannot be found by trying codes, and is not shown once an admin has hidden the room', async () => {
    const { code } = await openForTwo();
    await deps.db.doc(`hiddenRooms/${roomId}`).set({ roomId });
    await expect(showParty({ code }, null, deps)).rejects.toMatchObject({ code: 'roomHidden' });
    const wrong = () => showParty({ code: 'K7M4QX' }, null, deps);
    await useUp(WRONG_CODES, deps, { client: { type: 'network', id: deps.network }, left: 2 });
    for (let left = 2; left > 0; left--) await expect(wrong()).rejects.toMatchObject({ code: 'notFound' });
    await expect(wrong()).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});
