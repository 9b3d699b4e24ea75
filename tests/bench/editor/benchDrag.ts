import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../tools/browser.mjs';
import { startHarness } from '../../harness/startHarness.ts';
import { median, percentile, printTable } from '../table.ts';
import { measureDrag } from './measureDrag.ts';

const THINGS = 300;
const ROUNDS = 5;
const AIM = 1.2;
/** Makes the stage 1280×720, like the bare page's canvas. */
const VIEWPORT = { width: 1422, height: 900 };
/** Flags that remove the limit of frames; otherwise a frame takes at least 16.7 ms. */
const AS_OFTEN_AS_CAN_BE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Prints the time of a frame during a drag in the editor, and of the same drag in Phaser alone. */
export async function benchDrag(): Promise<void> {
  const harness = await startHarness('production');
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, ...AS_OFTEN_AS_CAN_BE] });
  try {
    for (const held of [1, 50]) await compare(browser, harness.url, held);
  } finally {
    await browser.close();
    await harness.close();
  }
}

async function compare(browser: Browser, url: string, held: number): Promise<void> {
  const [stage, bare]: [number[], number[]] = [[], []];
  // Alternating, so that other work on the machine affects both alike; the first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ofStage, ofBare] = [await dragInStage(browser, url, held), await dragInBare(browser, url, held)];
    if (round === 0) continue;
    stage.push(...ofStage);
    bare.push(...ofBare);
  }
  const row = (name: string, read: (times: number[]) => number) => {
    const [ofStage, ofBare] = [read(stage), read(bare)];
    return [name, ofStage.toFixed(2), ofBare.toFixed(2), (ofStage / ofBare).toFixed(2), AIM.toFixed(2)];
  };
  printTable(`A frame while ${held} of ${THINGS} things are dragged (ms)`, [
    ['', 'editor', 'bare Phaser', 'ratio', 'aim'],
    row('median', median),
    row('p95', (times) => percentile(times, 0.95)),
  ]);
}

async function dragInStage(browser: Browser, url: string, held: number): Promise<number[]> {
  const page = await open(browser, `${url}/stage.html?kind=editor&things=${THINGS}`);
  await page.evaluate((count) => {
    const ids = Array.from({ length: count }, (_, index) => `thing-${index}`);
    window.harness.editor.port.selectMany(ids);
  }, held);
  const box = await page.getByRole('button', { name: 'Thing 0', exact: true }).boundingBox();
  return drag(page, box);
}

async function dragInBare(browser: Browser, url: string, held: number): Promise<number[]> {
  const page = await open(browser, `${url}/bare.html?things=${THINGS}&held=${held}`);
  return drag(page, await page.locator('canvas').evaluate(placeOfFirst));
}

/** The position of the first thing in `createCrowdedRoom`. */
function placeOfFirst(canvas: Element) {
  const { x, y, width, height } = canvas.getBoundingClientRect();
  return { x: x + width * 0.02, y: y + height * 0.04, width: width * 0.03, height: height * 0.05 };
}

async function drag(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('What is to be dragged is not there.');
  const times = await measureDrag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.context().close();
  return times;
}

async function open(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0);
  await page.waitForTimeout(500);
  return page;
}
