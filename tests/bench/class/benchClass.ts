import { loadavg } from 'node:os';
import type { RequestOf } from '../../../core/calls/calls.ts';
import { createRandom } from '../../../core/testing/createRandom.ts';
import { SPREAD } from '../../../src/play/class/followBell.ts';
import { buildApp } from '../../../tools/setup/buildParts.mjs';
import { HttpConnection } from '../load/HttpConnection.ts';
import { Latencies } from '../load/Latencies.ts';
import { type LoadServer, startLoadServer } from '../load/LoadServer.ts';
import { SeatBrowser } from '../party/SeatBrowser.ts';
import { Tapper } from '../party/Tapper.ts';
import { printTable } from '../table.ts';
import { BoardPage } from './BoardPage.ts';
import { playTeam, progressOnTheWay, ROOM_ID } from './playTeam.ts';
import { Teacher } from './Teacher.ts';

const SEATS = 60;
const TEAMS = 30;
/** Milliseconds between two requests of a board or wall. */
const EVERY = 1400;
const ACT_AIM = 300;
const BOARD_AIM = 2000;
/** Milliseconds from the start until the clock runs. */
const COUNTDOWN = 3000;
/** Milliseconds between two messages to all teams. After each, every browser sends a request. */
const TELL_EVERY = 20_000;

interface ClassTimes {
  join: Latencies;
  act: Latencies;
  sync: Latencies;
  board: Latencies;
  wall: Latencies;
  order: Latencies;
  /** From the answer to an action until the board shows its progress. */
  shown: Latencies;
}

/**
 * Prints how a class of 60 in 30 teams plays a demo room at human speed behind one address, with a board in a
 * browser, a second board and a wall. @throws if a request was refused or a team did not escape; speed is not
 * judged
 */
export async function benchClass(): Promise<void> {
  await buildApp();
  const server = await startLoadServer();
  try {
    await server.settle();
    const names = ['join', 'act', 'sync', 'board', 'wall', 'order', 'shown'] as const;
    const times = Object.fromEntries(names.map((name) => [name, new Latencies()])) as unknown as ClassTimes;
    await play(server, times);
    const failed = Object.values(times).find((each: Latencies) => each.failed > 0);
    if (failed) throw new Error(`${failed.failed} requests failed: ${failed.firstFailure}`);
  } finally {
    await server.close();
  }
}

async function play(server: LoadServer, times: ClassTimes): Promise<void> {
  const { origin } = server;
  const teacher = await Teacher.signIn(origin);
  const { sessionId, code } = await teacher.call('openClass', {
    roomId: ROOM_ID,
    division: { type: 'byNumber', teams: TEAMS },
    language: 'en',
    minutes: null,
    mayAskHints: true,
    mayComeLate: true,
    areNamesTyped: false,
    isRanked: false,
  });
  const { keys } = await teacher.call('showClass', { sessionId });
  const page = await BoardPage.open(origin, sessionId);
  const wall = new HttpConnection(origin);
  const key = JSON.stringify({ sessionId, key: keys.wall });
  const stops = [
    repeat(EVERY, () => times.board.measure(() => teacher.call('showClass', { sessionId }))),
    repeat(EVERY, () => times.wall.measure(() => wall.post('/api/showWall', key))),
  ];
  // All at once.
  const joined = await Promise.all(
    Array.from({ length: SEATS }, () =>
      times.join.measure(() => Tapper.takePlace(origin, 'joinParty', { code })),
    ),
  );
  const pupils = joined.flatMap((pupil) => pupil ?? []);
  const browsers = pupils.map((pupil) => new SeatBrowser(pupil, origin));
  await Promise.all(browsers.map((browser) => browser.connect()));
  const order = (given: RequestOf<'orderClass'>['order']) =>
    times.order.measure(() => teacher.call('orderClass', { sessionId, order: given }));
  await order({ type: 'start' });
  await new Promise((resolve) => setTimeout(resolve, COUNTDOWN));
  // After each order the bell makes all browsers send a request, each a moment later, as `followBell` does.
  const spread = createRandom(SEATS);
  const syncAll = () =>
    Promise.all(
      pupils.map(async (pupil) => {
        await new Promise((resolve) => setTimeout(resolve, spread() * SPREAD));
        await times.sync.measure(() => pupil.sync());
      }),
    );
  await syncAll();
  const tellAll = async () => {
    await order({ type: 'say', team: null, message: { type: 'ready', message: 'tellEachOther' } });
    await syncAll();
  };
  stops.push(repeat(TELL_EVERY, tellAll));
  const before = await server.readHealth();
  const begun = performance.now();
  const teams = Array.from({ length: TEAMS }, (_, team) =>
    pupils.filter(({ place }) => place.inClass?.team === team),
  );
  // By team, the time when each move of its way out was answered.
  const answered = teams.map((): number[] => []);
  await Promise.all(
    teams.map((team, number) => {
      const onMove = (move: number) => {
        (answered[number] ?? [])[move] = Date.now();
      };
      return playTeam({ team, random: createRandom(number + 1), acts: times.act, onMove });
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { cpuSeconds, eventLoopDelay } = await server.readHealth();
  for (const stop of stops) await stop();
  await page.showsAll(PERCENT.format(1), TEAMS);
  for (const late of latenessOf(answered, await page.readShown())) times.shown.note(late);
  await page.close();
  const { teams: ended } = await teacher.call('showClass', { sessionId });
  if (ended.some(({ outcome, seats }) => seats.length > 0 && outcome !== 'escaped'))
    throw new Error('The board does not show that all are out.');
  for (const browser of browsers) await browser.close();
  teacher.close();
  wall.close();
  print(times, seconds);
  console.log(
    `  ${(((cpuSeconds - before.cpuSeconds) / seconds) * 100).toFixed(0)} % of a processor, event loop late by ${eventLoopDelay} ms at worst, load ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' / ')}`,
  );
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent' });

/**
 * Returns how late the board's page was with each new progress of a team, in milliseconds. If it never showed one, the
 * next one that it showed counts.
 */
function latenessOf(
  answered: readonly (readonly number[])[],
  shown: Record<string, number>,
): readonly number[] {
  const progress = progressOnTheWay().map((share) => PERCENT.format(share));
  const news = [...progress.keys()].filter(
    (move) => progress[move] !== (progress[move - 1] ?? PERCENT.format(0)),
  );
  return answered.flatMap((times, team) =>
    news.map((move) => {
      const later = progress.slice(move).map((each) => shown[`${team} ${each}`] ?? Number.POSITIVE_INFINITY);
      return Math.max(0, Math.min(...later) - (times[move] ?? 0));
    }),
  );
}

/** Asks again and again, at once if an answer took longer than that, until the returned function is called. */
function repeat(every: number, ask: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const next = performance.now() + every;
      await ask();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
  })();
  return () => {
    isOver = true;
    return asking;
  };
}

function print({ join, act, sync, board, wall, order, shown }: ClassTimes, seconds: number): void {
  const row = (name: string, times: Latencies, aim = '') => [
    name,
    String(times.count),
    ...[0.5, 0.95, 1].map((share) => times.percentile(share).toFixed(0)),
    String(times.failed),
    aim,
  ];
  printTable(`A class of ${SEATS} in ${TEAMS} teams plays for ${seconds.toFixed(0)} s (ms)`, [
    ['', 'requests', 'p50', 'p95', 'longest', 'failed', 'aim'],
    row('all join at once', join),
    row('act', act, `p95 ${ACT_AIM}`),
    row('sync, all after each order', sync),
    row('board, by call', board),
    row('wall', wall),
    row('orders', order),
    row('board’s page, late by', shown, `longest ${BOARD_AIM}`),
  ]);
  console.log(`  board’s page: late by at most ${shown.percentile(1).toFixed(0)} ms`);
}
