// @isolation backend

import { beforeAll, describe, expect, it } from 'vitest';
import { openClassCall } from '../../../core/calls/class/openClass.ts';
import { type OrderClassRequest, orderClassCall } from '../../../core/calls/class/orderClass.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import type { Caller } from '../http/findCaller.ts';
import { joinParty } from '../party/joinParty.ts';
import { leaveSeat } from '../party/leaveSeat.ts';
import { openDoor } from '../party/openDoor.ts';
import { openParty } from '../party/openParty.ts';
import { showParty } from '../party/showParty.ts';
import { AFTER_WAITING, ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE } from '../testing/testRoom.ts';
import { HINTS } from '../throttles/hints.ts';
import { deleteClass } from './deleteClass.ts';
import { keepResults } from './keepResults.ts';
import { listClasses } from './listClasses.ts';
import { openClass } from './openClass.ts';
import { orderClass } from './orderClass.ts';
import { showClass } from './showClass.ts';
import { showNextHint } from './showNextHint.ts';
import { showResults } from './showResults.ts';

const live = connectLiveBrowser(serveTests());

const PUPIL: Caller = { userId: 'pupil', name: 'Pupil', emailVerified: true };

const ORDERS = [
  { type: 'start' },
  { type: 'pause', team: null },
  { type: 'goOn', team: 0 },
  { type: 'giveMinutes', team: 0, minutes: 180 },
  { type: 'say', team: null, message: { type: 'own', text: 'I am the teacher.' } },
  { type: 'hint', team: 0 },
  { type: 'end', team: null },
  { type: 'callBack', order: 1 },
  { type: 'openDoor', isOpen: false },
  { type: 'letLate', mayComeLate: false },
  { type: 'remove', team: 0, seat: 0 },
  { type: 'block', team: 0, seat: 0 },
  { type: 'move', team: 0, seat: 0, to: 1 },
  { type: 'rename', team: 0, seat: 0 },
  { type: 'lightUp', team: 0, seat: 0 },
  { type: 'seen', team: 0 },
] as const;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
/** Two pupils: one with an account, and a guest. */
let pupils: readonly PartyPlayer[];
beforeAll(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site);
  const byAccount = await joinParty({ code: teacher.code }, PUPIL, site.deps);
  pupils = [new PartyPlayer(site.deps, byAccount, PUPIL), ...(await teacher.startWith(1))];
});

const stored = () => site.deps.read(`sessions/${teacher.sessionId}`);

describe('Q5 a pupil, or anybody but the teacher', () => {
  it('is refused by each call of the teacher, by account, as a guest and with an invented id', async () => {
    const before = await stored();
    const { sessionId } = teacher;
    const item = await (pupils[0] as PartyPlayer).nameOf('chest');
    const orders: readonly OrderClassRequest['order'][] = [...ORDERS, { type: 'open', team: 0, item }];
    for (const [caller, code] of [
      [PUPIL, 'notFound'],
      [null, 'unauthenticated'],
    ] as const) {
      for (const order of orders) {
        await expect(orderClass({ sessionId, order }, caller, site.deps)).rejects.toMatchObject({ code });
      }
      for (const call of [showClass, showResults, deleteClass])
        await expect(call({ sessionId }, caller, site.deps)).rejects.toMatchObject({ code });
      await expect(showNextHint({ sessionId, team: 0 }, caller, site.deps)).rejects.toMatchObject({ code });
      for (const isKept of [true, false])
        await expect(keepResults({ sessionId, isKept }, caller, site.deps)).rejects.toMatchObject({ code });
    }
    expect(await listClasses({}, PUPIL, site.deps)).toEqual({ classes: [] });
    await expect(listClasses({}, null, site.deps)).rejects.toMatchObject({ code: 'unauthenticated' });
    const invented = { sessionId: 'invented' };
    for (const call of [showClass, showResults, deleteClass])
      await expect(call(invented, site.teacher, site.deps)).rejects.toMatchObject({
        message: 'Class with id invented not found',
      });
    await expect(showClass({ sessionId }, PUPIL, site.deps)).rejects.toMatchObject({
      message: `Class with id ${sessionId} not found`,
    });
    await expect(
      orderClass({ ...invented, order: { type: 'start' } }, site.teacher, site.deps),
    ).rejects.toMatchObject({ code: 'notFound' });
    expect(await stored()).toEqual(before);
  });

  it('cannot open a class as a guest', async () => {
    const request = {
      roomId: site.roomId,
      division: { type: 'alone' },
      language: 'en',
      minutes: null,
      mayAskHints: true,
      mayComeLate: true,
      areNamesTyped: false,
      isRanked: false,
    } as const;
    await expect(openClass(request, null, site.deps)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openClass({ ...request, roomId: 'invented' }, PUPIL, site.deps)).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('has no rights over other seats, the door or a next party, as players of parties have', async () => {
    const [pupil] = pupils as [PartyPlayer];
    await teacher.order({
      type: 'move',
      team: teamOfPupil(pupils[1] as PartyPlayer),
      seat: 0,
      to: teamOfPupil(pupil),
    });
    const conflict = { code: 'conflict', message: 'In a class only the teacher may do that.' };
    const { proof, caller, deps } = pupil;
    await expect(leaveSeat({ ...proof, remove: 1 }, caller, deps)).rejects.toMatchObject(conflict);
    await expect(openDoor({ ...proof, isOpen: false }, caller, deps)).rejects.toMatchObject(conflict);
    await teacher.order({ type: 'end', team: teamOfPupil(pupil) });
    deps.passTime(AFTER_WAITING);
    await expect(openParty({ roomId: site.roomId, again: proof }, caller, deps)).rejects.toMatchObject(
      conflict,
    );
  });

  it('cannot join a team by its play’s own name, past the door', async () => {
    const code = `${teacher.sessionId}_0`;
    await expect(joinParty({ code }, null, site.deps)).rejects.toMatchObject({ code: 'notFound' });
    await expect(showParty({ code }, null, site.deps)).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('Q1 what a request may hold', () => {
  it('is bounded, whatever is sent', () => {
    const { request } = orderClassCall;
    const isFine = (order: unknown) => parseWith(request, { sessionId: 's', order }).ok;
    expect(isFine({ type: 'giveMinutes', team: 29, minutes: -180 })).toBe(true);
    for (const order of [
      { type: 'giveMinutes', team: 0, minutes: 1e9 },
      { type: 'giveMinutes', team: 0, minutes: 0.5 },
      { type: 'pause', team: 30 },
      { type: 'pause', team: -1 },
      { type: 'pause', team: Number.NaN },
      { type: 'pause' },
      { type: 'say', team: null, message: { type: 'own', text: 'x'.repeat(121) } },
      { type: 'say', team: null, message: { type: 'own', text: ' ' } },
      { type: 'say', team: null, message: { type: 'own', text: 'a\u0000b' } },
      { type: 'say', team: null, message: { type: 'ready', message: 'rude' } },
      { type: 'remove', team: 0, seat: 8 },
      { type: 'rename', team: 30, seat: 0 },
      { type: 'lightUp', team: 0 },
      { type: 'seen', team: null },
      { type: 'move', team: 0, seat: 0 },
      { type: 'open', team: 0, item: 'x'.repeat(201) },
      { type: 'deleteEverything' },
    ])
      expect(isFine(order), JSON.stringify(order)).toBe(false);
    const opening = {
      roomId: 'r',
      division: { type: 'byNumber', teams: 6 },
      language: 'en',
      minutes: 40,
      mayAskHints: true,
      mayComeLate: true,
      areNamesTyped: false,
      isRanked: false,
    };
    expect(parseWith(openClassCall.request, opening).ok).toBe(true);
    for (const change of [
      { division: { type: 'byNumber', teams: 31 } },
      { division: { type: 'bySize', size: 9 } },
      { minutes: 181 },
      { minutes: 0 },
      { roomId: 'a/b' },
      { language: 'x'.repeat(300) },
    ])
      expect(parseWith(openClassCall.request, { ...opening, ...change }).ok, JSON.stringify(change)).toBe(
        false,
      );
  });

  it('is held back from a teacher who floods', async () => {
    const flooder = await publishClassRoom();
    const own = await ClassTeacher.open(flooder);
    const flood = async () => {
      for (let sent = 0; sent <= 180; sent++) await own.order({ type: 'openDoor', isOpen: sent % 2 === 0 });
    };
    await expect(flood()).rejects.toMatchObject({ code: 'tooManyRequests' });
    const opens = async () => {
      for (let opened = 0; opened < 20; opened++) {
        const { sessionId } = await ClassTeacher.open(flooder, {}, PUPIL);
        await flooder.deps.db.doc(`sessions/${sessionId}`).delete();
      }
    };
    await opens();
    await expect(ClassTeacher.open(flooder, {}, PUPIL)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});

describe('Q10 the live channel of a class', () => {
  it('has a bell that is read by its key alone, and written by nobody', async () => {
    await teacher.order({ type: 'openDoor', isOpen: true });
    const { bell } = (await teacher.board()).keys;
    expect(await live.read(`bells/${bell}`)).toBeGreaterThan(0);
    for (const path of ['bells', 'bells/short', `bells/${'x'.repeat(30)}`])
      expect(await live.read(path)).toBeUndefined();
    for (const path of ['bells', `bells/${bell}`, `bells/${'x'.repeat(30)}`])
      expect(await live.write(path, 9)).toBe(false);
  });
});

describe('Q9 wrong answers of a class', () => {
  it('count by team and by teacher, so that teams behind one address do not use up each other’s tries', async () => {
    const own = await publishClassRoom();
    const ofClass = await ClassTeacher.open(own);
    const [one, two] = (await ofClass.startWith(2)) as [PartyPlayer, PartyPlayer];
    const enter = async (by: PartyPlayer, password: string) =>
      (await by.take({ type: 'enterPassword', item: await by.nameOf('chest'), password })).events.map(
        ({ type }) => type,
      );
    await enter(one, '1');
    const { docs } = await own.deps.db.collection('throttles').get();
    const guesses = docs.filter(
      ({ id, createTime }) => id.startsWith('guesses_') && createTime !== undefined,
    );
    const clients = (type: string, id: string) =>
      own.deps.db.doc(`throttles/guesses_${own.deps.digest('guesses', own.roomId, 1, 'chest', type, id)}`);
    const team = clients('team', one.seated.playId);
    const account = clients('teacher', own.teacher.userId);
    const ids = guesses.map(({ id }) => id);
    expect([team.id, account.id].every((id) => ids.includes(id))).toBe(true);
    expect(ids).not.toContain(clients('network', own.deps.network).id);
    await team.update({ level: 500, at: own.deps.now() });
    expect(await enter(one, CODE)).toEqual(['lockSlowed']);
    expect(await enter(two, '2')).toEqual(['passwordWrong']);
    await account.update({ level: 500, at: own.deps.now() });
    expect(await enter(two, CODE)).toEqual(['lockSlowed']);
    own.deps.passTime(60_000);
    expect(await enter(two, CODE)).toContain('opened');
  });
});

describe('Q9 hints of a class', () => {
  it('are limited by team, which a refusal says, and not by network', async () => {
    const own = await publishClassRoom();
    const [pupil] = (await (await ClassTeacher.open(own)).startWith(1)) as [PartyPlayer];
    const window = Math.floor(own.deps.now() / HINTS.window);
    const count = (type: string, id: string) =>
      own.deps.db
        .doc(`throttles/hints_${own.deps.digest('hints', window, type, id)}`)
        .set({ count: HINTS.most });
    const ask = () => pupil.take({ type: 'askHint' });
    await count('network', own.deps.network);
    expect((await ask()).refusal).toBeNull();
    await count('team', pupil.seated.playId);
    await expect(ask()).rejects.toMatchObject({
      code: 'tooManyRequests',
      message: 'Too many hints were requested in your class. Please try again in ten minutes.',
    });
  });
});
