import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { buildApp } from '../../../tools/setup/buildParts.mjs';
import { type LoadServer, startLoadServer } from '../load/LoadServer.ts';
import { printTable } from '../table.ts';
import { signInAs } from './Creator.ts';
import { editForAnHour, publish, uploadWithReview } from './making.ts';
import { actTogether, openParty, playAlone, pointAround, SAMPLES_OF_POINTERS, staySeated } from './plays.ts';
import { type Cost, counterOf, dollars, multiply } from './prices.ts';
import { countPages, openLesson } from './teaching.ts';

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
  const count = counterOf(server);
  const note = async <Result>(name: string, work: () => Promise<Result>, times = 1): Promise<Result> => {
    let result: Result | undefined;
    const cost = await count(async () => {
      result = await work();
    });
    costs.set(name, multiply(cost, times));
    return result as Result;
  };
  await note('a visit to the dashboard', () => visit(browser, `${origin}/dashboard`));
  await note('ten minutes alone', () => playAlone(origin));
  const team = await note('four open a play', () => openParty(origin));
  await note('… act for ten minutes', () => actTogether(team));
  await note('… signs of life', () => staySeated(team));
  await note('… pointers', () => pointAround(team), SAMPLES_OF_POINTERS);
  for (const seat of team) await seat.close();
  const creator = await signInAs(origin);
  const lesson = await note('a class of 30 in ten teams', async () => {
    const opened = await openLesson(origin, creator);
    await opened.playOut();
    return opened;
  });
  await lesson.close();
  const watched = await openLesson(origin, creator);
  for (const [name, cost] of await countPages(count, watched)) costs.set(name, cost);
  await watched.close();
  const room = await note('an hour of editing', () => editForAnHour(creator));
  await note('publishing', () => publish(creator, room));
  await note('an upload with review', () => uploadWithReview(origin, creator));
  await creator.close();
  return costs;
}

async function visit(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
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
