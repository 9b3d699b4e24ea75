import { type CDPSession, expect, type Page } from '@playwright/test';
import { countFrames, framesAskedFor } from '../support/frames.ts';
import { nextFrames } from '../support/pointer.ts';
import { countGames, readTextureWidth, test, waitForPicture } from '../support/stage.ts';

const STAGE_CHUNK = /assets\/mount-/;

const runs = [
  // Once in each of the three states in which a stage can be removed.
  { renderer: 'canvas', mounts: 3 },
  { renderer: 'canvas', mounts: 50, tag: '@long' },
  // Software WebGL is slow; browsers start to drop contexts at 16.
  { renderer: 'webgl', mounts: 20, tag: '@long' },
];
for (const { renderer, mounts, tag = [] } of runs) {
  test(`${mounts} mounts and unmounts under StrictMode leave 0 games, and pictures are as large as they are drawn (${renderer})`, {
    tag,
  }, async ({ page }) => {
    await countFrames(page);
    await page.goto(`/stage.html?kind=play&renderer=${renderer}&unmounted`);
    await page.evaluate(() => window.harness.exposeGame());
    const session = await page.context().newCDPSession(page);
    for (let round = 0; round < mounts; round += 1) {
      await page.evaluate(() => window.harness.mount());
      // The stage is removed while it starts, while it draws, and while its loop is asleep; the count itself takes
      // two frames.
      if (round % 3 > 0) await waitForPicture(page);
      if (round % 10 === 0) await expect.poll(() => framesAskedFor(page, () => nextFrames(page))).toBe(2);
      await page.evaluate(() => window.harness.unmount());
    }
    await expect.poll(() => countGames(session)).toBe(0);
    await expect(page.locator('canvas')).toHaveCount(0);

    await page.evaluate(() => window.harness.mount());
    await waitForPicture(page);
    expect(await countGames(session), 'the count sees a living game').toBe(1);
    await test.step('pictures are shrunk to the size in which they are drawn, also after a resize', () =>
      expectShrunk(page, session));
  });
}

test('a chunk that cannot be loaded is reported, with a way to continue (SPEC §8)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(STAGE_CHUNK, (route) => route.abort());
  await page.goto('/stage.html');
  await expect(page.getByRole('alert')).toContainText('The room could not be loaded');
  expect(logged).toContainEqual(expect.stringContaining('ChunkLoadError: Loading chunk failed'));
  await page.unroute(STAGE_CHUNK);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await waitForPicture(page);
});

test('a chunk that takes over 120 seconds is reported, and used once it is loaded (SPEC §9)', async ({
  page,
}) => {
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
  await expect(page.getByRole('alert')).toContainText('The room could not be loaded');
  arrive();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForPicture(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

async function expectShrunk(page: Page, session: CDPSession) {
  const drawn = async () => (await page.getByRole('button', { name: 'Chest' }).boundingBox())?.width ?? 0;
  const share = async () => (await readTextureWidth(session, '/chest')) / (await drawn());
  const before = await drawn();
  for (const width of [1280, 700]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(share).toBeLessThan(1.25);
    expect(await share()).toBeGreaterThanOrEqual(0.99);
  }
  expect(await drawn(), 'another size').not.toBeCloseTo(before, 0);
}
