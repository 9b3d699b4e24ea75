// @isolation backend

import { beforeEach, describe, expect, it } from 'vitest';
import { AFTER_WAITING, ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { useUp } from '../testing/useUp.ts';
import { WALLS, WRONG_WALLS } from '../throttles/classes.ts';

serveTests();

const MINUTE = 60_000;

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
beforeEach(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site);
});

/** All texts in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('Q7 the wall', () => {
  it('shows code, clock, teams and how far they are, to whoever has its key', async () => {
    const [pupil] = (await teacher.startWith(4)) as [PartyPlayer];
    const team = teamOfPupil(pupil);
    site.deps.passTime(MINUTE);
    await pupil.takeKey();
    await teacher.order({ type: 'giveMinutes', team, minutes: 2 });
    await teacher.order({ type: 'pause', team: 1 - team });
    site.deps.passTime(MINUTE);
    const wall = await teacher.wall();
    expect(wall).toMatchObject({
      roomName: 'The study',
      code: teacher.code,
      language: 'en',
      state: 'running',
      isDoorOpen: true,
      isRanked: false,
      played: 2 * MINUTE,
      limit: 40 * MINUTE,
    });
    expect(wall.at - (wall.startedAt ?? 0)).toBe(2 * MINUTE);
    const { name } = (await teacher.board()).teams[team] ?? {};
    expect(wall.teams[team]).toEqual({
      team,
      name,
      seated: 2,
      progress: 2 / 3,
      outcome: null,
      isPaused: false,
      played: 2 * MINUTE,
      limit: 42 * MINUTE,
    });
    expect(wall.teams[1 - team]).toMatchObject({ isPaused: true, played: MINUTE });
    await pupil.leave();
    expect((await teacher.wall()).teams[team]).toMatchObject({ progress: 1, outcome: 'escaped' });
  });

  it('holds nothing else: no scene, thing, answer or message, and no name of a pupil', async () => {
    const [pupil] = (await teacher.startWith(2)) as [PartyPlayer];
    const team = teamOfPupil(pupil);
    await teacher.order({ type: 'say', team, message: { type: 'own', text: 'Look into the chest.' } });
    await pupil.take({ type: 'enterPassword', item: await pupil.nameOf('chest'), password: '1900' });
    const { teams } = await teacher.board();
    const wall = await teacher.wall();
    const shown = new Set(['The study', teacher.code, 'en', 'running', ...teams.map(({ name }) => name)]);
    expect(textsIn(wall).filter((text) => !shown.has(text))).toEqual([]);
    const fields = new Set(Object.keys(wall.teams[0] ?? {}));
    const allowed = ['isPaused', 'limit', 'name', 'outcome', 'played', 'progress', 'seated', 'team'];
    expect([...fields].toSorted()).toEqual(allowed);
    expect(Object.keys(wall).toSorted()).toEqual([
      ...['at', 'code', 'isDoorOpen', 'isRanked', 'language', 'limit', 'played', 'roomName', 'startedAt'],
      ...['state', 'teams'],
    ]);
  });

  it('stays shut to another key, to none of its length, and to a session that is not there', async () => {
    const { wall, bell } = (await teacher.board()).keys;
    const other = (await (await ClassTeacher.open(site)).board()).keys.wall;
    const wrong = [bell, other, wall.slice(0, -1), `${wall}x`, wall.toUpperCase(), 'x', teacher.code];
    for (const key of wrong) await expect(teacher.wall(key)).rejects.toMatchObject({ code: 'notFound' });
    const invented = new ClassTeacher(site.deps, { sessionId: 'invented', code: '' }, site.teacher);
    await expect(invented.wall(wall)).rejects.toMatchObject({ message: 'Class with id invented not found' });
    expect((await teacher.wall(wall)).state).toBe('lobby');
  });

  it('carries out what is due, while nobody reads the board', async () => {
    const [pupil] = (await teacher.startWith(1)) as [PartyPlayer];
    const { wall } = (await teacher.board()).keys;
    await teacher.order({ type: 'end', team: null });
    site.deps.passTime(AFTER_WAITING);
    const { state, code, teams } = await teacher.wall(wall);
    expect([state, code, teams[teamOfPupil(pupil)]?.outcome]).toEqual(['ended', '', 'ended']);
    expect((await site.deps.read(`plays/${pupil.seated.playId}`))?.isCounted).toBe(true);
  });

  it('is asked for within limits: of right keys by session, of wrong ones by network', async () => {
    const key = (await teacher.board()).keys.wall;
    const guess = () => teacher.wall('guessed');
    const { network } = site.deps;
    await useUp(WRONG_WALLS, site.deps, { client: { type: 'network', id: network }, left: 2 });
    for (let left = 2; left > 0; left--) await expect(guess()).rejects.toMatchObject({ code: 'notFound' });
    await expect(guess()).rejects.toMatchObject({ code: 'tooManyRequests' });
    // A pupil who guesses does not shut the wall in the same classroom.
    expect((await teacher.wall(key)).state).toBe('lobby');
    site.deps.passTime(MINUTE);
    await useUp(WALLS, site.deps, { client: { type: 'session', id: teacher.sessionId }, left: 2 });
    for (let left = 2; left > 0; left--) await teacher.wall(key);
    await expect(teacher.wall(key)).rejects.toMatchObject({ code: 'tooManyRequests' });
  });
});
