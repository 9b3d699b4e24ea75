// @isolation backend

import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { type BillingCounter, countBilled } from '../../../local/testing/countBilled.ts';
import { claimPlays } from '../account/claimPlays.ts';
import { joinParty } from '../party/joinParty.ts';
import { ClassTeacher, publishClassRoom, teamOfPupil } from '../testing/classes.ts';
import type { PartyPlayer } from '../testing/PartyPlayer.ts';
import { serveTests } from '../testing/serveTests.ts';

serveTests();

const TEAMS = 6;
const PUPIL = { userId: 'pupil-1', name: 'Grace', emailVerified: true };
const LONG_AGO = Timestamp.fromMillis(0);

let site: Awaited<ReturnType<typeof publishClassRoom>>;
let teacher: ClassTeacher;
let pupils: readonly PartyPlayer[];
let key: string;
beforeEach(async () => {
  site = await publishClassRoom();
  teacher = await ClassTeacher.open(site, { division: { type: 'byNumber', teams: TEAMS } });
  pupils = await teacher.startWith(TEAMS);
  ({ wall: key } = (await teacher.board()).keys);
  await teacher.wall(key);
  for (const { seated } of pupils)
    await site.deps.db.doc(`plays/${seated.playId}`).update({ 'inClass.changedAt': LONG_AGO });
  // Everything is read again, with the older stamps.
  site.deps.passTime(30_000);
  await teacher.board();
});

async function lookAtChest(pupil: PartyPlayer): Promise<void> {
  await pupil.take({ type: 'click', item: await pupil.nameOf('chest') });
}

async function billedFor(look: () => Promise<unknown>): Promise<BillingCounter['billed']> {
  const { billed, stop } = countBilled();
  await look();
  stop();
  return billed;
}

describe('Q4 Q7 a look at the board or the wall', () => {
  const looks = { board: () => teacher.board(), wall: () => teacher.wall(key) };

  it.each(Object.entries(looks))(
    '%s: writes nothing and reads the session and what changed',
    async (_, look) => {
      expect(await billedFor(look)).toMatchObject({ reads: 2, writes: 0 });
      const [one, other] = pupils as [PartyPlayer, PartyPlayer];
      await lookAtChest(one);
      expect(await billedFor(look)).toMatchObject({ reads: 2, writes: 0 });
      await lookAtChest(one);
      await lookAtChest(other);
      expect(await billedFor(look)).toMatchObject({ reads: 3, writes: 0 });
    },
  );

  it('shows at once what a team has done', async () => {
    const [pupil] = pupils as [PartyPlayer];
    await pupil.takeKey();
    const [board, wall] = [await teacher.board(), await teacher.wall(key)];
    const team = teamOfPupil(pupil);
    expect([board.teams[team]?.progress, wall.teams[team]?.progress]).toEqual([2 / 3, 2 / 3]);
    await pupil.leave();
    expect((await teacher.board()).teams[team]).toMatchObject({ progress: 1, outcome: 'escaped' });
  });

  it('finds a change without a stamp within half a minute, as an earlier release stores it', async () => {
    const [{ seated }] = pupils as [PartyPlayer];
    await site.deps.db.doc(`plays/${seated.playId}`).update({ 'inClass.trail.done': 1 });
    site.deps.passTime(30_000);
    expect((await teacher.board()).teams[teamOfPupil(pupils[0] as PartyPlayer)]?.progress).toBe(1 / 3);
  });
});

describe('Q3 a pupil who joins', () => {
  it('costs as little in a class of many teams as in one of two', async () => {
    const readsIn = async (teams: number) => {
      const another = await ClassTeacher.open(site, { division: { type: 'byNumber', teams } });
      await another.join();
      return (await billedFor(() => another.join())).reads;
    };
    expect(await readsIn(CLASS_LIMITS.teams)).toBe(await readsIn(2));
  });

  it('comes back to the own seat after signing in', async () => {
    const [{ seated }] = pupils as [PartyPlayer];
    await claimPlays({ guestToken: seated.guestToken ?? '' }, PUPIL, site.deps);
    const { playId, seat } = await joinParty({ code: teacher.code }, PUPIL, site.deps);
    expect({ playId, seat }).toEqual({ playId: seated.playId, seat: seated.seat });
  });
});
