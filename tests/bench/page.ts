import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser.mjs';
import { type Harness, startHarness } from '../harness/startHarness.ts';
import { measureIdleCpu } from './measureIdleCpu.ts';
import { best, median, printTable } from './table.ts';

const ROUNDS = 7;
const STAGE = '/stage.html?kind=play';
const BARE = '/bare.html';
/** Makes the stage 1280×720, like the bare page's canvas. */
const VIEWPORT = { width: 1422, height: 900 };
const FIRST_PICTURE_AIM = 1.3;
/** The aim for an idle page, in percent of a core. */
const IDLE_AIM = 0.5;

/**
 * Prints the room page's speed. Machines differ in speed, so the printed ratio compares it with the same work
 * by Phaser alone, measured alternately in the same run.
 */
export async function benchPage(): Promise<void> {
  const harness = await startHarness('production');
  const browser = await chromium.launch(await findBrowser());
  try {
    await benchFirstPicture(browser, harness);
    await benchIdleCpu(browser, harness);
  } finally {
    await browser.close();
    await harness.close();
  }
}

async function benchFirstPicture(browser: Browser, { url }: Harness): Promise<void> {
  const [stage, shell, bare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [stageMarks, bareMarks] = [
      await readMarks(browser, url + STAGE),
      await readMarks(browser, url + BARE),
    ];
    // The first round warms up the server and the browser, and is not counted.
    if (round === 0) continue;
    stage.push(stageMarks.firstPicture);
    shell.push(stageMarks.shell);
    bare.push(bareMarks.firstPicture);
  }
  printTable('First picture, from the navigation on (ms)', [
    ['', 'best', 'median'],
    ['the play stage', best(stage).toFixed(0), median(stage).toFixed(0)],
    ['of it React and the theme', best(shell).toFixed(0), median(shell).toFixed(0)],
    ['bare Phaser page', best(bare).toFixed(0), median(bare).toFixed(0)],
    ['ratio', (best(stage) / best(bare)).toFixed(2), (median(stage) / median(bare)).toFixed(2)],
    ['aim', '', FIRST_PICTURE_AIM.toFixed(2)],
  ]);
}

async function benchIdleCpu(browser: Browser, { url }: Harness): Promise<void> {
  const stage = await measureIdleCpu(browser, await openPage(browser, url + STAGE));
  const bare = await measureIdleCpu(browser, await openPage(browser, url + BARE));
  printTable('An open room that nobody touches (% of a core)', [
    ['', 'page', 'GPU process'],
    ['the play stage', stage.page.toFixed(2), stage.gpu.toFixed(2)],
    ['bare Phaser page', bare.page.toFixed(2), bare.gpu.toFixed(2)],
    ['aim', IDLE_AIM.toFixed(2), ''],
  ]);
}

/**
 * Returns when the page's React shell and its first picture were drawn, in milliseconds since the navigation.
 */
async function readMarks(
  browser: Browser,
  address: string,
): Promise<{ firstPicture: number; shell: number }> {
  const page = await openPage(browser, address);
  const marks = await page.evaluate(() => ({
    firstPicture: performance.getEntriesByName('first-picture')[0]?.startTime ?? 0,
    shell: performance.getEntriesByName('shell')[0]?.startTime ?? 0,
  }));
  await page.context().close();
  return marks;
}

/** Opens an address with an empty cache and waits for its first picture. */
async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0);
  return page;
}
