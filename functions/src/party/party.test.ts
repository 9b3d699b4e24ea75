// @isolation backend
import { beforeEach, describe, expect, it } from 'vitest';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { applyViewChange } from '../../../core/play/view/viewChange.ts';
import { commitsDuring } from '../../../local/testing/commitsDuring.ts';
import { exportDocuments } from '../account/exportDocuments.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { useUp } from '../testing/useUp.ts';
import { WRONG_CODES } from '../throttles/parties.ts';
import { joinParty } from './joinParty.ts';
import { leaveSeat } from './leaveSeat.ts';
import { openDoor } from './openDoor.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true } as Caller;
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true } as Caller;

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
  roomId = `party-${rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/** Returns the messages published to a seat, by the play's number. */
async function toldTo(
  answer: SeatedAnswer,
): Promise<Record<string, { by: number; events?: object[]; change?: object }>> {
  const told = (await live.read(`told/${answer.keys.seat}`)) as Record<string, string> | undefined;
  return Object.fromEntries(Object.entries(told ?? {}).map(([number, text]) => [number, JSON.parse(text)]));
}

/** Opens a party for Ada, by her account, and a guest. */
async function openForTwo() {
  const ada = await PartyPlayer.open(deps, roomId, ADA);
  const { playId } = ada.seated;
  const guest = await ada.bring(null, { name: '  Fen\u202eja ' });
  const names = (await deps.readWorld(playId)).names as Record<string, OpaqueName>;
  const id = (item: string) => names[item] as OpaqueName;
  return { ada, guest, code: ada.code, id, playId };
}

describe('T9 joining', () => {
  it('seats whoever knows the code, by a clean name, and tells the others', async () => {
    const { ada, guest, code } = await openForTwo();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    expect(guest.seated.view.team).toMatchObject({
      seat: 1,
      opener: 0,
      seats: [
        { seat: 0, name: 'Ada', place: null },
        { seat: 1, name: 'Fenja', place: null },
      ],
    });
    expect(await toldTo(ada.seated)).toMatchObject({ 1: { by: 1, events: [{ type: 'joined' }] } });
    expect((await ada.sync()).view.team).toEqual({ ...guest.seated.view.team, seat: 0 });
  });

  it('brings each back to their own seat, in whatever way the code is typed', async () => {
    const { guest, code, playId } = await openForTwo();
    const again = await joinParty({ code, guestToken: guest.seated.guestToken ?? '' }, null, deps);
    expect(again).toMatchObject({ playId, seat: 1, keys: guest.seated.keys });
    expect((await joinParty({ code }, ADA, deps)).seat).toBe(0);
  });

  it('gives a name of the game, another for each', async () => {
    const { code } = await openForTwo();
    const { view } = await joinParty({ code }, null, deps);
    const other = await joinParty({ code, name: '\u200b' }, null, deps);
    const names = other.view.team?.seats.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(4);
    expect(view.team?.seats[2]?.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  });

  it('is refused for a wrong code, a closed door, a ninth player, and after too many wrong codes in a minute', async () => {
    const { ada, code } = await openForTwo();
    await expect(joinParty({ code: 'ZZZZZZ' }, null, deps)).rejects.toMatchObject({ code: 'notFound' });
    await openDoor({ ...ada.proof, isOpen: false }, ADA, deps);
    expect(Object.values(await toldTo(ada.seated)).at(-1)).toMatchObject({
      change: { team: { isOpen: false } },
    });
    await expect(joinParty({ code }, null, deps)).rejects.toMatchObject({ code: 'conflict' });
    await openDoor({ ...ada.proof, isOpen: true }, ADA, deps);
    for (let seat = 2; seat < 8; seat++) await joinParty({ code }, null, deps);
    await expect(joinParty({ code }, null, deps)).rejects.toMatchObject({ code: 'conflict' });
    await useUp(WRONG_CODES, deps, { client: { type: 'network', id: deps.network }, left: 1 });
    await expect(joinParty({ code: 'ZZZZZZ' }, BEN, deps)).rejects.toMatchObject({ code: 'notFound' });
    await expect(joinParty({ code }, BEN, deps)).rejects.toMatchObject({ code: 'tooManyRequests' });
    deps.passTime(60_000);
    await expect(joinParty({ code }, BEN, deps)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('T3 T4 T12 an action of one', () => {
  it('is told to the other under a key of their own, and makes their view', async () => {
    const { ada, guest, id } = await openForTwo();
    await ada.take({ type: 'start' });
    await ada.take({ type: 'enterPassword', item: id('chest'), password: CODE });
    await ada.take({ type: 'click', item: id('key') });
    const told = await toldTo(guest.seated);
    const types = Object.values(told).flatMap(({ events = [] }) =>
      events.map((event) => (event as { type: string }).type),
    );
    expect(types).toEqual(['started', 'unlocked', 'opened', 'revealed', 'collected']);
    const made = Object.values(told).reduce<PlayerView>(
      (view, { change = {} }) => applyViewChange(view, change),
      guest.seated.view,
    );
    const synced = await guest.sync();
    expect(made).toEqual(synced.view);
    expect(synced.heard.map(({ number, events }) => [String(number), events])).toEqual(
      Object.entries(told).flatMap(([number, { events }]) => (events ? [[number, events]] : [])),
    );
    // Ada gets the results of her own actions as answers.
    expect(Object.values(await toldTo(ada.seated)).filter(({ by, events }) => by === 0 && events)).toEqual(
      [],
    );
  });

  it('answers with the whole view where the player did not know of a change', async () => {
    const { ada, guest, id } = await openForTwo();
    await ada.take({ type: 'start' });
    const behind = await guest.take({ type: 'click', item: id('chest') });
    expect(behind.change.items?.order.length).toBeGreaterThan(1);
    expect(behind.change.team?.seats).toHaveLength(2);
    const upToDate = await guest.take({ type: 'click', item: id('chest') });
    expect(upToDate.change.items).toBeUndefined();
  });

  it('T3 is repeated with the same events and the seat’s present view, also of a pause', async () => {
    const { ada, guest, id, playId } = await openForTwo();
    await ada.take({ type: 'start' });
    await guest.take({ type: 'enterPassword', item: id('chest'), password: CODE });
    await ada.take({ type: 'pause' });
    const again = await act({ ...guest.proof, playId, sequence: 1, action: { type: 'tick' } }, null, deps);
    expect(again.events.map(({ type }) => type)).toContain('opened');
    expect(again.change).toMatchObject({ isPaused: true, items: { order: [] }, team: { pausedBy: 0 } });
  });

  it('T3 of five at once keeps their order; nobody is refused, and no transaction is repeated', async () => {
    const { ada, guest } = await openForTwo();
    const others = [];
    for (let seat = 2; seat < 5; seat++) others.push(await ada.bring(null));
    await ada.take({ type: 'start' });
    const five = [ada, guest, ...others];
    // Each of these is possible only after the one before it.
    const actions = ['pause', 'resume', 'pause', 'resume', 'pause'] as const;
    const taken = () => actions.map((type, place) => (five[place] as PartyPlayer).take({ type }));
    let answers: Awaited<ReturnType<PartyPlayer['take']>>[] = [];
    const commits = await commitsDuring(async () => {
      answers = await Promise.all(taken());
    });
    expect(commits).toEqual([0, 0, 0, 0, 0]);
    const started = answers[0]?.number ?? 0;
    expect(
      answers.map(({ number, events, refusal }) => [number, events.map(({ type }) => type), refusal]),
    ).toEqual(
      ['paused', 'resumed', 'paused', 'resumed', 'paused'].map((type, place) => [
        started + place,
        [type],
        null,
      ]),
    );
    expect((await ada.sync()).number).toBe(started + 4);
  });
});

describe('T8 an escape', () => {
  it('is all seats’, makes no record of one player, and gives the right to rate to who acted', async () => {
    const { ada, guest, id, code } = await openForTwo();
    const watcher = await joinParty({ code }, BEN, deps);
    await ada.take({ type: 'start' });
    await ada.take({ type: 'enterPassword', item: id('chest'), password: CODE });
    await ada.take({ type: 'click', item: id('key') });
    await guest.take({ type: 'useItem', item: id('key'), on: id('door') });
    expect((await ada.sync()).view.isEscaped).toBe(true);
    expect((await deps.db.collection('records').where('roomId', '==', roomId).get()).size).toBe(0);
    const finishes = await deps.db.collection('finishes').where('roomId', '==', roomId).get();
    expect(finishes.docs.map((mark) => mark.get('playerId')).sort()).toEqual(
      [ada.seated.playerId, guest.seated.playerId].sort(),
    );
    expect(finishes.docs.map((mark) => mark.get('playerId'))).not.toContain(watcher.playerId);
    expect((await deps.read(`summary/${roomId}`))?.count).toBe(2);
    await expect(joinParty({ code }, CREATOR, deps)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('T9 T11 leaving', () => {
  it('takes the seat away, tells the others, and changes the team’s key', async () => {
    const { ada, guest } = await openForTwo();
    await leaveSeat(guest.proof, null, deps);
    const { view, keys } = await ada.sync();
    expect(view.team?.seats.map(({ seat }) => seat)).toEqual([0]);
    expect(keys.team).not.toBe(ada.seated.keys.team);
    expect(Object.values(await toldTo(ada.seated)).at(-1)).toMatchObject({
      events: [{ type: 'left' }],
      teamKey: keys.team,
    });
    await expect(guest.sync()).rejects.toMatchObject({ code: 'notFound' });
    expect(await live.read(`teams/${guest.seated.keys.team}`)).toBeUndefined();
  });

  it('is also done to others, but only by who opened the party, whose rights go on to the next', async () => {
    const { ada, guest } = await openForTwo();
    const ben = await ada.bring(BEN);
    await expect(leaveSeat({ ...guest.proof, remove: 2 }, null, deps)).rejects.toMatchObject({
      code: 'conflict',
    });
    await leaveSeat({ ...ada.proof, remove: 1 }, ADA, deps);
    expect(Object.values(await toldTo(guest.seated)).at(-1)).toEqual({
      by: 1,
      events: [{ type: 'removed' }],
    });
    await ada.take({ type: 'start' });
    expect(
      Object.keys(await toldTo(guest.seated))
        .map(Number)
        .at(-1),
    ).toBeLessThan((await ada.sync()).number);
    await leaveSeat(ada.proof, ADA, deps);
    expect((await ben.sync()).view.team?.opener).toBe(2);
    await leaveSeat(ben.proof, BEN, deps);
    expect((await ben.sync()).view.team?.seats, 'the last seat stays').toHaveLength(1);
  });
});

it('T10 T15 leaves nothing in the live channel a day later, and exports no keys', async () => {
  const { ada, guest, code } = await openForTwo();
  await ada.take({ type: 'start' });
  const exported = JSON.stringify((await exportDocuments(deps.db, ADA.userId, null)).lists.plays);
  expect(exported).toContain(roomId);
  for (const secret of [ada.seated.keys.seat, ada.seated.keys.team, guest.seated.keys.seat, 'Fenja', code])
    expect(exported).not.toContain(secret);
  deps.passTime(24 * 60 * 60 * 1000);
  await cleanUp(deps);
  for (const { keys } of [ada.seated, guest.seated])
    expect([await live.read(`told/${keys.seat}`), await live.read(`teams/${keys.team}`)]).toEqual([
      undefined,
      undefined,
    ]);
  await expect(joinParty({ code }, BEN, deps)).rejects.toMatchObject({ code: 'notFound' });
});
