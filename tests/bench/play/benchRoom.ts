import type { Browser, Page } from '@playwright/test';
import { PlayerDriver } from '../../e2e/support/PlayerDriver.ts';
import { measureIdleCpu } from '../measureIdleCpu.ts';
import { openImportedRoom } from '../openImportedRoom.ts';
import { median, percentile, printTable } from '../table.ts';
import { createFullRoom } from './createFullRoom.ts';
import { framesAt } from './framesAt.ts';

const THINGS = 50;
const SLOWED = 4;
/** Milliseconds until the browser has cleaned up after the start. */
const SETTLED = 5000;
const AT_REST = 20_000;
const IDLE_AIM = { living: 6, asleep: 0.5 };

/** Prints the cost of a room of fifty things, with moving parts and without. */
export async function benchRoom(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    bypassCSP: true,
  });
  await openImportedRoom(page, createFullRoom(THINGS), 'bench.play@example.com');
  await startPreview(page);
  const frames = [await framesAt(page, 1), await framesAt(page, SLOWED)] as const;
  const row = (name: string, times: readonly number[]) => [
    name,
    median(times).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    Math.max(...times).toFixed(1),
  ];
  printTable(`From frame to frame in a room of ${THINGS} things, ten of which move (ms)`, [
    ['', 'p50', 'p95', 'longest'],
    row('as it is', frames[0]),
    row(`the processor ${SLOWED} times slower`, frames[1]),
  ]);
  await benchIdle(browser, page);
}

/** Measures one tab: a room with moving parts, then the same room with movement switched off. */
async function benchIdle(browser: Browser, page: Page): Promise<void> {
  const state = await page.context().storageState({ indexedDB: true });
  const address = page.url();
  await restLong(page);
  const living = await measureIdleCpu(browser, page);
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const still = await context.newPage();
  await still.goto(address);
  await still.getByText('Need more time?').click();
  await still.getByText('No limit', { exact: true }).click();
  await new PlayerDriver(still).start();
  await restLong(still);
  const asleep = await measureIdleCpu(browser, still);
  printTable('That room while nobody touches it (% of a core)', [
    ['', 'page', 'GPU process', 'aim'],
    [
      'things move, the clock runs',
      living.page.toFixed(2),
      living.gpu.toFixed(2),
      IDLE_AIM.living.toFixed(1),
    ],
    [
      'asleep: less movement is wanted, and no clock',
      asleep.page.toFixed(2),
      asleep.gpu.toFixed(2),
      IDLE_AIM.asleep.toFixed(1),
    ],
  ]);
}

/**
 * Collects the garbage of the start first. The browser does that in two steps, and it is no cost of an idle
 * page.
 */
async function restLong(page: Page): Promise<void> {
  await page.waitForTimeout(AT_REST / 2);
  await page.requestGC();
  await page.waitForTimeout(AT_REST);
}

async function startPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await new PlayerDriver(page).start();
  await page.locator('[data-living] canvas').first().waitFor();
  await page.waitForTimeout(SETTLED);
}
