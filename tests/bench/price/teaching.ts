import { createRandom } from '../../../core/testing/createRandom.ts';
import { playTeam, ROOM_ID } from '../class/playTeam.ts';
import { HttpConnection } from '../load/HttpConnection.ts';
import { Latencies } from '../load/Latencies.ts';
import { SeatBrowser } from '../party/SeatBrowser.ts';
import { Tapper } from '../party/Tapper.ts';
import type { Creator } from './Creator.ts';

const PUPILS = 30;
const TEAMS = 10;
/** Minutes for which board and wall stay open, and milliseconds between two requests of each. */
const LESSON = 45;
const EVERY = 1500;
export const LOOKS_AT_A_LESSON = (LESSON * 60_000) / EVERY;

export interface Lesson {
  /** A request of the board and one of the wall. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

/** Thirty pupils join in ten teams and escape, at human speed; the teacher starts them and sees the end. */
export async function teach(origin: string, { call }: Creator): Promise<Lesson> {
  const { sessionId, code } = await call('openClass', {
    roomId: ROOM_ID,
    division: { type: 'byNumber', teams: TEAMS },
    language: 'en',
    minutes: null,
    mayAskHints: true,
    mayComeLate: true,
    areNamesTyped: false,
    isRanked: false,
  });
  const { keys } = await call('showClass', { sessionId });
  const pupils = await Promise.all(
    Array.from({ length: PUPILS }, () => Tapper.takePlace(origin, 'joinParty', { code })),
  );
  const browsers = pupils.map((pupil) => new SeatBrowser(pupil, origin));
  await Promise.all(browsers.map((browser) => browser.connect()));
  await call('orderClass', { sessionId, order: { type: 'start' } });
  await Promise.all(pupils.map((pupil) => pupil.sync()));
  const acts = new Latencies();
  await Promise.all(
    Array.from({ length: TEAMS }, (_, team) =>
      playTeam({
        team: pupils.filter(({ place }) => place.inClass?.team === team),
        random: createRandom(team + 1),
        acts,
        onMove: () => {},
      }),
    ),
  );
  if (acts.failed > 0) throw new Error(acts.firstFailure);
  await call('showResults', { sessionId });
  const wall = new HttpConnection(origin);
  return {
    look: async () => {
      await call('showClass', { sessionId });
      await wall.post('/api/showWall', JSON.stringify({ sessionId, key: keys.wall }));
    },
    close: async () => {
      wall.close();
      for (const browser of browsers) await browser.close();
    },
  };
}
