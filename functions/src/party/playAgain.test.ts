// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { joinParty } from './joinParty.ts';
import { openParty } from './openParty.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada' };
const BEN: Caller = { userId: 'ben', name: 'Ben' };

serveTests();

let deps: TestDeps;
let rooms = 0;
let roomId: string;
beforeEach(async () => {
  rooms += 1;
  deps = { ...createTestDeps(), network: `203.0.113.${rooms}` };
  roomId = `again-${rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

async function openForTwo() {
  const ada = await PartyPlayer.open(deps, roomId, ADA);
  const guest = await ada.bring(null, { name: 'Fenja' });
  await ada.take({ type: 'start' });
  return { ada, guest };
}

async function escapeForTwo() {
  const { ada, guest } = await openForTwo();
  await ada.takeKey();
  await ada.leave();
  return { ada, guest };
}

function playAgain({ proof, caller }: PartyPlayer): Promise<SeatedAnswer> {
  return openParty({ roomId, again: proof }, caller, deps);
}

describe('T17 playing again together', () => {
  it('opens a new party, of which all seats of the old one learn', async () => {
    const { ada, guest } = await escapeForTwo();
    const { number } = await ada.sync();
    const opened = await playAgain(guest);
    expect(opened.view).toMatchObject({ isStarted: false, team: { seats: [{ name: 'Fenja' }] } });
    expect(opened.playId).not.toBe(guest.seated.playId);
    const code = opened.view.team?.code ?? '';
    const heard = await ada.sync(number);
    expect(heard.heard).toMatchObject([{ by: 1, events: [{ type: 'playsAgain' }] }]);
    expect(heard.view).toMatchObject({ isEscaped: true, team: { next: code } });
    // A player who opens the link later gets there too.
    const back = await joinParty({ code: ada.code }, ADA, deps);
    expect(back.view.team?.next).toBe(code);
    expect(await joinParty({ code }, ADA, deps)).toMatchObject({ playId: opened.playId, seat: 1 });
  });

  it('opens one party, also when two press at once, or one of them twice', async () => {
    const { ada, guest } = await escapeForTwo();
    const seated = await Promise.all([playAgain(ada), playAgain(guest)]);
    expect(new Set(seated.map(({ playId }) => playId)).size).toBe(1);
    expect(new Set(seated.map(({ seat }) => seat)).size).toBe(2);
    expect((await playAgain(ada)).seat).toBe(seated[0]?.seat);
    const plays = await deps.db.collection('plays').where('roomId', '==', roomId).get();
    expect(plays.size).toBe(2);
    // A day later the code is gone, and a new party is opened.
    await deps.db.doc(`parties/${seated[0]?.view.team?.code}`).delete();
    expect((await playAgain(ada)).playId).not.toBe(seated[0]?.playId);
  });

  it('is also for who ran out of time, and not for who plays still, has no seat there, or names another room', async () => {
    const { ada, guest } = await openForTwo();
    await expect(playAgain(ada)).rejects.toMatchObject({ code: 'conflict' });
    deps.passTime(6 * 60_000);
    await ada.take({ type: 'tick' });
    const { proof } = guest;
    await expect(openParty({ roomId, again: proof }, BEN, deps)).resolves.toMatchObject({ seat: 0 });
    for (const [again, caller] of [
      [{ ...proof, seat: 0 }, null],
      [{ ...ada.proof, key: 'another' }, ADA],
      [{ playId: proof.playId, seat: 1 }, BEN],
    ] as const)
      await expect(openParty({ roomId, again }, caller, deps)).rejects.toMatchObject({ code: 'notFound' });
    await deps.saveDraft('another', createTestRoom());
    await publishRoom({ roomId: 'another', revision: 3 }, CREATOR, deps);
    const elsewhere = openParty({ roomId: 'another', again: ada.proof }, ADA, deps);
    await expect(elsewhere).rejects.toMatchObject({ code: 'notFound' });
  });
});
