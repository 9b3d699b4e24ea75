import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { createPictureGuide, type PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { parsePictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { roomViewText } from '../../src/play/text/roomView.ts';
import { stageText } from '../../src/play/text/stage.ts';
import { tableText } from '../../src/play/text/table.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { screenshotStage } from './support/pixels.ts';
import { standStill } from './support/standStill.ts';
import { MOVING, test } from './support/test.ts';

test.use(MOVING);

const ROOM = '/gameplay/airlock-seven';
const BACKGROUND = '/art/backgrounds/spaceship/blue.webp';
const COMPUTER = '/art/items/control-panel/steel';

test('slow pictures have placeholders, and items react meanwhile', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guide = await fetchGuide(request);
  const background = guide.get(BACKGROUND)?.file;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/art\/(files|items)\//, async (route) => {
    if (new URL(route.request().url()).pathname !== background) await released;
    await route.continue();
  });
  await page.goto(ROOM);
  const player = new PlayerDriver(page);
  await player.start();
  await page.getByText(stageText.loading).waitFor({ state: 'detached' });
  const waiting = await screenshotStage(page);

  await player.tap('Computer');
  await expect(player.words('Computer')).toContainText('Tank as good as empty');
  await page.keyboard.press('Escape');
  release();
  await expect.poll(async () => (await screenshotStage(page)).equals(waiting)).toBe(false);
});

test('P12 R11 the stage is fetched while the introduction is read, its pictures come by names that never change, and none before it is earned', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guide = await fetchGuide(request);
  const [closed, opened] = ['default', 'opened'].map((state) => guide.get(`${COMPUTER}/${state}.webp`)?.file);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(ROOM);
  await test.step('the stage is loaded after the room’s introduction, not before', async () => {
    await expect(page.getByRole('heading', { name: 'Airlock Seven' })).toBeVisible();
    await expect
      .poll(async () => (await timingOf(page, '/assets/phaser'))?.responseEnd ?? 0)
      .toBeGreaterThan(0);
    const answered = (await timingOf(page, '/api/startPlay'))?.responseEnd ?? Number.NaN;
    expect((await timingOf(page, '/assets/phaser'))?.startTime).toBeGreaterThan(answered);
  });
  const player = new PlayerDriver(page);
  await player.start();
  await expect.poll(() => asked).toContain(closed);
  expect(asked).not.toContain(opened);
  await player.tap('Computer');
  await expect.poll(() => asked).toContain(opened);
  // Nothing waits for the manifest: until it is loaded, pictures have their stable names.
  const known = asked.slice(asked.findIndex((path) => path.startsWith('/art/files/')));
  expect(known.filter((path) => /^\/art\/(items|backgrounds)\//.test(path))).toEqual([]);
});

test('stars twinkle and lamps blink over the room, twelve times a second, never in a hidden tab, and not with reduced motion @long', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(ROOM);
  await new PlayerDriver(page).start();
  const living = page.locator('[data-living] canvas');
  const look = () => living.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await living.waitFor();
  const before = await look();
  await expect.poll(look).not.toBe(before);
  await standStill(page, 0);
  const draws = await countDraws(living);
  const drawsWithin = async (milliseconds: number) => {
    const before = await draws();
    await page.clock.runFor(milliseconds);
    return (await draws()) - before;
  };
  const inASecond = await drawsWithin(1000);
  expect(inASecond).toBeGreaterThan(9);
  expect(inASecond).toBeLessThanOrEqual(13);
  await setHidden(page, true);
  expect(await drawsWithin(1000)).toBe(0);
  await setHidden(page, false);
  expect(await drawsWithin(1000)).toBeGreaterThan(9);
  await page.clock.resume();

  await page.getByRole('button', { name: tableText.pause }).click();
  await page.getByRole('button', { name: roomViewText.living }).click();
  await expect(page.getByRole('button', { name: roomViewText.still })).toBeFocused();
  await page.getByRole('button', { name: tableText.resume }).click();
  await page.getByRole('button', { name: tableText.pause }).waitFor();
  await expect(living).toHaveCount(0);
});

/** Returns the time of the first request with these words in its address; undefined if there was none. */
function timingOf(page: Page, words: string): Promise<PerformanceResourceTiming | undefined> {
  return page.evaluate((wanted) => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes(wanted));
    return entry?.toJSON() as PerformanceResourceTiming | undefined;
  }, words);
}

/** Counts from now on how often a canvas is redrawn; returns a function that reads the count. */
async function countDraws(canvas: Locator): Promise<() => Promise<number>> {
  await canvas.evaluate((element: HTMLCanvasElement) => {
    const context = element.getContext('2d') as CanvasRenderingContext2D;
    context.clearRect = (...area) => {
      element.dataset.draws = `${Number(element.dataset.draws ?? 0) + 1}`;
      CanvasRenderingContext2D.prototype.clearRect.apply(context, area);
    };
  });
  return async () => Number((await canvas.getAttribute('data-draws')) ?? 0);
}

/** Simulates switching to another tab, or back. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Fetches the manifest, which the server creates once, after its start. */
async function fetchGuide(request: APIRequestContext): Promise<PictureGuide> {
  let guide: PictureGuide = new Map();
  await expect
    .poll(async () => {
      const parsed = parsePictureManifest(await (await request.get('/art/manifest.json')).json());
      if (parsed.ok) guide = createPictureGuide(parsed.value);
      return guide.size;
    })
    .toBeGreaterThan(0);
  return guide;
}
