// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { AFTER_WAITING, ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import { connectLiveBrowser } from '../testing/connectLiveBrowser.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE } from '../testing/testRoom.ts';
import { callTeacher } from './callTeacher.ts';

const live = connectLiveBrowser(serveTests());

const MINUTE = 60_000;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
let pupil: PartyPlayer;
let other: PartyPlayer;
let team: number;
beforeEach(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site);
  [pupil, other] = (await teacher.startWith(2)) as [PartyPlayer, PartyPlayer];
  team = teamOfPupil(pupil);
});

const enter = async (password: string, by = pupil) =>
  by.take({ type: 'enterPassword', item: await by.nameOf('chest'), password });
const cardOf = async (of = team) => (await teacher.board()).teams[of];
const heardBy = async (by: PartyPlayer) =>
  (await by.sync()).heard.flatMap(({ events }) => events.map(({ type }) => type));

describe('Q12 an order that waits', () => {
  it('reaches the team after five seconds, by whichever call comes next, and once', async () => {
    expect(await teacher.order({ type: 'hint', team })).toBeNull();
    expect(await heardBy(pupil)).not.toContain('hint');
    site.deps.passTime(AFTER_WAITING);
    expect(await heardBy(pupil)).toContain('hint');
    await pupil.take({ type: 'tick' });
    await teacher.board();
    const { view } = await pupil.sync();
    expect([view.hints, (await other.sync()).view.hints]).toEqual([1, 0]);
  });

  it('is shown on every device of the teacher, and can be called back from any', async () => {
    await teacher.order({ type: 'hint', team: null });
    await teacher.order({ type: 'end', team });
    const { waiting, number } = await teacher.board();
    expect(waiting.map(({ type, team: of }) => [type, of])).toEqual([
      ['hint', null],
      ['end', team],
    ]);
    for (const each of waiting)
      expect(await teacher.order({ type: 'callBack', order: each.number })).toBeNull();
    site.deps.passTime(AFTER_WAITING);
    expect(await teacher.order({ type: 'callBack', order: number })).toBe('tooLate');
    expect((await pupil.sync()).view).toMatchObject({ hints: 0, isGameOver: false });
  });

  it('waits on while the team is paused', async () => {
    await teacher.order({ type: 'hint', team });
    await teacher.order({ type: 'pause', team });
    site.deps.passTime(AFTER_WAITING);
    expect((await pupil.sync()).view.hints).toBe(0);
    await teacher.order({ type: 'goOn', team });
    expect((await pupil.sync()).view.hints).toBe(1);
  });

  it('is dropped if it comes to nothing, and the board says so', async () => {
    await teacher.orderAndWait({ type: 'open', team, item: await pupil.nameOf('note') });
    const card = await cardOf();
    expect(card?.dropped).toBeGreaterThan(0);
    expect(card?.outcome).toBeNull();
  });
});

describe('Q5 what the teacher orders', () => {
  it('opens a lock for a team; the others do not hear of it', async () => {
    const { openable } = (await cardOf()) ?? {};
    expect(openable?.map(({ name }) => name)).toEqual(['Door', 'chest']);
    await teacher.orderAndWait({ type: 'open', team, item: await pupil.nameOf('chest') });
    await teacher.board();
    const told = Object.values((await live.read(`told/${pupil.seated.keys.seat}`)) as Record<string, string>);
    expect(told.join()).toContain('revealed');
    expect(await heardBy(pupil)).toEqual(expect.arrayContaining(['unlocked', 'opened', 'revealed']));
    expect(await heardBy(other)).not.toContain('unlocked');
    expect(await cardOf()).toMatchObject({ progress: 1 / 3, quiet: AFTER_WAITING });
  });

  it('ends a team, lets it go on, and ends it again; each time its pupils hear of it', async () => {
    const ends = async () => (await heardBy(pupil)).filter((type) => type === 'gameOver').length;
    for (const count of [1, 2]) {
      await teacher.orderAndWait({ type: 'end', team });
      expect((await cardOf())?.outcome).toBe('ended');
      expect(await ends()).toBe(count);
      expect(await teacher.order({ type: 'goOn', team })).toBeNull();
      expect((await cardOf())?.outcome).toBeNull();
      expect((await pupil.sync()).view.isGameOver).toBe(false);
      expect((await enter('1900')).refusal).toBeNull();
    }
  });

  it('tells the words of a hint before it goes, and afterwards to whom they went', async () => {
    const ahead = await teacher.nextHint(team);
    expect(await teacher.nextHint(29), 'nobody plays there').toBeNull();
    expect(ahead).toMatchObject({ rung: 'what', next: 'where' });
    expect((await pupil.sync()).view.hints, 'looking sends nothing').toBe(0);
    await teacher.order({ type: 'hint', team });
    const due = (await teacher.board()).waiting[0]?.due;
    site.deps.passTime(AFTER_WAITING);
    expect((await teacher.board()).hintsSent).toEqual([{ team, at: due, hint: ahead }]);
    expect(await teacher.nextHint(team)).toMatchObject({ rung: 'where', label: expect.any(String) });
    await pupil.take({ type: 'askHint' });
    expect((await teacher.board()).hintsSent, 'what a team asked for was not sent').toHaveLength(1);
    const { hinted } = (await teacher.results()).teams[team] ?? {};
    expect(hinted?.map(({ hint, isByTeacher }) => [hint?.rung, isByTeacher])).toEqual([
      ['what', true],
      ['where', false],
    ]);
    await teacher.order({ type: 'pause', team });
    expect(await teacher.nextHint(team)).toBeNull();
  });

  it('says something to one team or to all, and rings the bell of all', async () => {
    const bell = (await teacher.board()).keys.bell;
    expect(pupil.seated.inClass?.bell).toBe(bell);
    await teacher.order({ type: 'say', team, message: { type: 'own', text: 'Look again.' } });
    await teacher.order({ type: 'say', team: null, message: { type: 'ready', message: 'eyes' } });
    const { inClass } = await pupil.sync();
    expect(inClass?.messages.map(({ message }) => message)).toEqual([
      { type: 'own', text: 'Look again.' },
      { type: 'ready', message: 'eyes' },
    ]);
    expect((await other.sync()).inClass?.messages).toHaveLength(1);
    expect(await live.read(`bells/${bell}`)).toBe(inClass?.number);
  });

  it('ends a team, whose seats hear it at once when the board is read, and no other', async () => {
    site.deps.passTime(MINUTE);
    await teacher.orderAndWait({ type: 'end', team });
    expect(await cardOf()).toMatchObject({ outcome: 'ended', played: MINUTE + 5000 });
    expect(await heardBy(pupil)).toContain('gameOver');
    expect((await pupil.sync()).view).toMatchObject({ isGameOver: true, elapsed: MINUTE + 5000 });
    expect((await other.sync()).view.isGameOver).toBe(false);
    expect(await teacher.order({ type: 'hint', team })).toBe('ended');
  });

  it('gives minutes to all', async () => {
    await teacher.order({ type: 'giveMinutes', team: null, minutes: 5 });
    expect([(await pupil.sync()).view.timeLimit, (await other.sync()).view.timeLimit]).toEqual([45, 45]);
  });
});

describe('Q4 the board', () => {
  it('shows how far each team is, at which lock, since when, and how long it is quiet', async () => {
    site.deps.passTime(MINUTE);
    for (const answer of ['1', '2', '3', '4', '5']) await enter(answer);
    site.deps.passTime(4 * MINUTE);
    const card = await cardOf();
    expect(card).toMatchObject({
      progress: 0,
      played: 5 * MINUTE,
      limit: 40 * MINUTE,
      quiet: 4 * MINUTE,
      lock: { name: 'chest', since: MINUTE, wrong: 5 },
      outcome: null,
      seats: [{ seat: 0 }],
    });
    expect(card?.needs).toEqual(expect.arrayContaining(['quiet', 'wrong']));
    await enter(CODE);
    expect(await cardOf()).toMatchObject({ progress: 1 / 3, lock: null, quiet: 0, needs: [] });
  });

  it('Q12 does not call a team quiet that has just acted in any way: refused, by a signal, or calling', async () => {
    const quiet = async () => (await cardOf())?.quiet;
    site.deps.passTime(5 * MINUTE);
    await pupil.take({ type: 'pause' });
    expect(await quiet()).toBe(0);
    site.deps.passTime(4 * MINUTE);
    expect(await quiet()).toBe(4 * MINUTE);
    const signal = `teams/${pupil.seated.keys.team}/signals/${pupil.seated.seat}`;
    const given = { kind: 'ping', x: 1, y: 1, scene: 's' };
    await site.deps.live.publish({ [signal]: { ...given, at: site.deps.now() + 2 * MINUTE } });
    site.deps.passTime(MINUTE);
    expect(await quiet(), 'nobody can signal in the future').toBe(5 * MINUTE);
    await site.deps.live.publish({ [signal]: { ...given, at: site.deps.now() } });
    site.deps.passTime(MINUTE);
    expect(await cardOf()).toMatchObject({ quiet: MINUTE, needs: [] });
    await callTeacher({ ...pupil.proof, isCalling: true }, pupil.caller, site.deps);
    expect(await quiet()).toBe(0);
  });

  it('names nothing that the team has not earned, and no answer', async () => {
    const text = JSON.stringify(await teacher.board());
    for (const secret of ['"name":"key"', CODE, 'year']) expect(text).not.toContain(secret);
  });

  it('Q11 is the same on another device, and shows who is outside', async () => {
    await pupil.takeKey();
    await pupil.leave();
    const [here, there] = [await teacher.board(), await teacher.board()];
    expect(here).toEqual(there);
    expect(here.teams[team]).toMatchObject({ outcome: 'escaped', progress: 1, needs: [], openable: [] });
  });
});
