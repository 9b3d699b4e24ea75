// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatedAnswer, TeamEvent } from '../../../core/calls/pieces/party.ts';
import { exportDocuments } from '../account/exportDocuments.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { joinParty } from './joinParty.ts';
import { leaveSeat } from './leaveSeat.ts';
import { openDoor } from './openDoor.ts';
import { showSigns } from './showSigns.ts';
import { sync } from './sync.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true };
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true };
const MINUTE = 60_000;

const live = connectLiveBrowser(serveTests());

let deps: TestDeps;
let rooms = 0;
let roomId: string;
beforeEach(async () => {
  rooms += 1;
  let made = 0;
  deps = {
    ...createTestDeps(),
    // A network of its own, so that tests do not use up each other's limit of joins.
    network: `203.0.113.${rooms}`,
    // As long as real keys: shorter ones give no access.
    randomToken: () => `a-long-token-of-${rooms}-${String(++made).padStart(8, '0')}`,
  };
  roomId = `seats-${rooms}`;
  // Long enough for a player to count as away.
  await deps.saveDraft(roomId, createTestRoom({ timeLimit: 60 }));
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/** Reports a player as present, as their browser does, by the clock of the test. */
async function beHere({ keys, seat }: Pick<SeatedAnswer, 'keys' | 'seat'>): Promise<void> {
  await deps.live.publish({ [`teams/${keys.team}/here/${seat}/connection-1`]: { at: deps.now(), seen: 0 } });
}

/** Returns the last message to a seat. */
async function lastTold({ keys }: SeatedAnswer): Promise<{ events?: TeamEvent[]; teamKey?: string }> {
  const told = Object.values((await live.read(`told/${keys.seat}`)) as Record<string, string>);
  return JSON.parse(told.at(-1) ?? '{}');
}

/** Starts a party of Ada and a guest, who has selected the key and opened the chest. */
async function beginForTwo() {
  const ada = await PartyPlayer.open(deps, roomId, ADA);
  const guest = await ada.bring(null, { name: 'Fenja' });
  await ada.take({ type: 'start' });
  await guest.takeKey();
  await guest.take({ type: 'select', item: await guest.nameOf('key') });
  return { ada, guest };
}

const takeOver = ({ code }: PartyPlayer, seat: number, caller: Caller | null = BEN) =>
  joinParty({ code, seat }, caller, deps);
const REFUSED = { code: 'conflict' };

describe('T9 T17 a seat that nobody is at', () => {
  it('is taken over after five minutes, by who asks for it: scene and hand stay, player and keys are new', async () => {
    const { ada, guest } = await beginForTwo();
    deps.passTime(5 * MINUTE - 1);
    await expect(takeOver(ada, 1)).rejects.toMatchObject(REFUSED);
    deps.passTime(1);
    await beHere(ada.seated);
    const ben = new PartyPlayer(deps, await takeOver(ada, 1), BEN);
    expect(ben.seated).toMatchObject({
      seat: 1,
      playerId: 'ben',
      view: { selected: await ada.nameOf('key') },
    });
    expect(ben.seated.view.team?.seats).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }]);
    expect(ben.seated.keys).not.toMatchObject({ seat: guest.seated.keys.seat });
    expect(ben.seated.keys).not.toMatchObject({ team: guest.seated.keys.team });

    expect(await lastTold(ada.seated)).toMatchObject({
      events: [{ type: 'takenOver' }],
      teamKey: ben.seated.keys.team,
    });
    expect(await lastTold(guest.seated)).toEqual({ by: 1, events: [{ type: 'takenOver' }] });
    expect(await live.read(`teams/${guest.seated.keys.team}`)).toBeUndefined();
    await expect(guest.sync()).rejects.toMatchObject({ code: 'notFound' });
    await expect(guest.take({ type: 'pause' })).rejects.toMatchObject({ code: 'notFound' });
    // The messages to the former player are not repeated.
    expect((await ben.sync()).heard).toEqual([]);
    await ben.leave();
    expect((await ada.sync()).view.isEscaped).toBe(true);
  });

  it('names in the record who acted: not who took over and only watched', async () => {
    const { ada } = await beginForTwo();
    deps.passTime(6 * MINUTE);
    await beHere(ada.seated);
    await takeOver(ada, 1);
    await ada.leave();
    const records = await deps.db.collection('teamRecords').where('roomId', '==', roomId).get();
    expect(records.docs.map((record) => record.get('players'))).toEqual([['ada']]);
  });

  it('is not taken over by who does not ask for it, has a seat, or finds the door closed', async () => {
    const { ada, guest } = await beginForTwo();
    deps.passTime(6 * MINUTE);
    expect((await joinParty({ code: ada.code }, BEN, deps)).seat).toBe(2);
    expect((await takeOver(ada, 1, BEN)).seat).toBe(2);
    await expect(takeOver(ada, 7, null)).rejects.toMatchObject(REFUSED);
    await openDoor({ ...ada.proof, isOpen: false }, ADA, deps);
    await expect(takeOver(ada, 1, null)).rejects.toMatchObject(REFUSED);
    // The seat's own player can come back at any time.
    const { guestToken } = guest.seated;
    expect((await joinParty({ code: ada.code, guestToken: guestToken ?? '' }, null, deps)).seat).toBe(1);
  });

  it('is at once a seat again when its browser says so in the channel, acts, or asks for what it missed', async () => {
    for (const comeBack of [
      ({ seated }: PartyPlayer) => beHere(seated),
      (guest: PartyPlayer) => guest.take({ type: 'tick' }),
      (guest: PartyPlayer) => guest.sync(),
    ]) {
      const { ada, guest } = await beginForTwo();
      deps.passTime(6 * MINUTE);
      await comeBack(guest);
      deps.passTime(4 * MINUTE);
      await expect(takeOver(ada, 1)).rejects.toMatchObject(REFUSED);
      deps.passTime(MINUTE);
      expect((await takeOver(ada, 1)).seat).toBe(1);
    }
  });

  it('stays taken when the team gets a new key, and when the channel does not answer', async () => {
    const { ada, guest } = await beginForTwo();
    const ben = await ada.bring(BEN);
    deps.passTime(6 * MINUTE);
    await beHere(guest.seated);
    await leaveSeat(ben.proof, BEN, deps);
    await expect(takeOver(ada, 1)).rejects.toMatchObject(REFUSED);
    deps.passTime(6 * MINUTE);
    const deaf: TestDeps = { ...deps, live: { ...deps.live, read: async () => undefined } };
    await expect(joinParty({ code: ada.code, seat: 1 }, BEN, deaf)).rejects.toMatchObject(REFUSED);
    expect((await takeOver(ada, 1)).seat).toBe(1);
  });

  it('is not made one by a team-mate who removes what its browser wrote', async () => {
    const { ada, guest } = await beginForTwo();
    deps.passTime(6 * MINUTE);
    await guest.sync();
    const here = `teams/${guest.seated.keys.team}/here/1`;
    await beHere(guest.seated);
    expect(await live.write(`${here}/connection-1`, null)).toBe(true);
    for (const path of [`${here}/by-sync`, here])
      expect([path, await live.write(path, null)]).toEqual([path, false]);
    // Unreadable data that a browser writes does not hide the player either.
    await deps.live.publish({ [`${here}/connection-2`]: { seen: 0 } });
    await expect(takeOver(ada, 1)).rejects.toMatchObject(REFUSED);
  });
});

describe('T17 the rights of who opened the party', () => {
  it('go to the lowest seat that somebody is at, while the opener is away or has left', async () => {
    const { ada, guest } = await beginForTwo();
    const [ben, last] = [await ada.bring(BEN), await ada.bring(null)];
    deps.passTime(6 * MINUTE);
    await beHere(ben.seated);
    await expect(openDoor({ ...last.proof, isOpen: false }, null, deps)).rejects.toMatchObject(REFUSED);
    await openDoor({ ...ben.proof, isOpen: false }, BEN, deps);
    expect((await ben.sync()).view.team).toMatchObject({ opener: 2, isOpen: false });
    await expect(openDoor({ ...ada.proof, isOpen: true }, ADA, deps)).rejects.toMatchObject(REFUSED);
    await leaveSeat({ ...ben.proof, remove: 0 }, BEN, deps);
    // The last player was seen later than the guest.
    await beHere({ keys: (await last.sync()).keys, seat: last.seated.seat });
    await leaveSeat(ben.proof, BEN, deps);
    expect((await last.sync()).view.team?.opener).toBe(3);
    await guest.sync();
  });

  it('stay with an opener who is there, and go to others when their seat is taken over', async () => {
    const { ada, guest } = await beginForTwo();
    deps.passTime(6 * MINUTE);
    await beHere(ada.seated);
    await expect(openDoor({ ...guest.proof, isOpen: false }, null, deps)).rejects.toMatchObject(REFUSED);
    deps.passTime(6 * MINUTE);
    await beHere(guest.seated);
    const ben = await takeOver(ada, 0);
    expect(ben.view.team?.opener).toBe(1);
  });
});

describe('T9 another device', () => {
  const signsOf = (player: PartyPlayer) => showSigns(player.proof, player.caller, deps);

  it('takes a seat by its signs, in whatever way they are typed, and the old one has it no longer', async () => {
    const { ada, guest } = await beginForTwo();
    const { signs, validFor } = await signsOf(guest);
    expect(signs).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(validFor).toBe(5 * MINUTE);
    const moved = await joinParty({ code: ada.code, signs }, null, deps);
    expect(moved).toMatchObject({ seat: 1, sequence: guest.seated.sequence + 3 });
    expect(moved.view.team?.seats[1]?.name).toBe('Fenja');
    expect(await lastTold(ada.seated)).toMatchObject({
      events: [{ type: 'moved' }],
      teamKey: moved.keys.team,
    });
    expect(await lastTold(guest.seated)).toEqual({ by: 1, events: [{ type: 'moved' }] });
    await expect(guest.sync()).rejects.toMatchObject({ code: 'notFound' });
    // Signs are valid once.
    await expect(joinParty({ code: ada.code, signs }, null, deps)).rejects.toMatchObject({
      code: 'notFound',
    });
    const onPhone = new PartyPlayer(deps, moved, null);
    await onPhone.leave();
    const records = await deps.db.collection('teamRecords').where('roomId', '==', roomId).get();
    expect(records.docs.map((record) => record.get('players'))).toEqual([[moved.playerId]]);
  });

  it('refuses the old device of one account by its key', async () => {
    const { ada } = await beginForTwo();
    const { signs } = await signsOf(ada);
    const { keys } = await joinParty({ code: ada.code, signs }, ADA, deps);
    const old = { ...ada.proof, key: ada.seated.keys.seat };
    await expect(sync({ ...old, number: 0 }, ADA, deps)).rejects.toMatchObject({ code: 'notFound' });
    await expect(leaveSeat(old, ADA, deps)).rejects.toMatchObject({ code: 'notFound' });
    const pause = { ...old, sequence: 2, action: { type: 'pause' } } as const;
    await expect(act(pause, ADA, deps)).rejects.toMatchObject({ code: 'notFound' });
    expect((await sync({ ...old, key: keys.seat, number: 0 }, ADA, deps)).keys).toEqual(keys);
  });

  it('does not by signs that are old, were replaced, or by who has another seat', async () => {
    const { ada, guest } = await beginForTwo();
    const first = await signsOf(guest);
    const second = await signsOf(guest);
    const enter = (signs: string, caller: Caller | null = null) =>
      joinParty({ code: ada.code, signs }, caller, deps);
    if (first.signs !== second.signs)
      await expect(enter(first.signs)).rejects.toMatchObject({ code: 'notFound' });
    await expect(enter(second.signs, ADA)).rejects.toMatchObject(REFUSED);
    deps.passTime(5 * MINUTE);
    await expect(enter(second.signs)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is not found by trying: five wrong signs from a network, then one a minute', async () => {
    const { ada, guest } = await beginForTwo();
    const { signs } = await signsOf(guest);
    const wrong = ['2222', '3333', '4444', '5555', '6666', '7777', '8888'].filter((each) => each !== signs);
    const enter = (tried: string, own = deps) => joinParty({ code: ada.code, signs: tried }, null, own);
    for (const tried of wrong.slice(0, 5))
      await expect(enter(tried)).rejects.toMatchObject({ code: 'notFound' });
    await expect(enter(signs)).rejects.toMatchObject({ code: 'tooManyRequests' });
    // Wrong signs slow down neither another network nor another party.
    expect((await enter(signs, { ...deps, network: '198.51.100.9' })).seat).toBe(1);
    deps.passTime(MINUTE);
    await expect(enter(wrong[5] ?? '')).rejects.toMatchObject({ code: 'notFound' });
    await expect(enter(wrong[5] ?? '2323')).rejects.toMatchObject({ code: 'notFound' });
    await expect(enter('9999')).rejects.toMatchObject({ code: 'tooManyRequests' });
  });

  it('shows signs to whoever has the seat alone, ten times a minute, and stores none', async () => {
    const { ada, guest } = await beginForTwo();
    await expect(showSigns({ ...guest.proof, seat: 0 }, null, deps)).rejects.toMatchObject({
      code: 'notFound',
    });
    const { signs } = await signsOf(ada);
    expect(JSON.stringify(await deps.read(`plays/${ada.seated.playId}`))).not.toContain(`"${signs}"`);
    const exported = JSON.stringify((await exportDocuments(deps.db, ADA.userId, null)).lists.plays);
    expect(exported).not.toContain('digest');
    for (let shown = 1; shown < 10; shown++) await signsOf(ada);
    await expect(signsOf(ada)).rejects.toMatchObject({ code: 'tooManyRequests' });
    await signsOf(guest);
  });
});
