// @isolation backend

import { beforeAll, expect, it } from 'vitest';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { claimGuest } from '../account/claimGuest.ts';
import { exportDocuments } from '../account/exportDocuments.ts';
import { forgetPerson } from '../account/forgetPerson.ts';
import type { Caller } from '../http/findCaller.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { act } from './act.ts';
import { type PlayDocument, playRef, readPlay, storePlay } from './playDocument.ts';
import { guestIdOf } from './player.ts';
import { startPlay } from './startPlay.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada' };
const BEN: Caller = { userId: 'ben', name: 'Ben' };
const TOKEN = 'a-guest-of-the-team';

serveTests();

let deps: TestDeps;
beforeAll(async () => {
  deps = createTestDeps();
  await deps.saveDraft('shared', createTestRoom());
  await publishRoom({ roomId: 'shared', revision: 3 }, CREATOR, deps);
});

/** A play of two: the first seat is Ada's; the second player has not acted yet. */
async function openForTwo(playerId: string) {
  const { playId } = await startPlay({ roomId: 'shared' }, ADA, deps);
  const stored = await find(playId);
  const [first] = Object.values(stored.seats);
  if (!first) throw new Error('A play has a seat.');
  const batch = deps.db.batch();
  const seats = { 0: first, 1: { ...first, playerId } };
  storePlay(batch, deps.db, playId, { ...stored, seats, players: [ADA.userId, playerId] });
  await batch.commit();
  const take = (caller: Caller, sequence: number, action: Action<OpaqueName>) =>
    act({ playId, sequence, action }, caller, deps);
  return { playId, take, names: stored.world.names };
}

async function find(playId: string): Promise<PlayDocument> {
  return readPlay(await playRef(deps.db, playId).get()) as PlayDocument;
}

it('T1 T3 each seat numbers its own actions and has its own selection, and both change one world', async () => {
  const { playId, take, names } = await openForTwo(BEN.userId);
  const { chest = '' as OpaqueName, key = '' as OpaqueName } = names;
  await take(ADA, 1, { type: 'start' });
  const opened = await take(BEN, 1, { type: 'enterPassword', item: chest, password: CODE });
  expect(opened.events).toContainEqual({ type: 'opened', item: chest });
  await take(ADA, 2, { type: 'click', item: key });
  await take(BEN, 2, { type: 'select', item: key });
  const { world, seats } = await find(playId);
  expect(world.inventory).toEqual(['key']);
  expect([seats[0]?.state.selected, seats[1]?.state.selected]).toEqual([null, 'key']);
  expect([seats[0]?.sequence, seats[1]?.sequence]).toEqual([2, 2]);
  // Repeating a number returns the seat's own last result.
  expect((await take(ADA, 2, { type: 'tick' })).events).toContainEqual({ type: 'collected', item: key });
  await expect(take(BEN, 4, { type: 'tick' })).rejects.toMatchObject({ code: 'sequence' });
});

it('T8 everybody with a seat in an escape may rate the room', async () => {
  const { take, names } = await openForTwo('cleo');
  const { chest = '' as OpaqueName, key = '' as OpaqueName, door = '' as OpaqueName } = names;
  await take(ADA, 1, { type: 'start' });
  await take(ADA, 2, { type: 'enterPassword', item: chest, password: CODE });
  await take(ADA, 3, { type: 'click', item: key });
  await take(ADA, 4, { type: 'useItem', item: key, on: door });
  for (const player of ['ada', 'cleo']) expect(await deps.read(`finishes/shared_${player}`)).toBeDefined();
});

it('T15 a guest’s seat becomes the account’s, and nobody else’s does', async () => {
  const { playId } = await openForTwo(guestIdOf(TOKEN));
  expect(await claimGuest(deps.db, guestIdOf(TOKEN), BEN)).toBe(1);
  const { seats, players } = await find(playId);
  expect(players).toEqual(['ada', 'ben']);
  expect([seats[0]?.playerId, seats[1]?.playerId]).toEqual(['ada', 'ben']);
});

it('T15 an export contains the player’s own seat; a deletion anonymizes it, and leaves the play to the others', async () => {
  const person = { userId: 'dora', name: 'Dora' };
  const { playId } = await openForTwo(person.userId);
  const { playId: alone } = await startPlay({ roomId: 'shared' }, person, deps);
  const { lists } = await exportDocuments(deps.db, person.userId, null);
  const own = { playerId: 'dora' };
  const exported = lists.plays as PlayDocument[];
  expect(exported).toHaveLength(2);
  expect(exported).toContainEqual(
    expect.objectContaining({ players: ['dora'], seats: { 1: expect.objectContaining(own) } }),
  );
  expect(JSON.stringify(exported)).not.toContain('ada');

  await forgetPerson(deps, person.userId);
  expect(await deps.read(`plays/${alone}`)).toBeUndefined();
  const { seats, players } = await find(playId);
  expect(players).toEqual(['ada', expect.stringMatching(/^guest_/)]);
  expect(seats[1]).toMatchObject({ playerId: players[1], username: 'Anonymous' });
  expect(JSON.stringify(await deps.read(`plays/${playId}`))).not.toContain('dora');
});
