// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { commitsDuring } from '../../../local/testing/commitsDuring.ts';
import { leaveSeat } from '../party/leaveSeat.ts';
import { showParty } from '../party/showParty.ts';
import { ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE, CREATOR } from '../testing/testRoom.ts';

serveTests();

const MINUTE = 60_000;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
beforeEach(async () => {
  site = await publishClassRoom();
});

const ofToken = ({ seated }: PartyPlayer) => ({ guestToken: seated.guestToken ?? '' });

describe('Q1 a class', () => {
  it('is opened with a code, teams and seats, and its plays are stored when pupils come', async () => {
    const teacher = await ClassTeacher.open(site, { division: { type: 'byNumber', teams: 6 } });
    expect(teacher.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{6}$/);
    const { state, teams } = await teacher.board();
    expect([state, teams.map(({ places }) => places)]).toEqual(['lobby', [7, 7, 7, 7, 6, 6]]);
    expect(new Set(teams.map(({ name }) => name)).size).toBe(6);
    const { docs } = await site.deps.db.collection('plays').where('roomId', '==', site.roomId).get();
    expect(docs).toEqual([]);
  });

  it('has the seats of the teacher’s plan', async () => {
    const pro = { ...site.teacher, userId: 'teacher-with-pro' };
    const end = new Date(site.deps.now() + MINUTE);
    await site.deps.db.doc(`users/${pro.userId}`).set({ stripeId: 'cus_1', end_datetime: end });
    const seatsOf = async (caller = site.teacher) => {
      const { teams } = await (
        await ClassTeacher.open(site, { division: { type: 'byNumber', teams: 30 } }, caller)
      ).board();
      return teams.reduce((sum, { places }) => sum + places, 0);
    };
    expect([await seatsOf(), await seatsOf(pro)]).toEqual([40, 60]);
  });

  it('is refused as the fourth one that is open, until one has ended', async () => {
    const first = await ClassTeacher.open(site);
    for (let more = 1; more < CLASS_LIMITS.openSessions; more++) await ClassTeacher.open(site);
    await expect(ClassTeacher.open(site)).rejects.toMatchObject({ code: 'quotaReached' });
    await first.orderAndWait({ type: 'end', team: null });
    expect(await ClassTeacher.open(site)).toBeDefined();
  });

  it('plays a room that its creator offers to classes, or their own', async () => {
    const own = await publishClassRoom({ classUse: 'creatorAlone' });
    await expect(ClassTeacher.open(own)).rejects.toMatchObject({ code: 'conflict' });
    expect(await ClassTeacher.open(own, {}, { ...CREATOR, emailVerified: true })).toBeDefined();
    const byLink = await publishClassRoom({ classUse: 'always' });
    expect(await ClassTeacher.open(byLink)).toBeDefined();
    await site.deps.db.doc(`summary/${site.roomId}`).update({ isListed: false });
    await expect(ClassTeacher.open(site)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Q3 joining a class', () => {
  it('gives all forty who join in the same second a seat, as evenly as can be', async () => {
    const teacher = await ClassTeacher.open(site, { division: { type: 'byNumber', teams: 6 } });
    const pupils = await Promise.all(Array.from({ length: 40 }, () => teacher.join()));
    const { teams } = await teacher.board();
    expect(teams.map(({ seats }) => seats.length).toSorted()).toEqual([6, 6, 7, 7, 7, 7]);
    const seats = pupils.map(({ seated }) => `${seated.playId}/${seated.seat}`);
    expect([new Set(seats).size, new Set(pupils.map(({ seated }) => seated.keys.seat)).size]).toEqual([
      40, 40,
    ]);
    await expect(teacher.join()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('Q2 gives a name of the game, another to each, whatever was typed; or what was typed, if the teacher wants', async () => {
    const teacher = await ClassTeacher.open(site);
    const names = [];
    for (let pupil = 0; pupil < 4; pupil++) {
      const { seated } = await teacher.join({ name: 'Rude' });
      names.push(seated.view.team?.seats.find(({ seat }) => seat === seated.seat)?.name);
    }
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    const typed = await ClassTeacher.open(site, { areNamesTyped: true });
    const { seated } = await typed.join({ name: '  Fen\u202eja ' });
    expect(seated.view.team?.seats[0]?.name).toBe('Fenja');
  });

  it('Q3 tells a pupil whether they play alone, at the door and inside', async () => {
    for (const [division, isAlone] of [
      [{ type: 'alone' }, true],
      [{ type: 'bySize', size: 2 }, false],
    ] as const) {
      const teacher = await ClassTeacher.open(site, { division });
      const door = await showParty({ code: teacher.code }, null, site.deps);
      const { seated } = await teacher.join();
      expect([door.inClass?.isAlone, seated.inClass?.isAlone]).toEqual([isAlone, isAlone]);
    }
  });

  it('brings each back to their own seat, also after the end', async () => {
    const teacher = await ClassTeacher.open(site);
    const [first, second] = [await teacher.join(), await teacher.join()];
    expect(teamOfPupil(first)).not.toBe(teamOfPupil(second));
    await teacher.order({ type: 'openDoor', isOpen: false });
    await teacher.orderAndWait({ type: 'end', team: null });
    const again = await teacher.join(ofToken(second));
    expect(again.seated).toMatchObject({ playId: second.seated.playId, keys: second.seated.keys });
    await expect(teacher.join()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused while the door is shut, and late where the teacher wants nobody late', async () => {
    const teacher = await ClassTeacher.open(site);
    await teacher.order({ type: 'openDoor', isOpen: false });
    await expect(teacher.join()).rejects.toMatchObject({ code: 'conflict' });
    const look = () => showParty({ code: teacher.code }, null, site.deps);
    const door = async () => (await look()).door;
    expect((await look()).inClass?.free).toBe(16);
    expect(await door()).toBe('closed');
    await teacher.order({ type: 'openDoor', isOpen: true });
    await teacher.startWith(1);
    expect([await door(), (await teacher.join()).seated.view.isStarted]).toEqual(['open', true]);
    await teacher.order({ type: 'letLate', mayComeLate: false });
    await expect(teacher.join()).rejects.toMatchObject({ code: 'conflict' });
    await teacher.orderAndWait({ type: 'end', team: null });
    expect(await door()).toBe('over');
  });

  it('is open again to who was removed, and not to a browser that was blocked', async () => {
    const teacher = await ClassTeacher.open(site);
    const pupil = await teacher.join();
    const seat = { team: teamOfPupil(pupil), seat: pupil.seated.seat };
    expect(await teacher.order({ type: 'remove', ...seat })).toBeNull();
    await expect(pupil.sync()).rejects.toMatchObject({ code: 'notFound' });
    const back = await teacher.join(ofToken(pupil));
    expect(back.seated.keys.seat).not.toBe(pupil.seated.keys.seat);
    const again = { team: teamOfPupil(back), seat: back.seated.seat };
    expect(await teacher.order({ type: 'block', ...again })).toBeNull();
    await expect(teacher.join(ofToken(pupil))).rejects.toMatchObject({ code: 'conflict' });
    const { door } = await showParty({ code: teacher.code, ...ofToken(pupil) }, null, site.deps);
    expect([door, (await teacher.board()).blocked]).toEqual(['blocked', 1]);
    expect(await teacher.order({ type: 'remove', ...again })).toBe('noSeat');
  });

  it('moves a pupil to another team: a new seat, new keys, and the old ones open nothing', async () => {
    const teacher = await ClassTeacher.open(site);
    const [pupil, other] = await teacher.startWith(2);
    const order = { type: 'move', team: teamOfPupil(pupil as PartyPlayer), seat: 0 } as const;
    expect(await teacher.order({ ...order, to: order.team })).toBe('teamFull');
    expect(await teacher.order({ ...order, to: 29 })).toBe('noTeam');
    expect(await teacher.order({ ...order, to: teamOfPupil(other as PartyPlayer) })).toBeNull();
    await expect((pupil as PartyPlayer).take({ type: 'tick' })).rejects.toMatchObject({ code: 'notFound' });
    const moved = await teacher.join(ofToken(pupil as PartyPlayer));
    expect(moved.seated).toMatchObject({ playId: other?.seated.playId, seat: 1, view: { isStarted: true } });
    expect(moved.seated.keys.seat).not.toBe(pupil?.seated.keys.seat);
    // The team that is empty now can be joined.
    expect(teamOfPupil(await teacher.join())).toBe(order.team);
  });
});

describe('Q3 a device that pupils share', () => {
  it('gives a new seat to somebody else at a device, whose door and block hold', async () => {
    const teacher = await ClassTeacher.open(site);
    const alone = await teacher.join();
    await leaveSeat(alone.proof, null, site.deps);
    expect((await teacher.board()).teams.flatMap(({ seats }) => seats)).toEqual([]);
    await teacher.order({ type: 'openDoor', isOpen: false });
    await expect(teacher.join(ofToken(alone))).rejects.toMatchObject({ code: 'conflict' });
    await teacher.order({ type: 'openDoor', isOpen: true });
    const anew = await teacher.join(ofToken(alone));
    expect(anew.seated.keys.seat).not.toBe(alone.seated.keys.seat);
    const browserToken = ofToken(anew).guestToken;
    const beside = await teacher.join({ browserToken });
    expect(beside.seated.playId).not.toBe(anew.seated.playId);
    await teacher.order({ type: 'block', team: teamOfPupil(beside), seat: beside.seated.seat });
    const refused = { code: 'conflict', message: 'This browser may not join.' };
    await expect(teacher.join({ ...ofToken(beside), browserToken })).rejects.toMatchObject(refused);
    expect((await teacher.join(ofToken(anew))).seated.playId, 'a seat that is not blocked stays').toBe(
      anew.seated.playId,
    );
    await leaveSeat(anew.proof, null, site.deps);
    await expect(teacher.join(ofToken(anew))).rejects.toMatchObject(refused);
    await expect(teacher.join({ browserToken })).rejects.toMatchObject(refused);
    const shown = await showParty({ code: teacher.code, browserToken }, null, site.deps);
    expect([shown.door, (await teacher.board()).blocked]).toEqual(['blocked', 1]);
  });
});

describe('Q6 the clock of a class', () => {
  it('is started, paused and ended by one write, which all plays go by', async () => {
    const teacher = await ClassTeacher.open(site);
    const pupils = await teacher.startWith(4);
    const paused = await commitsDuring(() => teacher.order({ type: 'pause', team: null }));
    // One for the throttle, one for the session.
    expect(paused).toHaveLength(2);
    for (const pupil of pupils) {
      const { view, inClass } = await pupil.sync();
      expect([view.isPaused, view.items, inClass?.state]).toEqual([true, [], 'paused']);
      const { refusal } = await pupil.take({ type: 'click', item: await pupil.nameOf('chest') });
      expect(refusal).toEqual({ type: 'paused' });
    }
    site.deps.passTime(10 * MINUTE);
    await teacher.order({ type: 'goOn', team: null });
    site.deps.passTime(MINUTE);
    const { view } = await (pupils[0] as PartyPlayer).sync();
    expect([view.isPaused, view.elapsed, view.timeLimit]).toEqual([false, MINUTE, 40]);
  });

  it('counts no time twice that the class and a team were paused', async () => {
    const teacher = await ClassTeacher.open(site);
    const [pupil] = await teacher.startWith(1);
    const team = teamOfPupil(pupil as PartyPlayer);
    for (const [order, minutes] of [
      [{ type: 'pause', team }, 1],
      [{ type: 'pause', team: null }, 1],
      [{ type: 'goOn', team }, 1],
      [{ type: 'goOn', team: null }, 1],
    ] as const) {
      expect(await teacher.order(order)).toBeNull();
      site.deps.passTime(minutes * MINUTE);
    }
    expect((await (pupil as PartyPlayer).sync()).view.elapsed).toBe(MINUTE);
  });

  it('Q5 is the teacher’s alone: a pupil can neither start, pause nor go on', async () => {
    const teacher = await ClassTeacher.open(site, { mayAskHints: false });
    const early = await teacher.join();
    const teacherOnly = { refusal: { type: 'teacherOnly' }, events: [] };
    expect(await early.take({ type: 'start' })).toMatchObject(teacherOnly);
    await teacher.startWith(0);
    for (const type of ['start', 'pause', 'resume', 'askHint'] as const)
      expect(await early.take({ type })).toMatchObject(teacherOnly);
    expect(await early.take({ type: 'tick' })).toMatchObject({ refusal: null });
  });

  it('ends a team at its limit, and lets it play on with the minutes that it is given', async () => {
    const teacher = await ClassTeacher.open(site, { minutes: 2 });
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    const team = teamOfPupil(pupil);
    site.deps.passTime(3 * MINUTE);
    expect(await pupil.take({ type: 'tick' })).toMatchObject({ refusal: { type: 'ended' } });
    expect((await teacher.board()).teams[team]).toMatchObject({ outcome: 'timeUp', played: 2 * MINUTE });
    await teacher.order({ type: 'giveMinutes', team, minutes: 5 });
    expect((await pupil.sync()).view).toMatchObject({ isGameOver: false, timeLimit: 7, elapsed: 2 * MINUTE });
    const { events } = await pupil.take({
      type: 'enterPassword',
      item: await pupil.nameOf('chest'),
      password: CODE,
    });
    expect(events.map(({ type }) => type)).toContain('opened');
  });

  it('ends with the session, three hours after the start at the latest', async () => {
    const teacher = await ClassTeacher.open(site, { minutes: null });
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    site.deps.passTime(179 * MINUTE);
    expect((await pupil.sync()).view).toMatchObject({ isGameOver: false, timeLimit: null });
    site.deps.passTime(2 * MINUTE);
    expect((await teacher.board()).state).toBe('ended');
    expect((await pupil.sync()).view.isGameOver).toBe(true);
    expect(await teacher.order({ type: 'pause', team: null })).toBe('ended');
  });
});
