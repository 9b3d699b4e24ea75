import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readColor } from '../support/pixels.ts';
import { findMiddle, openScreen, openStage, readTextures, test } from '../support/stage.ts';

test('a played room reacts to fingers and keys, shows its port’s view, and updates its pictures', async ({
  browser,
  harness,
}) => {
  const page = await openScreen(browser, harness.url, 2);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openStage(page, { kind: 'play' });
  await test.step('a tap clicks the item under it, a small one from half a finger away', () =>
    tapAround(page));
  await answerAndShow(page);
  await showAtFirst(page);
  await changePictures(page);
  expect(errors).toEqual([]);
  await page.context().close();
});

async function tapAround(page: Page) {
  const [chest, key] = [await findMiddle(page, 'Chest'), await findMiddle(page, 'Key')];
  await page.touchscreen.tap(chest.x, chest.y);
  await page.touchscreen.tap(key.x + 18, key.y + 18);
  await page.touchscreen.tap(key.x + 40, key.y);
  expect(await takeClicks(page)).toEqual(['chest', 'key']);
}

/** Clicks since the last call. */
function takeClicks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.harness.play.clicks.splice(0));
}

async function answerAndShow(page: Page) {
  await test.step('Enter and Space click the item in focus', async () => {
    await page.getByRole('button', { name: 'Door' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await takeClicks(page)).toEqual(['door', 'chest']);
  });
  await test.step('P6 items take the drawing order that they are given', async () => {
    const doorInFront = await readColor(page, 48, 47);
    await page.evaluate(() => {
      const { play } = window.harness;
      const { view } = play.port.getState();
      const items = view.items.map((item) =>
        item.id === 'chest' ? { ...item, position: { x: 45, y: 40 } } : item,
      );
      play.show({ view: { ...view, items } });
    });
    await expect.poll(() => readColor(page, 48, 47)).not.toEqual(doorInFront);
    await page.evaluate(() => {
      const { play } = window.harness;
      const { view } = play.port.getState();
      play.show({ view: { ...view, items: view.items.toReversed() } });
    });
    await expect.poll(() => readColor(page, 48, 47)).toEqual(doorInFront);
  });
  await showAtFirst(page);
  await test.step('P4 a collected item leaves, and the focus with it to its neighbour', async () => {
    await page.getByRole('button', { name: 'Painting' }).focus();
    await page.evaluate(() => {
      const { play } = window.harness;
      const { view } = play.port.getState();
      play.show({ view: { ...view, items: view.items.filter(({ id }) => id !== 'painting') } });
      play.emit([{ type: 'collected', item: 'painting' }]);
    });
    await expect(page.getByRole('button', { name: 'Painting' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Key' })).toBeFocused();
    await expect.poll(async () => (await readColor(page, 77, 27)).at(0)).toBeLessThan(100);
  });
  await showAtFirst(page);
  await test.step('P2 a paused room shows nothing, and returns without a network', async () => {
    const before = await readColor(page, 17, 70);
    const uncovered = await page.evaluate(() => {
      const { play } = window.harness;
      const { view } = play.port.getState();
      play.show({ view: { background: null, items: [] } });
      return view;
    });
    await expect(page.getByRole('group').getByRole('button')).toHaveCount(0);
    await expect.poll(() => readColor(page, 17, 70)).toEqual([14, 18, 34]);
    expect(before).not.toEqual([14, 18, 34]);
    await page.route('**/pictures/**', (route) => route.abort());
    await page.evaluate((view) => window.harness.play.show({ view }), uncovered);
    await expect.poll(() => readColor(page, 17, 70)).toEqual(before);
    expect(await page.evaluate(() => window.harness.missing)).toEqual([]);
    await page.unroute('**/pictures/**');
  });
}

async function changePictures(page: Page) {
  await test.step('P5 an opened item shows its other picture, and the one before leaves memory', async () => {
    await page.evaluate(() => window.harness.exposeGame());
    const session = await page.context().newCDPSession(page);
    const [closed, before] = [await readColor(page, 17, 58), await readTextures(session)];
    await page.evaluate(() => {
      const { play } = window.harness;
      const { view } = play.port.getState();
      const items = view.items.map((item) =>
        item.id === 'chest' ? { ...item, uri: '/pictures/chest-120-300x240.webp' } : item,
      );
      play.show({ view: { ...view, items } });
      play.emit([{ type: 'opened', item: 'chest' }]);
    });
    await expect.poll(() => readColor(page, 17, 58)).not.toEqual(closed);
    const after = await readTextures(session);
    expect(after).toHaveLength(before.length);
    expect(after.some((key) => key.includes('chest-120'))).toBe(true);
    expect(after.some((key) => key.includes('chest-210'))).toBe(false);
  });
  await test.step('N3 a scene keeps its picture until its next one is loaded; another scene does not show it', async () => {
    const held: (() => void)[] = [];
    await page.route(/wall-(90|110)-/, (route) => void held.push(() => void route.continue()));
    const wall = () => readColor(page, 45, 15);
    const former = await wall();
    const show = (hue: number, sceneId: string) =>
      page.evaluate(
        ([uri = '', scene = '']) => {
          const { play } = window.harness;
          const view = {
            ...play.port.getState().view,
            background: { uri, ambient: '#ffffff' },
            sceneId: scene,
          };
          play.show({ view });
        },
        [`/pictures/wall-${hue}-1920x1080.webp`, sceneId],
      );
    await show(230, 'hall');
    await show(90, 'hall');
    await expect.poll(() => held.length).toBe(1);
    expect(await wall()).toEqual(former);
    await show(110, 'cellar');
    await expect.poll(() => held.length).toBe(2);
    await expect.poll(wall).not.toEqual(former);
    const nothing = await wall();
    for (const release of held) release();
    await expect.poll(wall).not.toEqual(nothing);
  });
}

test('a room’s light falls on its items, and that of a drawn background on all alike @long', async ({
  page,
}) => {
  await openStage(page, { kind: 'play' });
  const plain = [await readColor(page, 52.5, 30), await readColor(page, 66, 70)];
  await openStage(page, { kind: 'play', ambient: '#ff8000' });
  const [litItem, litWall] = [await readColor(page, 52.5, 30), await readColor(page, 66, 70)];
  expect(litWall).toEqual(plain[1]);
  expect(litItem.at(2)).toBe(0);
  expect(Math.abs((litItem.at(1) ?? 0) - (plain[0]?.at(1) ?? 0) / 2)).toBeLessThan(3);
  const red = { width: 32, height: 18, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } as const;
  const light = await sharp({ create: red }).webp({ lossless: true }).toBuffer();
  await page.route('**/art/lights/hall/day.webp', (route) => route.fulfill({ body: light }));
  await page.route('**/art/backgrounds/hall/day.webp', (route) =>
    route.continue({ url: new URL('/pictures/wall-230-1920x1080.webp', page.url()).href }),
  );
  await openStage(page, { kind: 'play', background: '/art/backgrounds/hall/day.webp' });
  for (const [i, [x, y]] of [[52.5, 30] as const, [66, 70] as const].entries()) {
    const [r = 0, g = 0, b = 0] = plain[i] ?? [];
    const lit = await readColor(page, x, y);
    for (const [part, expected] of [(r + 255) / 2, g / 2, b / 2].entries())
      expect(Math.abs((lit[part] ?? 0) - expected)).toBeLessThan(4);
  }
});

test('a missing picture is replaced by its name and reported, never put on a cover, and loaded again', async ({
  page,
}) => {
  await page.route(/chest-/, (route) => route.fulfill({ status: 404 }));
  await openStage(page, { kind: 'play' });
  expect(await page.evaluate(() => window.harness.missing)).toEqual(['/pictures/chest-210-300x240.webp']);
  const [red = 0, green = 0, blue = 0] = await readColor(page, 11, 57.5);
  expect(blue).toBeGreaterThan(red);
  expect(red + green + blue, 'a dark box stands in its place').toBeLessThan(150);
  const snapshot = () =>
    page.evaluate(async () => {
      const { stage, play } = window.harness;
      const cover = stage?.snapshot(play.port.getState().view);
      return cover?.then(
        () => 'drawn',
        () => 'refused',
      );
    });
  expect(await snapshot()).toBe('refused');
  await page.unroute(/chest-/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await readColor(page, 11, 57.5)).reduce((sum, part) => sum + part))
    .toBeGreaterThan(300);
  expect(await snapshot()).toBe('drawn');
});

/** Shows all things at their initial positions. */
function showAtFirst(page: Page): Promise<void> {
  return page.evaluate(() => window.harness.play.showAtFirst());
}
