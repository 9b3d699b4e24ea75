// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { exportDocuments } from '../account/exportDocuments.ts';
import { forgetPerson } from '../account/forgetPerson.ts';
import { cleanUp } from '../cleaning/cleanUp.ts';
import { ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { setUpSeat } from './setUpSeat.ts';

const live = connectLiveBrowser(serveTests());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
let pupil: PartyPlayer;
let team: number;
beforeEach(async () => {
  site = await publishClassRoom({ debrief: 'Who found the key?' });
  teacher = await ClassTeacher.open(site);
  [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
  team = teamOfPupil(pupil);
});

const nameOf = ({ seated }: PartyPlayer) =>
  seated.view.team?.seats.find(({ seat }) => seat === seated.seat)?.name ?? '';

/**
 * Lets one team escape after two minutes while nobody joins the other, and ends the class. Returns the time
 * of the end.
 */
async function playToTheEnd(): Promise<number> {
  const item = await pupil.nameOf('chest');
  await setUpSeat({ ...pupil.proof, people: 2 }, null, site.deps);
  site.deps.passTime(MINUTE);
  await pupil.take({ type: 'enterPassword', item, password: '1900' });
  await pupil.takeKey();
  site.deps.passTime(MINUTE);
  await pupil.leave();
  await teacher.orderAndWait({ type: 'end', team: null });
  return site.deps.now() - 1;
}

describe('Q8 results', () => {
  it('tell of each team what it opened, when, with how many tries, and nothing of who', async () => {
    const endedAt = await playToTheEnd();
    const results = await teacher.results();
    expect(results).toMatchObject({
      sessionId: teacher.sessionId,
      roomId: site.roomId,
      roomName: 'The study',
      debrief: 'Who found the key?',
      endedAt,
      isKept: false,
      goesAt: endedAt + DAY,
    });
    expect(results.teams[team]).toMatchObject({
      seats: 1,
      people: 2,
      outcome: 'escaped',
      played: 2 * MINUTE,
      hints: 0,
      isHelped: false,
      progress: 1,
      wrong: 1,
      steps: [
        { name: 'chest', openedAt: MINUTE, took: MINUTE, wrong: 1, hints: 0, isHelped: false },
        { name: 'Door', openedAt: 2 * MINUTE, took: MINUTE },
      ],
    });
    expect(results.teams[1 - team]).toMatchObject({ outcome: 'empty', seats: 0, people: 0, steps: [] });
    const text = JSON.stringify(results);
    for (const secret of [nameOf(pupil), pupil.seated.playerId, '1900', pupil.seated.playId])
      expect(text).not.toContain(secret);
  });

  it('Q2 have the names that pupils typed until the session goes, also where they are kept longer', async () => {
    const own = await ClassTeacher.open(site, { areNamesTyped: true });
    const typist = await own.join({ name: 'Fenja' });
    await own.order({ type: 'start' });
    await own.orderAndWait({ type: 'end', team: null });
    const names = async () => (await own.results()).teams[teamOfPupil(typist)]?.names;
    expect(await names()).toEqual(['Fenja']);
    await own.keep(true);
    expect([await names(), (await own.results()).namesGoAt]).toEqual([['Fenja'], site.deps.now() - 1 + DAY]);
    expect(JSON.stringify(await site.deps.read(`classResults/${own.sessionId}`))).not.toContain('Fenja');
    site.deps.passTime(2 * DAY);
    await cleanUp(site.deps);
    expect([await names(), (await own.results()).namesGoAt]).toEqual([[], null]);
  });

  it('are there while the class plays, without an end', async () => {
    await pupil.takeKey();
    const { endedAt, goesAt, teams } = await teacher.results();
    expect([endedAt, goesAt, teams[team]?.outcome]).toEqual([null, null, 'running']);
    await expect(teacher.keep(true)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Q11 the list of a teacher’s classes', () => {
  it('has the open ones with their codes, the ended ones until they go, the latest first', async () => {
    site.deps.passTime(MINUTE);
    const lobby = await ClassTeacher.open(site);
    const endedAt = await playToTheEnd();
    const { code } = lobby;
    expect(await teacher.list()).toMatchObject([
      { sessionId: lobby.sessionId, code, state: 'lobby', startedAt: null, isKept: false, goesAt: null },
      {
        sessionId: teacher.sessionId,
        code: '',
        state: 'ended',
        roomName: 'The study',
        goesAt: endedAt + DAY,
      },
    ]);
    const stranger = new ClassTeacher(site.deps, teacher, { userId: 'stranger', name: 'S' });
    expect(await stranger.list()).toEqual([]);
    site.deps.passTime(40 * HOUR);
    await cleanUp(site.deps);
    expect(await teacher.list()).toEqual([]);
  });
});

describe('Q10 kept results', () => {
  it('stay for 30 days after the end without any name, while session and plays go', async () => {
    const endedAt = await playToTheEnd();
    const before = await teacher.results();
    expect(await teacher.keep(true)).toBe(endedAt + 30 * DAY);
    site.deps.passTime(2 * DAY);
    await cleanUp(site.deps);
    expect(await site.deps.read(`sessions/${teacher.sessionId}`)).toBeUndefined();
    const kept = { isKept: true, goesAt: endedAt + 30 * DAY };
    expect(await teacher.results()).toEqual({ ...before, ...kept, namesGoAt: null });
    expect(await teacher.list()).toMatchObject([{ state: 'ended', code: '', ...kept }]);
    const text = JSON.stringify(await site.deps.read(`classResults/${teacher.sessionId}`));
    for (const secret of [nameOf(pupil), pupil.seated.playerId, pupil.seated.playId, teacher.code])
      expect(text).not.toContain(secret);
    site.deps.passTime(28 * DAY);
    await cleanUp(site.deps);
    expect(await site.deps.read(`classResults/${teacher.sessionId}`)).toBeUndefined();
    await expect(teacher.results()).rejects.toMatchObject({ code: 'notFound' });
  });

  it('go with the session if the teacher changes their mind, or a day later', async () => {
    const endedAt = await playToTheEnd();
    await teacher.keep(true);
    expect((await teacher.list()).map(({ isKept }) => isKept)).toEqual([true]);
    expect(await teacher.keep(false)).toBe(endedAt + DAY);
    expect(await site.deps.read(`classResults/${teacher.sessionId}`)).toBeUndefined();
    await teacher.keep(true);
    site.deps.passTime(5 * DAY);
    await cleanUp(site.deps);
    expect(await teacher.keep(false)).toBe(site.deps.now() + DAY);
    expect(await teacher.keep(true)).toBe(endedAt + 30 * DAY);
    await teacher.keep(false);
    site.deps.passTime(DAY);
    await cleanUp(site.deps);
    expect(await teacher.list()).toEqual([]);
  });

  it('are exported with their teacher’s account, and go with it', async () => {
    await playToTheEnd();
    await teacher.keep(true);
    const { lists } = await exportDocuments(site.deps.db, site.teacher.userId, null);
    expect(lists.classResults).toMatchObject([{ roomName: 'The study' }]);
    await forgetPerson(site.deps, site.teacher.userId);
    expect(await site.deps.read(`classResults/${teacher.sessionId}`)).toBeUndefined();
  });
});

describe('Q10 a class that is deleted', () => {
  it('goes at once, with plays, code, live paths and kept results', async () => {
    await playToTheEnd();
    await teacher.keep(true);
    const { bell } = (await teacher.board()).keys;
    await teacher.delete();
    const { docs } = await site.deps.db.collection('plays').where('roomId', '==', site.roomId).get();
    expect(docs).toEqual([]);
    for (const path of ['sessions', 'classResults'])
      expect(await site.deps.read(`${path}/${teacher.sessionId}`)).toBeUndefined();
    for (const code of [teacher.code, `${teacher.sessionId}_${team}`])
      expect(await site.deps.read(`parties/${code}`)).toBeUndefined();
    for (const path of [`bells/${bell}`, `teams/${pupil.seated.keys.team}`, `told/${pupil.seated.keys.seat}`])
      expect(await live.read(path)).toBeUndefined();
    await expect(teacher.join()).rejects.toMatchObject({ code: 'notFound' });
    await expect(teacher.delete()).rejects.toMatchObject({ code: 'notFound' });
    expect(await teacher.list()).toEqual([]);
  });

  it('may be a lobby, or only kept results, and not one that plays', async () => {
    await expect(teacher.delete()).rejects.toMatchObject({ code: 'conflict' });
    const lobby = await ClassTeacher.open(site);
    const waiting = await lobby.join();
    await lobby.delete();
    await expect(waiting.sync()).rejects.toMatchObject({ code: 'notFound' });
    await playToTheEnd();
    await teacher.keep(true);
    site.deps.passTime(2 * DAY);
    await cleanUp(site.deps);
    await teacher.delete();
    await expect(teacher.results()).rejects.toMatchObject({ code: 'notFound' });
  });
});
