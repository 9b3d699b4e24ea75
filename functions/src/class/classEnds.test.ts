// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { exportDocuments } from '../account/exportDocuments.ts';
import { forgetPerson } from '../account/forgetPerson.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import type { Caller } from '../http/findCaller.ts';
import { joinParty } from '../party/joinParty.ts';
import { ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR } from '../testing/testRoom.ts';

const live = connectLiveBrowser(serveTests());

const HOUR = 60 * 60_000;
const PUPIL: Caller = { userId: 'pupil-with-account', name: 'Pupil', emailVerified: true };

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
beforeEach(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site);
});

const count = async (collection: string) =>
  (await site.deps.db.collection(collection).where('roomId', '==', site.roomId).get()).size;

describe('Q10 a play of a class', () => {
  it('makes no record, no right to rate and no text for the creator, and all of them are one play', async () => {
    const [one, two] = (await teacher.startWith(2)) as [PartyPlayer, PartyPlayer];
    for (const pupil of [one, two]) {
      const item = await pupil.nameOf('chest');
      await pupil.take({ type: 'enterPassword', item, password: '1900' });
      await pupil.takeKey();
      expect((await pupil.leave()).change).toMatchObject({ isEscaped: true });
    }
    for (const collection of ['records', 'furtherRecords', 'teamRecords', 'finishes', 'answerCandidates'])
      expect([collection, await count(collection)]).toEqual([collection, 0]);
    expect((await site.deps.read(`summary/${site.roomId}`))?.count).toBe(1);
    expect(await site.deps.read(`roomStats/${site.roomId}`)).toMatchObject({ escapes: 2 });
    const figures = await site.deps.read(`insights/${site.roomId}_1`);
    expect([figures?.escapes, JSON.stringify(figures)]).toEqual([2, expect.not.stringContaining('1900')]);
  });

  it('counts in a creator’s own room, too, and a team in which nobody did anything does not end', async () => {
    const own = await ClassTeacher.open({ ...site, teacher: CREATOR });
    const [pupil] = (await own.startWith(1)) as [PartyPlayer];
    const item = await pupil.nameOf('chest');
    await pupil.take({ type: 'enterPassword', item, password: '1900' });
    await own.orderAndWait({ type: 'end', team: null });
    await own.board();
    expect((await site.deps.read(`summary/${site.roomId}`))?.count).toBe(1);
    expect(await site.deps.read(`roomStats/${site.roomId}`)).toMatchObject({ escapes: 0, timeouts: 1 });
    expect(await site.deps.read(`insights/${site.roomId}_1`)).toMatchObject({ timeouts: 1 });
  });

  it('is in nobody’s list of unfinished players', async () => {
    await teacher.startWith(1);
    const plays = await site.deps.db.collection('plays').where('unfinishedIn', '==', site.roomId).get();
    expect(plays.size).toBe(0);
  });

  it('goes with the session, its code and its live paths, a day after the end', async () => {
    const [pupil] = (await teacher.startWith(2)) as [PartyPlayer];
    await teacher.orderAndWait({ type: 'end', team: null });
    const { bell } = (await teacher.board()).keys;
    const rest = async () => [
      (await site.deps.read(`sessions/${teacher.sessionId}`)) !== undefined,
      await count('plays'),
      (await site.deps.read(`parties/${teacher.code}`)) !== undefined,
      (await live.read(`bells/${bell}`)) !== undefined,
      (await live.read(`teams/${pupil.seated.keys.team}`)) !== undefined,
    ];
    site.deps.passTime(23 * HOUR);
    await cleanUp(site.deps);
    expect((await rest()).slice(0, 3)).toEqual([true, 2, true]);
    site.deps.passTime(2 * HOUR);
    await cleanUp(site.deps);
    expect(await rest()).toEqual([false, 0, false, false, false]);
  });

  it('goes with a lobby that was never started', async () => {
    await teacher.join();
    site.deps.passTime(13 * HOUR);
    await expect(teacher.join()).rejects.toMatchObject({ code: 'conflict' });
    expect((await teacher.board()).state).toBe('ended');
    site.deps.passTime(27 * HOUR);
    await cleanUp(site.deps);
    expect([await site.deps.read(`sessions/${teacher.sessionId}`), await count('plays')]).toEqual([
      undefined,
      0,
    ]);
  });

  it('is over for its team when the session is gone', async () => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    await site.deps.db.doc(`sessions/${teacher.sessionId}`).delete();
    expect(await pupil.take({ type: 'tick' })).toMatchObject({ refusal: { type: 'ended' } });
    expect((await pupil.sync()).view.isGameOver).toBe(true);
  });
});

describe('T15 accounts in a class', () => {
  it('export a session of their own without its keys and browsers, and a seat without the team', async () => {
    const seated = await joinParty({ code: teacher.code }, PUPIL, site.deps);
    const guest = await teacher.join();
    await teacher.order({ type: 'block', team: teamOfPupil(guest), seat: guest.seated.seat });
    const ofTeacher = await exportDocuments(site.deps.db, site.teacher.userId, null);
    expect(ofTeacher.lists.sessions).toMatchObject([{ roomId: site.roomId, code: teacher.code }]);
    const { bell, wall } = (await teacher.board()).keys;
    const text = JSON.stringify(ofTeacher.lists.sessions);
    for (const secret of [bell, wall, guest.seated.playerId, guest.seated.playId])
      expect(text).not.toContain(secret);
    const ofPupil = JSON.stringify((await exportDocuments(site.deps.db, PUPIL.userId, null)).lists.plays);
    expect(ofPupil).toContain(PUPIL.userId);
    for (const secret of [teacher.sessionId, seated.keys.team, seated.keys.seat])
      expect(ofPupil).not.toContain(secret);
  });

  it('that are deleted end their sessions, and leave a seat to nobody', async () => {
    await joinParty({ code: teacher.code }, PUPIL, site.deps);
    const mate = await teacher.join();
    await teacher.order({ type: 'move', team: teamOfPupil(mate), seat: 0, to: 1 - teamOfPupil(mate) });
    const stays = new PartyPlayer(
      site.deps,
      await joinParty({ code: teacher.code, guestToken: mate.seated.guestToken ?? '' }, null, site.deps),
      null,
    );
    await teacher.order({ type: 'start' });
    site.deps.passTime(3000);
    await forgetPerson(site.deps, PUPIL.userId);
    expect((await stays.sync()).view.team?.seats).toHaveLength(2);
    expect(JSON.stringify(await site.deps.read(`plays/${stays.seated.playId}`))).not.toContain(PUPIL.userId);
    await forgetPerson(site.deps, site.teacher.userId);
    expect(await site.deps.read(`sessions/${teacher.sessionId}`)).toBeUndefined();
    const item = await stays.nameOf('chest');
    expect(await stays.take({ type: 'enterPassword', item, password: CODE })).toMatchObject({
      refusal: { type: 'ended' },
    });
  });
});
