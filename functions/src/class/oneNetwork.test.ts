// @isolation backend whole

import { beforeAll, describe, expect, it } from 'vitest';
import { joinParty } from '../party/joinParty.ts';
import { showParty } from '../party/showParty.ts';
import { ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CODE } from '../testing/testRoom.ts';
import { WRONG_CODES } from '../throttles/parties.ts';

serveTests();

const PUPILS = 60;
const WRONG = 'ZZZZZZ';

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
beforeAll(async () => {
  site = await publishClassRoom();
  const end = new Date(site.deps.now() + 60_000);
  await site.deps.db.doc(`users/${site.teacher.userId}`).set({ stripeId: 'cus_1', end_datetime: end });
  teacher = await ClassTeacher.open(site, { division: { type: 'byNumber', teams: 30 } });
});

const look = (code: string) => showParty({ code }, null, site.deps);
const everybody = <Result>(pupils: readonly PartyPlayer[], does: (pupil: PartyPlayer) => Promise<Result>) =>
  Promise.all(pupils.map(does));

describe('Q9 a class of 60 behind one address', () => {
  let pupils: readonly PartyPlayer[];

  it('joins within a minute, though everybody mistypes the code twice and comes back once', async () => {
    for (let tried = 0; tried < 2 * PUPILS; tried++)
      await expect(look(WRONG)).rejects.toMatchObject({ code: 'notFound' });
    pupils = await Promise.all(
      Array.from({ length: PUPILS }, async () => {
        await look(teacher.code);
        await look(teacher.code);
        return teacher.join();
      }),
    );
    await everybody(pupils, ({ seated: { guestToken } }) => teacher.join({ guestToken: guestToken ?? '' }));
    const { teams } = await teacher.board();
    expect(teams.map(({ seats }) => seats.length)).toEqual(Array.from({ length: 30 }, () => 2));
  });

  it('polls and acts within a minute, and nobody is refused', async () => {
    await teacher.startWith(0);
    for (let asked = 0; asked < 5; asked++) await everybody(pupils, (pupil) => pupil.sync());
    // A browser without the live channel asks every two seconds.
    const [one] = pupils as [PartyPlayer];
    for (let asked = 0; asked < 30; asked++) await one.sync();
    const refusals = await everybody(pupils, async (pupil) => {
      const item = await pupil.nameOf('chest');
      const password = `${teamOfPupil(pupil)} by ${pupil.seated.seat}`;
      const guessed = await pupil.take({ type: 'enterPassword', item, password });
      const hinted = await pupil.take({ type: 'askHint' });
      return [guessed.refusal, hinted.refusal, ...guessed.events.map(({ type }) => type)];
    });
    expect(new Set(refusals.map((each) => each.join()))).toEqual(new Set([',,passwordWrong']));
    const ends = await everybody(
      pupils.filter(({ seated }) => seated.seat === 0),
      async (pupil) => {
        const item = await pupil.nameOf('chest');
        return (await pupil.take({ type: 'enterPassword', item, password: CODE })).refusal;
      },
    );
    expect(ends.every((refusal) => refusal === null)).toBe(true);
  });
});

describe('T9 a stranger in the network of a class', () => {
  it('guesses so many codes a minute as one in 80,000 open ones are found in an hour, and no more', async () => {
    site.deps.passTime(60_000);
    const guess = async (call: (request: { code: string }) => Promise<unknown>) => {
      const answer = await call({ code: WRONG }).catch((error: { code: string }) => error.code);
      return answer === 'notFound';
    };
    const calls = [
      (request: { code: string }) => showParty(request, null, site.deps),
      (request: { code: string }) => joinParty(request, null, site.deps),
    ];
    let compared = 0;
    for (let tried = 0; tried < 3 * WRONG_CODES.most; tried++)
      for (const call of calls) if (await guess(call)) compared++;
    expect(compared).toBe(WRONG_CODES.most);
    const codes = 30 ** 6;
    expect((60 * compared) / codes).toBeLessThan(1 / 80_000);
  });
});
