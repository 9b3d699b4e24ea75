import { createRandom } from '../../../core/testing/createRandom.ts';
import { labelsAside, playTeam, ROOM_ID } from '../class/playTeam.ts';
import { HttpConnection } from '../load/HttpConnection.ts';
import { Latencies } from '../load/Latencies.ts';
import { SeatBrowser } from '../party/SeatBrowser.ts';
import { Tapper } from '../party/Tapper.ts';
import type { Creator } from './Creator.ts';
import { type Cost, type Count, minus, multiply } from './prices.ts';

const PUPILS = 30;
const TEAMS = 10;
/** Milliseconds between two actions of a pupil, and between two requests of a board and of a wall. */
const ACTION_EVERY = 12_000;
const BOARD_EVERY = 1400;
const WALL_EVERY = 3000;
const MINUTE = 60_000;
/** Milliseconds for which board and wall stay open. */
const LESSON = 45 * MINUTE;
const COUNTDOWN = 3000;

interface Lesson {
  /** All teams take the way out at human speed, and the teacher sees the end. */
  playOut: () => Promise<void>;
  /** A minute in which every pupil looks at something every twelve seconds. */
  lookAround: () => Promise<void>;
  /** What the pages of board and wall request. */
  askBoard: () => Promise<unknown>;
  askWall: () => Promise<unknown>;
  close: () => Promise<void>;
}

/** Thirty pupils join in ten teams, and the teacher starts them. */
export async function openLesson(origin: string, { call }: Creator): Promise<Lesson> {
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
  await pause(COUNTDOWN);
  await Promise.all(pupils.map((pupil) => pupil.sync()));
  const wall = new HttpConnection(origin);
  return {
    playOut: async () => {
      await playOut(pupils);
      await call('showResults', { sessionId });
    },
    lookAround: () => lookAround(pupils),
    askBoard: () => call('showClass', { sessionId }),
    askWall: () => wall.post('/api/showWall', JSON.stringify({ sessionId, key: keys.wall })),
    close: async () => {
      wall.close();
      for (const browser of browsers) await browser.close();
    },
  };
}

/**
 * Counts what board and wall add to a minute in which the class plays. Each has a minute of its own: in production they
 * are two functions, so that neither finds what the other has read.
 */
export async function countPages(count: Count, lesson: Lesson): Promise<ReadonlyMap<string, Cost>> {
  // What is looked at for the first time is told to the team.
  await lesson.lookAround();
  const alone = await count(() => lesson.lookAround());
  const countPage = async (every: number, ask: () => Promise<unknown>) => {
    await ask();
    let asked = 0;
    const both = await count(async () => {
      asked = await whileAsking(every, ask, () => lesson.lookAround());
    });
    return multiply(minus(both, alone), LESSON / every / asked);
  };
  return new Map([
    ['… its board for 45 minutes', await countPage(BOARD_EVERY, () => lesson.askBoard())],
    ['… its wall for 45 minutes', await countPage(WALL_EVERY, () => lesson.askWall())],
  ]);
}

/** Does the work for as long as it takes, while a page asks every so many milliseconds. Returns how often it asked. */
async function whileAsking(
  every: number,
  ask: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<number> {
  let isOver = false;
  let asked = 0;
  const asking = async () => {
    for (; !isOver; asked += 1) await Promise.all([ask(), pause(every)]);
  };
  const page = asking();
  await work();
  isOver = true;
  await page;
  return asked;
}

async function playOut(pupils: readonly Tapper[]): Promise<void> {
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
}

async function lookAround(pupils: readonly Tapper[]): Promise<void> {
  const random = createRandom(47);
  for (let turn = 0; turn < MINUTE / ACTION_EVERY; turn += 1)
    for (const pupil of inAnyOrder(pupils, random)) {
      const seen = labelsAside(pupil);
      const item = pupil.nameOf(seen[turn % seen.length] ?? '');
      await Promise.all([pupil.act({ type: 'click', item }), pause(ACTION_EVERY / pupils.length)]);
    }
}

/** Neighbours in the list are in different teams, so that their own order would change as many teams as can be. */
function inAnyOrder<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
