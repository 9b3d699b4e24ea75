// @isolation backend

import { getAuth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseTeamRecord, type TeamRecord, teamRecordIdOf } from '../../../core/play/record/teamRecord.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import { claimPlays } from '../account/claimPlays.ts';
import { exportDocuments } from '../account/exportDocuments.ts';
import { forgetPerson } from '../account/forgetPerson.ts';
import { forgetRoom } from '../cleaning/forgetRoom.ts';
import type { Caller } from '../http/findCaller.ts';
import { leaveSeat } from '../party/leaveSeat.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { escapeRoom } from '../testing/escapeRoom.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom } from '../testing/testRoom.ts';
import { removeRecord } from './removeRecord.ts';
import { roomScores } from './roomScores.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada', emailVerified: true };
const BEN: Caller = { userId: 'ben', name: 'Ben', emailVerified: true };
const MINUTE = 60_000;

serveTests();

let deps: TestDeps;
let roomId: string;
let rooms = 0;

beforeAll(async () => {
  createTestDeps();
  for (const { userId, name } of [ADA, BEN])
    await getAuth().createUser({
      uid: userId,
      displayName: name,
      email: `${userId}@example.org`,
      emailVerified: true,
    });
});

beforeEach(async () => {
  rooms += 1;
  deps = { ...createTestDeps(), network: `203.0.113.${rooms}` };
  roomId = `teams-${rooms}`;
  await deps.saveDraft(roomId, createTestRoom());
  await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
});

/** The first of the players opens a party, the others join; the first takes the key, the last opens the door. */
async function escapeTogether(
  callers: readonly (Caller | null)[],
  { time = MINUTE, timeAllowance }: { time?: number; timeAllowance?: TimeAllowance } = {},
) {
  const [opener = null, ...others] = callers;
  const first = await PartyPlayer.open(deps, roomId, opener);
  const team = [first];
  for (const caller of others) team.push(await first.bring(caller));
  await first.take({ type: 'start', ...(timeAllowance && { timeAllowance }) });
  await first.takeKey();
  deps.passTime(time);
  await team.at(-1)?.leave();
  return { team, playId: first.seated.playId };
}

async function recordOf(playId: string): Promise<TeamRecord | null> {
  const record = await deps.read(`teamRecords/${teamRecordIdOf({ roomId, version: 1, playId })}`);
  const parsed = parseTeamRecord(record);
  return parsed.ok ? parsed.value : null;
}

describe('T8 a team’s record', () => {
  it('names the seats that acted, apart from single players and from the best time', async () => {
    const first = await PartyPlayer.open(deps, roomId, ADA);
    const [watcher, ben] = [await first.bring(null), await first.bring(BEN)];
    await first.take({ type: 'start' });
    await first.takeKey();
    deps.passTime(MINUTE);
    await ben.take({ type: 'pause' });
    deps.passTime(MINUTE);
    await ben.take({ type: 'resume' });
    await ben.leave();
    expect(await recordOf(first.seated.playId)).toMatchObject({
      seats: { 0: { playerId: 'ada', username: 'Ada' }, 2: { username: 'Ben' } },
      players: ['ada', 'ben'],
      isShown: true,
      isRoomKnown: false,
      time: 2 * MINUTE - 3000,
      pausedFor: MINUTE,
      timeAllowance: 'standard',
      hints: 0,
    });
    for (const name of ['records', 'furtherRecords'])
      expect((await deps.db.collection(name).where('roomId', '==', roomId).get()).size).toBe(0);
    const summary = await deps.read(`summary/${roomId}`);
    expect(summary).toMatchObject({ bestTime: null, count: 2 });
    expect(await deps.read(`finishes/${roomId}_${watcher.seated.playerId}`)).toBeUndefined();
  });

  it('is a guest’s with a guest in the team: shown among the ten best of an address', async () => {
    const times = Array.from({ length: 11 }, (_, place) => (place + 2) * 10_000).toReversed();
    const played = [];
    for (const time of times) played.push(await escapeTogether([null, null], { time }));
    const shown = await Promise.all(played.map(async ({ playId }) => (await recordOf(playId))?.isShown));
    expect(shown).toEqual([false, ...times.slice(1).map(() => true)]);
    // Accounts with a confirmed address are not limited.
    const accounts = await escapeTogether([ADA, BEN], { time: 4 * MINUTE });
    expect((await recordOf(accounts.playId))?.isShown).toBe(true);
  });

  it('is without rank when somebody had escaped before, alone or in a team, or made the room', async () => {
    await escapeRoom(deps, roomId, { caller: BEN });
    const unranked = { isRoomKnown: true, isShown: false };
    expect(await recordOf((await escapeTogether([ADA, BEN])).playId)).toMatchObject(unranked);
    expect(await recordOf((await escapeTogether([null, ADA])).playId)).toMatchObject(unranked);
    const withCreator = await escapeTogether([null, CREATOR]);
    expect(await recordOf(withCreator.playId)).toMatchObject(unranked);
    expect(await recordOf((await escapeTogether([null, null])).playId)).toMatchObject({ isShown: true });
    const withMore = await escapeTogether([null], { timeAllowance: 'unlimited' });
    expect(await recordOf(withMore.playId)).toMatchObject({ isRoomKnown: false, isShown: false });
  });

  it('is without rank also when who made the room has done a part and left', async () => {
    const guest = await PartyPlayer.open(deps, roomId, null);
    const creator = await guest.bring(CREATOR);
    await guest.take({ type: 'start' });
    await creator.takeKey();
    await leaveSeat(creator.proof, CREATOR, deps);
    await guest.leave();
    expect(await recordOf(guest.seated.playId)).toMatchObject({ isRoomKnown: true, isShown: false });
  });
});

describe('T8 T15 a team’s record later', () => {
  it('keeps its places when a player’s account is deleted, or takes over a guest', async () => {
    const { team, playId } = await escapeTogether([ADA, null]);
    const name = (await recordOf(playId))?.seats[1]?.username;
    await claimPlays({ guestToken: team[1]?.seated.guestToken ?? '' }, BEN, deps);
    expect((await recordOf(playId))?.seats[1]).toEqual({ playerId: 'ben', username: name });
    const exported = (await exportDocuments(deps.db, 'ben', null)).lists.teamRecords;
    expect(exported).toContainEqual(expect.objectContaining({ players: ['ben'], roomId }));
    expect(JSON.stringify(exported)).not.toContain('Ada');
    await getAuth().createUser({ uid: 'leaver', displayName: 'Lea' });
    const leaver: Caller = { userId: 'leaver', name: 'Lea' };
    const other = await escapeTogether([leaver, null]);
    await forgetPerson(deps, 'leaver');
    const left = await recordOf(other.playId);
    expect(left?.seats[0]).toMatchObject({ username: 'Anonymous' });
    expect(JSON.stringify(left)).not.toContain('leaver');
  });

  it('loses its rank when who made the room was the guest', async () => {
    const { team, playId } = await escapeTogether([ADA, null]);
    await claimPlays({ guestToken: team[1]?.seated.guestToken ?? '' }, CREATOR, deps);
    expect(await recordOf(playId)).toMatchObject({ isRoomKnown: true, isShown: false });
  });

  it('is removed by an admin, and goes with its room', async () => {
    const admin: Caller = { userId: 'admin', name: 'Root' };
    const { playId } = await escapeTogether([ADA, BEN]);
    const recordId = teamRecordIdOf({ roomId, version: 1, playId });
    const listed = await roomScores({ roomId }, admin, deps);
    expect(listed.teamRecords.map(({ id }) => id)).toEqual([recordId]);
    expect(listed.records).toEqual([]);
    await removeRecord({ recordId }, admin, deps);
    expect(await recordOf(playId)).toBeNull();
    const { docs } = await deps.db.collection('audit').where('target', '==', `teamRecords/${recordId}`).get();
    expect(docs.map((entry) => entry.get('details'))).toEqual([{ name: 'Ada, Ben', time: MINUTE - 3000 }]);
    const again = await escapeTogether([null, null]);
    await deps.db.doc(`rooms/${roomId}`).delete();
    await forgetRoom(deps.db, roomId);
    expect(await recordOf(again.playId)).toBeNull();
  });

  it('names who had a hint take the steps, and is without rank', async () => {
    const guest = await PartyPlayer.open(deps, roomId, null);
    await guest.take({ type: 'start' });
    for (let asked = 0; asked < 40; asked++)
      if ((await guest.take({ type: 'askHint' })).events.some(({ type }) => type === 'escaped')) break;
    expect((await guest.sync()).view.isEscaped).toBe(true);
    expect(await recordOf(guest.seated.playId)).toMatchObject({
      players: [guest.seated.playerId],
      isHelped: true,
      isShown: false,
    });
  });
});

it('P13 T8 a wrong answer as a seat’s first action counts as a wrong answer and as a play', async () => {
  const guest = await PartyPlayer.open(deps, roomId, null);
  await guest.take({ type: 'start' });
  const wrong = await guest.take({ type: 'enterPassword', item: await guest.nameOf('chest'), password: '1' });
  expect(wrong.events).toMatchObject([{ type: 'passwordWrong' }]);
  expect((await deps.read(`summary/${roomId}`))?.count).toBe(1);
});
