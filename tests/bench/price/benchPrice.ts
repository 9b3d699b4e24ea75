import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { buildApp } from '../../../tools/setup/buildParts.mjs';
import { type LoadServer, startLoadServer } from '../load/LoadServer.ts';
import { printTable } from '../table.ts';
import { signInAs } from './Creator.ts';
import { editForAnHour, publish, uploadWithReview } from './making.ts';
import { actTogether, openParty, playAlone, pointAround, SAMPLES_OF_POINTERS, staySeated } from './plays.ts';
import { type Billed, dollars, plus } from './prices.ts';
import { LOOKS_AT_A_LESSON, teach } from './teaching.ts';

interface Cost {
  billed: Billed;
  /** Seconds of the server's processor. */
  processor: number;
}

/**
 * Prints what Firebase would bill for what people do, counted from real traffic through the server as `npm start` runs it.
 * @throws if something was refused
 */
export async function benchPrice(): Promise<void> {
  await buildApp();
  const server = await startLoadServer();
  const browser = await chromium.launch(await findBrowser());
  try {
    // The scheduled functions run for the first time a minute after the start.
    await new Promise((resolve) => setTimeout(resolve, 65_000));
    await server.settle();
    print(await countAll(server, browser));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function countAll(server: LoadServer, browser: Browser): Promise<ReadonlyMap<string, Cost>> {
  const { origin } = server;
  const costs = new Map<string, Cost>();
  const count = async <Result>(name: string, work: () => Promise<Result>, times = 1): Promise<Result> => {
    const before = await server.readHealth();
    const result = await work();
    const after = await server.readHealth();
    const billed = plus(plus(after.billed, before.billed, -1), NOTHING);
    costs.set(name, {
      billed: plus(NOTHING, billed, times),
      processor: times * (after.cpuSeconds - before.cpuSeconds),
    });
    return result;
  };
  await count('a visit to the dashboard', () => visit(browser, `${origin}/dashboard`));
  await count('ten minutes alone', () => playAlone(origin));
  const team = await count('four open a play', () => openParty(origin));
  await count('… act for ten minutes', () => actTogether(team));
  await count('… signs of life', () => staySeated(team));
  await count('… pointers', () => pointAround(team), SAMPLES_OF_POINTERS);
  for (const seat of team) await seat.close();
  const creator = await signInAs(origin);
  const lesson = await count('a class of 30 in ten teams', () => teach(origin, creator));
  await count('… board and wall for 45 minutes', () => repeat(LOOKS, lesson.look), LOOKS_AT_A_LESSON / LOOKS);
  await lesson.close();
  const room = await count('an hour of editing', () => editForAnHour(creator));
  await count('publishing', () => publish(creator, room));
  await count('an upload with review', () => uploadWithReview(origin, creator));
  await creator.close();
  return costs;
}

const NOTHING: Billed = { reads: 0, writes: 0, deletes: 0, calls: 0, liveBytes: 0 };
/** Number of looks at board and wall that are counted. */
const LOOKS = 20;

async function visit(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

function print(costs: ReadonlyMap<string, Cost>): void {
  printTable('What Firebase would bill, and the processor of this machine', [
    ['', 'calls', 'reads', 'writes', 'deletes', 'live kB', 'processor ms', '$ for 1,000'],
    ...[...costs].map(([name, { billed, processor }]) => [
      name,
      ...[
        billed.calls,
        billed.reads,
        billed.writes,
        billed.deletes,
        billed.liveBytes / 1000,
        processor * 1000,
      ].map((each) => each.toFixed(0)),
      (dollars(billed) * 1000).toFixed(2),
    ]),
  ]);
}
