// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import type { SetUpSeatRequest } from '../../../core/calls/class/setUpSeat.ts';
import { setUpSeatCall } from '../../../core/calls/class/setUpSeat.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import { AFTER_WAITING, ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { SEAT_SET_UPS, TEACHER_CALLS } from '../throttles/classes.ts';
import { callTeacher } from './callTeacher.ts';
import { setUpSeat } from './setUpSeat.ts';

const live = connectLiveBrowser(serveTests());

const MINUTE = 60_000;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
beforeEach(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site);
});

const setUp = (pupil: PartyPlayer, request: Pick<SetUpSeatRequest, 'spin' | 'people'>) =>
  setUpSeat({ ...pupil.proof, ...request }, pupil.caller, site.deps);
const call = (pupil: PartyPlayer, isCalling = true) =>
  callTeacher({ ...pupil.proof, isCalling }, pupil.caller, site.deps);
/** Two pupils of one team, and one of the other. */
async function joinAll() {
  const pupils: PartyPlayer[] = [];
  for (let joined = 0; joined < 4; joined++) pupils.push(await teacher.join());
  const [one] = pupils as [PartyPlayer];
  const isMate = (pupil: PartyPlayer) => teamOfPupil(pupil) === teamOfPupil(one);
  const mate = pupils.slice(1).find(isMate) as PartyPlayer;
  return { one, mate, other: pupils.find((pupil) => !isMate(pupil)) as PartyPlayer };
}
const nameOf = async (pupil: PartyPlayer) =>
  (await pupil.sync()).view.team?.seats.find(({ seat }) => seat === pupil.seated.seat)?.name;
const seatOf = async (pupil: PartyPlayer) =>
  (await teacher.board()).teams[teamOfPupil(pupil)]?.seats.find(({ seat }) => seat === pupil.seated.seat);
const cardOf = async (pupil: PartyPlayer) => (await teacher.board()).teams[teamOfPupil(pupil)];

describe('Q2 the name of a pupil', () => {
  it('is spun up to three times before the start, each time another that nobody has', async () => {
    const [one, two] = [await teacher.join(), await teacher.join()];
    expect(one.seated.inClass?.spinsLeft).toBe(CLASS_LIMITS.spins);
    const names = [await nameOf(one), await nameOf(two)];
    for (let spin = 1; spin <= CLASS_LIMITS.spins; spin++) {
      const { name, spinsLeft } = await setUp(one, { spin: true });
      expect([names.includes(name), spinsLeft]).toEqual([false, CLASS_LIMITS.spins - spin]);
      names.push(name);
      expect(await nameOf(one)).toBe(name);
    }
    await expect(setUp(one, { spin: true })).rejects.toMatchObject({ code: 'conflict' });
    expect((await one.sync()).inClass?.spinsLeft).toBe(0);
    await teacher.startWith(0);
    await expect(setUp(two, { spin: true })).rejects.toMatchObject({ code: 'conflict' });
    expect((await two.sync()).inClass?.spinsLeft).toBe(0);
  });

  it('is told to the team at once', async () => {
    const { one, mate } = await joinAll();
    const { name } = await setUp(one, { spin: true });
    const told = Object.values((await live.read(`told/${mate.seated.keys.seat}`)) as Record<string, string>);
    expect(told.join()).toContain(name);
  });

  it('is the pupil’s own where it is typed, and then the teacher alone gives another', async () => {
    const typed = await ClassTeacher.open(site, { areNamesTyped: true });
    const pupil = await typed.join({ name: 'Rude' });
    expect(pupil.seated.inClass?.spinsLeft).toBe(0);
    await expect(setUp(pupil, { spin: true })).rejects.toMatchObject({ code: 'conflict' });
    const seat = { team: teamOfPupil(pupil), seat: 0 };
    expect(await typed.order({ type: 'rename', ...seat })).toBeNull();
    expect(await nameOf(pupil)).not.toBe('Rude');
    expect(await typed.order({ type: 'rename', ...seat, seat: 5 })).toBe('noSeat');
  });
});

describe('Q3 a seat of a class', () => {
  it('holds one to six people, and goes with its pupil into another team', async () => {
    const pupil = await teacher.join();
    expect(pupil.seated.inClass?.people).toBe(1);
    expect(await setUp(pupil, { people: 3 })).toMatchObject({ people: 3, spinsLeft: CLASS_LIMITS.spins });
    await setUp(pupil, { spin: true });
    expect(await seatOf(pupil)).toMatchObject({ people: 3 });
    const team = teamOfPupil(pupil);
    await teacher.order({ type: 'move', team, seat: 0, to: 1 - team });
    const moved = await teacher.join({ guestToken: pupil.seated.guestToken ?? '' });
    expect(moved.seated.inClass).toMatchObject({ people: 3, spinsLeft: CLASS_LIMITS.spins - 1 });
    // A pupil who takes the seat that is free now begins with the default settings.
    const next = await teacher.join();
    expect([teamOfPupil(next), next.seated.inClass?.people]).toEqual([team, 1]);
    const isFine = (request: object) =>
      parseWith(setUpSeatCall.request, { playId: 'p', seat: 0, ...request }).ok;
    expect(isFine({ people: 6 })).toBe(true);
    for (const wrong of [{ people: 0 }, { people: 7 }, { people: 1.5 }, { spin: false }, { seat: 8 }])
      expect(isFine(wrong), JSON.stringify(wrong)).toBe(false);
  });

  it('is lit up for ten seconds, and no other', async () => {
    const [one, two] = [await teacher.join(), await teacher.join()];
    expect(await teacher.order({ type: 'lightUp', team: teamOfPupil(one), seat: 0 })).toBeNull();
    const { inClass } = await one.sync();
    expect(inClass?.litUntil).toBe((inClass?.at ?? 0) + 10_000);
    expect(await live.read(`bells/${inClass?.bell}`)).toBe(inClass?.number);
    expect((await two.sync()).inClass?.litUntil).toBeNull();
    site.deps.passTime(10_000);
    expect((await one.sync()).inClass?.litUntil).toBeNull();
    expect(await teacher.order({ type: 'lightUp', team: 0, seat: 7 })).toBe('noSeat');
  });

  it('Q4 is shown as there while its browser is heard of, and since when it is not', async () => {
    const pupil = await teacher.join();
    const seenAt = site.deps.now();
    expect(await seatOf(pupil)).toMatchObject({ isHere: true, seenAt });
    site.deps.passTime(20_000);
    expect(await seatOf(pupil)).toMatchObject({ isHere: false, seenAt });
    await pupil.sync();
    const syncedAt = site.deps.now();
    // The board reads the live channel at every other look.
    site.deps.passTime(2500);
    expect(await seatOf(pupil)).toMatchObject({ isHere: true, seenAt: syncedAt });
    site.deps.passTime(MINUTE);
    const here = `teams/${pupil.seated.keys.team}/here/0/connection-1`;
    await site.deps.live.publish({ [here]: { at: site.deps.now() - 15_000, seen: 1 } });
    expect(await seatOf(pupil)).toMatchObject({ isHere: true, seenAt: site.deps.now() - 15_000 });
    site.deps.passTime(5000);
    expect(await seatOf(pupil)).toMatchObject({ isHere: false, seenAt: site.deps.now() - 20_000 });
  });

  it('Q4 is, once the clock runs, in a place that has a name: the room’s where its only place has none', async () => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    expect(await seatOf(pupil)).toMatchObject({ place: 'The study' });
  });
});

describe('Q4 a call for the teacher', () => {
  it('is shown on the board and to the whole team, until it is taken back', async () => {
    const { one, mate, other } = await joinAll();
    await teacher.startWith(0);
    expect(await call(one)).toEqual({ isCalling: true });
    expect((await cardOf(one))?.needs).toEqual(['help']);
    const calling = async (pupil: PartyPlayer) => (await pupil.sync()).inClass?.isCalling;
    expect([await calling(mate), await calling(other)]).toEqual([true, false]);
    await call(mate, false);
    expect([await calling(one), (await cardOf(one))?.needs]).toEqual([false, []]);
    expect((await one.sync()).inClass?.isHelpComing).toBe(false);
  });

  it('makes the browsers of the team ask: they miss a number', async () => {
    const { one, mate } = await joinAll();
    await teacher.startWith(0);
    const before = (await mate.sync()).number;
    await call(one);
    const told = (await live.read(`told/${mate.seated.keys.seat}`)) as Record<string, string>;
    expect(
      Object.keys(told)
        .map(Number)
        .filter((number) => number > before),
    ).toEqual([before + 2]);
  });

  it.each([
    ['seen', { type: 'seen' }],
    ['a message to the team', { type: 'say', message: { type: 'ready', message: 'eyes' } }],
    ['a hint', { type: 'hint' }],
  ] as const)('is answered by %s', async (_, order) => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    await call(pupil);
    expect(await teacher.order({ ...order, team: teamOfPupil(pupil) })).toBeNull();
    expect((await cardOf(pupil))?.needs).toEqual([]);
    expect((await pupil.sync()).inClass).toMatchObject({ isCalling: false, isHelpComing: true });
    site.deps.passTime(AFTER_WAITING);
    expect((await pupil.sync()).inClass?.isCalling).toBe(false);
    // The next call counts again.
    await call(pupil);
    expect((await cardOf(pupil))?.needs).toEqual(['help']);
  });

  it('is not answered by a hint that was called back, or by what all were told', async () => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    await call(pupil);
    await teacher.order({ type: 'say', team: null, message: { type: 'ready', message: 'eyes' } });
    await teacher.order({ type: 'hint', team: teamOfPupil(pupil) });
    await teacher.order({ type: 'callBack', order: (await teacher.board()).number });
    expect((await pupil.sync()).inClass?.isCalling).toBe(true);
    expect(await teacher.order({ type: 'seen', team: 29 })).toBe('noTeam');
  });

  it('comes only from a team that plays', async () => {
    const pupil = await teacher.join();
    await expect(call(pupil)).rejects.toMatchObject({ code: 'conflict' });
    await teacher.startWith(0);
    expect(await call(pupil)).toEqual({ isCalling: true });
    await teacher.orderAndWait({ type: 'end', team: null });
    await expect(call(pupil)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Q5 a seat of a class', () => {
  it('is set up, and calls, by its own pupil alone', async () => {
    const [victim, mallory] = (await teacher.startWith(2)) as [PartyPlayer, PartyPlayer];
    const { playId, seat } = victim.proof;
    const forged = [
      { playId, seat },
      { ...mallory.proof, playId },
      { ...victim.proof, seat: 1 },
      { ...victim.proof, key: mallory.seated.keys.seat },
    ];
    for (const proof of forged) {
      const notFound = { code: 'notFound' };
      await expect(setUpSeat({ ...proof, people: 6 }, null, site.deps)).rejects.toMatchObject(notFound);
      const calls = callTeacher({ ...proof, isCalling: true }, null, site.deps);
      await expect(calls).rejects.toMatchObject(notFound);
    }
    expect(await seatOf(victim)).toMatchObject({ people: 1 });
  });

  it('is none of a party', async () => {
    const ada = await PartyPlayer.open(site.deps, site.roomId, null);
    const conflict = { code: 'conflict', message: 'No class plays here.' };
    await expect(setUp(ada, { people: 2 })).rejects.toMatchObject(conflict);
    await expect(call(ada)).rejects.toMatchObject(conflict);
  });

  it('is set up, and calls, within limits', async () => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    for (let sent = 0; sent < SEAT_SET_UPS.most; sent++) await setUp(pupil, { people: 1 + (sent % 6) });
    await expect(setUp(pupil, { people: 1 })).rejects.toMatchObject({ code: 'tooManyRequests' });
    for (let sent = 0; sent < TEACHER_CALLS.most; sent++) await call(pupil, sent % 2 === 0);
    await expect(call(pupil)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});
