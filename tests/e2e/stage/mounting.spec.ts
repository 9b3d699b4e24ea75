import { expect, type Page } from '@playwright/test';
import { screenshotStage } from '../support/pixels.ts';
import { nextFrames } from '../support/pointer.ts';
import {
  countGames,
  openScreen,
  openStage,
  readTextureWidth,
  test,
  waitForPicture,
} from '../support/stage.ts';
import { standStill } from '../support/standStill.ts';

declare global {
  interface Window {
    frameRequests: number;
  }
}

const STAGE_CHUNK = /assets\/mount-/;

const runs = [
  // Twice, and once, in each of the three states in which a stage is left.
  { renderer: 'canvas', mounts: 6 },
  { renderer: 'webgl', mounts: 3 },
  { renderer: 'canvas', mounts: 50, tag: '@long' },
  // Software WebGL is slow; browsers begin to drop contexts at 16.
  { renderer: 'webgl', mounts: 20, tag: '@long' },
];
for (const { renderer, mounts, tag = [] } of runs) {
  test(`${mounts} mounts and unmounts under StrictMode leave 0 games (${renderer})`, { tag }, async ({
    page,
  }) => {
    await countFrames(page);
    await page.goto(`/stage.html?renderer=${renderer}&unmounted`);
    await page.evaluate(() => window.harness.exposeGame());
    const session = await page.context().newCDPSession(page);
    for (let round = 0; round < mounts; round += 1) {
      await page.evaluate(() => window.harness.mount());
      // A stage is left while it boots, while it draws, and when its loop is asleep: the two frames are the count's own.
      if (round % 3 > 0) await waitForPicture(page);
      if (round % 10 === 0) await expect.poll(() => framesAskedFor(page, () => nextFrames(page))).toBe(2);
      await page.evaluate(() => window.harness.unmount());
    }
    await expect.poll(() => countGames(session)).toBe(0);
    await expect(page.locator('canvas')).toHaveCount(0);

    await page.evaluate(() => window.harness.mount());
    await waitForPicture(page);
    expect(await countGames(session), 'the count sees a living game').toBe(1);
  });
}

test('a chunk that cannot be had is said, with a way out (SPEC §8)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(STAGE_CHUNK, (route) => route.abort());
  await page.goto('/stage.html');
  await expect(page.getByRole('alert')).toContainText('The stage did not load');
  expect(logged).toContainEqual(expect.stringContaining('ChunkLoadError: Loading chunk failed'));
  await page.unroute(STAGE_CHUNK);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await waitForPicture(page);
});

test('a chunk that takes over 120 seconds is said, and used once it is there (SPEC §9)', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.clock.install();
  await page.route(STAGE_CHUNK, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/stage.html');
  await page.locator('[role=status]').waitFor();
  await page.clock.fastForward(90_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert')).toContainText('The stage did not load');
  arrive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPicture(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the loop sleeps while nothing changes, and with reduced motion nothing moves', async ({ page }) => {
  await page.clock.install();
  await countFrames(page);
  await openStage(page, { kind: 'play' });
  await standStill(page, 300);
  const framesWithin = (time: number) => framesAskedFor(page, () => page.clock.runFor(time));
  expect(await framesWithin(500)).toBe(0);
  await page.evaluate(() => window.harness.play.emit([{ type: 'opened', item: 'chest' }]));
  expect(await framesWithin(300), 'the count sees a moving picture').toBeGreaterThan(0);
  await page.clock.runFor(2000);
  expect(await framesWithin(500)).toBe(0);

  const moves = async () => {
    const before = await screenshotStage(page);
    await page.evaluate(() => window.harness.play.emit([{ type: 'passwordWrong', item: 'chest' }]));
    await page.clock.runFor(60);
    return Buffer.compare(before, await screenshotStage(page)) !== 0;
  };
  expect(await moves(), 'the picture sees a movement').toBe(true);
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForPicture(page);
  await standStill(page, 2000);
  expect(await moves()).toBe(false);
});

test('pictures are shrunk to the size in which they are drawn, also after a resize', async ({ page }) => {
  await openStage(page, { kind: 'play' });
  await page.evaluate(() => window.harness.exposeGame());
  const session = await page.context().newCDPSession(page);
  const drawn = async () => (await page.getByRole('button', { name: 'Chest' }).boundingBox())?.width ?? 0;
  const share = async () => (await readTextureWidth(session, '/chest')) / (await drawn());
  const before = await drawn();
  for (const width of [1280, 700]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(share).toBeLessThan(1.25);
    expect(await share()).toBeGreaterThanOrEqual(0.99);
  }
  expect(await drawn(), 'another size').not.toBeCloseTo(before, 0);
});

test('a screen of many pixels gets pictures of double size', async ({ browser, harness }) => {
  const page = await openScreen(browser, harness.url, 2);
  await page.setViewportSize({ width: 1600, height: 1000 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openStage(page);
  expect(requests.filter((url) => url.endsWith('.webp')).every((url) => url.endsWith('@2x.webp'))).toBe(true);
  expect(await page.locator('canvas').getAttribute('width')).toBe('2880');
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect.poll(() => page.locator('canvas').getAttribute('width')).toBe('1440');
  await expect.poll(() => requests.some((url) => url.includes('/chest') && !url.includes('@2x'))).toBe(true);
  await page.context().close();
});

/** Has the page count the frames that are asked for. */
async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.frameRequests = 0;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      window.frameRequests += 1;
      return request(callback);
    };
  });
}

/** How many of them, while something goes on. */
async function framesAskedFor(page: Page, work: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.frameRequests);
  await work();
  return (await page.evaluate(() => window.frameRequests)) - before;
}
