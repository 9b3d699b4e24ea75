import { expect, type Page } from '@playwright/test';
import type { StageHarness } from '../harness/stage.tsx';
import {
  countGames,
  createHand,
  findMiddle,
  openScreen,
  openStage,
  readItem,
  test,
  waitForPicture,
} from './support/stage.ts';

declare global {
  interface Window {
    harness: StageHarness;
    frameRequests: number;
  }
}

const STAGE_CHUNK = /assets\/mount-/;
const RENDERERS = ['canvas', 'webgl'] as const;

test.describe('mounting', () => {
  const runs = [
    { renderer: 'canvas', mounts: 50 },
    // Software WebGL is slow; browsers begin to drop contexts at 16.
    { renderer: 'webgl', mounts: 20 },
  ];
  for (const { renderer, mounts } of runs) {
    test(`${mounts} mounts and unmounts under StrictMode leave 0 games (${renderer})`, async ({ page }) => {
      await page.goto(`/stage.html?renderer=${renderer}&unmounted`);
      await page.evaluate(() => window.harness.exposeGame());
      const session = await page.context().newCDPSession(page);
      for (let round = 0; round < mounts; round += 1) {
        await page.evaluate(() => window.harness.mount());
        // A stage is left while it boots, while it draws, and when its loop has long been asleep.
        if (round % 3 > 0) await waitForPicture(page);
        if (round % 10 === 0) await page.waitForTimeout(150);
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
    await page.route(STAGE_CHUNK, (route) => route.abort());
    await page.goto('/stage.html');
    await expect(page.getByRole('alert')).toContainText('The stage did not load');
    await page.unroute(STAGE_CHUNK);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await waitForPicture(page);
  });

  test('a chunk that takes over 120 seconds is said, and used once it is there (SPEC §9)', async ({
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
    await expect(page.getByRole('alert')).toContainText('The stage did not load');
    arrive();
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForPicture(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the loop sleeps while nothing changes', async ({ page }) => {
    await page.addInitScript(() => {
      window.frameRequests = 0;
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        window.frameRequests += 1;
        return request(callback);
      };
    });
    await openStage(page, { kind: 'play' });
    await page.waitForTimeout(300);
    expect(await countFrameRequests(page, 500)).toBe(0);

    await page.evaluate(() => window.harness.play.emit([{ type: 'opened', item: 'chest' }]));
    expect(await countFrameRequests(page, 300), 'the count sees a moving picture').toBeGreaterThan(3);
    await page.waitForTimeout(300);
    expect(await countFrameRequests(page, 500)).toBe(0);
  });

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openStage(page, { kind: 'play' });
    await page.evaluate(() => window.harness.play.emit([{ type: 'passwordWrong', item: 'chest' }]));
    const before = await screenshotStage(page);
    await page.waitForTimeout(60);
    expect(Buffer.compare(before, await screenshotStage(page))).toBe(0);
  });

  test('a screen of many pixels gets pictures of double size', async ({ browser, harness }) => {
    const page = await openScreen(browser, harness.url, 2);
    await page.setViewportSize({ width: 1600, height: 1000 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openStage(page);
    expect(requests.filter((url) => url.endsWith('.webp')).every((url) => url.endsWith('@2x.webp'))).toBe(
      true,
    );
    expect(await page.locator('canvas').getAttribute('width')).toBe('2880');
    await page.setViewportSize({ width: 800, height: 1000 });
    await expect.poll(() => page.locator('canvas').getAttribute('width')).toBe('1440');
    await expect
      .poll(() => requests.some((url) => url.includes('/chest') && !url.includes('@2x')))
      .toBe(true);
    await page.context().close();
  });
});

test.describe('the editor', () => {
  for (const pixelRatio of [1, 2]) {
    for (const type of ['mouse', 'touch'] as const) {
      test(`drags an item by ${type} at ${pixelRatio} pixels a CSS pixel`, async ({ browser, harness }) => {
        const page = await openScreen(browser, harness.url, pixelRatio);
        await openStage(page);
        const before = await readItem(page, 'chest');
        await drag(page, type, 'Chest', 90, -45);
        const after = await readItem(page, 'chest');
        // The stage is 900 pixels wide and 506.25 high.
        expect(after?.position.x).toBeCloseTo((before?.position.x ?? 0) + 10, 1);
        expect(after?.position.y).toBeCloseTo((before?.position.y ?? 0) - 8.89, 1);
        await expect(page.getByRole('button', { name: 'Chest' })).toHaveAttribute('aria-pressed', 'true');
        expect(await page.evaluate(() => window.harness.editor.getSteps()), 'E2').toBe(1);
        await page.context().close();
      });
    }
  }

  test('drags rightly after the page has shifted and scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await openStage(page);
    await page.evaluate(() => {
      document.body.style.paddingTop = '90px';
      window.scrollTo(0, 60);
    });
    await drag(page, 'mouse', 'Painting', 45, 45);
    expect((await readItem(page, 'painting'))?.position.x).toBeCloseTo(75, 1);
  });

  test('E7 follows a drag beyond the edge, as far as an item may go', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await openStage(page);
    await drag(page, 'mouse', 'Chest', -400, 0);
    const left = (await readItem(page, 'chest'))?.position.x ?? 0;
    expect(left).toBeLessThan(-5);
    expect(left).toBeGreaterThan(-15);
  });

  test('resizes by a corner, the opposite one staying', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 700 });
    await openStage(page);
    const middle = await findMiddle(page, 'Chest');
    await page.mouse.click(middle.x, middle.y);
    const box = await page.getByRole('button', { name: 'Chest' }).boundingBox();
    if (!box) throw new Error('The chest is not on the stage.');
    const mouse = await createHand(page, 'mouse');
    await mouse.press(box.x + box.width, box.y + box.height);
    await mouse.move(box.x + box.width + 45, box.y + box.height + 36);
    await mouse.release();
    expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 10, y: 55 }, width: 20 });
  });

  test('a tap selects, one on empty ground deselects', async ({ page }) => {
    await openStage(page);
    const middle = await findMiddle(page, 'Clock');
    await page.mouse.click(middle.x, middle.y);
    await expect(page.getByRole('button', { name: 'Clock' })).toHaveAttribute('aria-pressed', 'true');
    const canvas = await page.locator('canvas').boundingBox();
    await page.mouse.click((canvas?.x ?? 0) + 5, (canvas?.y ?? 0) + 5);
    await expect(page.getByRole('button', { name: 'Clock' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('a room is edited by keyboard alone', async ({ page }) => {
    await openStage(page);
    await page.getByRole('button', { name: 'Chest' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    expect(await readItem(page, 'chest')).toMatchObject({ position: { x: 12, y: 50 } });
    expect(await page.evaluate(() => window.harness.editor.getSteps()), 'one burst, one step (E2)').toBe(1);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: 'Chest' })).toHaveCount(0);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-item'));
    expect(focused, 'the focus stays in the room').not.toBeNull();
  });

  test('the keys belong to the item just clicked', async ({ page }) => {
    await openStage(page);
    const middle = await findMiddle(page, 'Painting');
    await page.mouse.click(middle.x, middle.y);
    await page.keyboard.press('ArrowDown');
    expect((await readItem(page, 'painting'))?.position.y).toBe(21);
  });
});

test.describe('a play', () => {
  test('a tap clicks the item under it, a small one from half a finger away', async ({
    browser,
    harness,
  }) => {
    const page = await openScreen(browser, harness.url, 2);
    await openStage(page, { kind: 'play' });
    const [chest, key] = [await findMiddle(page, 'Chest'), await findMiddle(page, 'Key')];
    await page.touchscreen.tap(chest.x, chest.y);
    await page.touchscreen.tap(key.x + 18, key.y + 18);
    await page.touchscreen.tap(key.x + 40, key.y);
    expect(await page.evaluate(() => window.harness.play.clicks)).toEqual(['chest', 'key']);
    await page.context().close();
  });

  test('Enter and Space click the item in focus', async ({ page }) => {
    await openStage(page, { kind: 'play' });
    await page.getByRole('button', { name: 'Door' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => window.harness.play.clicks)).toEqual(['door', 'chest']);
  });

  test('P4 a collected item leaves, and the focus with it to its neighbour', async ({ page }) => {
    await openStage(page, { kind: 'play' });
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

  test('P2 a covered room shows nothing', async ({ page }) => {
    await openStage(page, { kind: 'play' });
    const before = await readColor(page, 17, 70);
    await page.evaluate(() => window.harness.play.show({ view: { background: null, items: [] } }));
    await expect(page.getByRole('group').getByRole('button')).toHaveCount(0);
    await expect.poll(() => readColor(page, 17, 70)).toEqual([14, 18, 34]);
    expect(before).not.toEqual([14, 18, 34]);
  });

  test('the room’s light falls on its items, not on its background', async ({ page }) => {
    await openStage(page, { kind: 'play' });
    const [plainItem, plainWall] = [await readColor(page, 52.5, 30), await readColor(page, 66, 70)];
    await openStage(page, { kind: 'play', ambient: '#ff8000' });
    const [litItem, litWall] = [await readColor(page, 52.5, 30), await readColor(page, 66, 70)];
    expect(litWall).toEqual(plainWall);
    expect(litItem.at(2)).toBe(0);
    expect(Math.abs((litItem.at(1) ?? 0) - (plainItem.at(1) ?? 0) / 2)).toBeLessThan(3);
  });

  test('a missing picture is shown by name and told', async ({ page }) => {
    await page.route(/chest-/, (route) => route.fulfill({ status: 404 }));
    await openStage(page, { kind: 'play' });
    expect(await page.evaluate(() => window.harness.missing)).toEqual(['/pictures/chest-210-300x240.webp']);
    const [red = 0, green = 0, blue = 0] = await readColor(page, 11, 57.5);
    expect(blue).toBeGreaterThan(red);
    expect(red + green + blue, 'a dark box stands in its place').toBeLessThan(150);
  });
});

test.describe('snapshots', () => {
  for (const renderer of RENDERERS) {
    for (const pixelRatio of [1, 2]) {
      test(`1280×720 webp without handles (${renderer}, ${pixelRatio}x)`, async ({ browser, harness }) => {
        const page = await openScreen(browser, harness.url, pixelRatio);
        await openStage(page, { renderer });
        const middle = await findMiddle(page, 'Chest');
        await page.mouse.click(middle.x, middle.y);
        await page.mouse.move(middle.x + 150, middle.y - 200);
        const snapshot = await takeSnapshot(page);
        expect(snapshot).toMatchObject({ type: 'image/webp', width: 1280, height: 720, brassPixels: 0 });
        expect(snapshot.brightPixels, 'the room is on it').toBeGreaterThan(200_000);
        const screen = await page.evaluate(countBrass, (await screenshotStage(page)).toString('base64'));
        expect(screen, 'the stage itself shows the handles again').toBeGreaterThan(100);
        expect(await page.locator('canvas').getAttribute('width')).toBe(String(900 * pixelRatio));
        await page.context().close();
      });
    }
  }

  test('webp also where the browser answers with a PNG, as Safari does', async ({ page }) => {
    await page.addInitScript(() => {
      const native = HTMLCanvasElement.prototype.toBlob;
      HTMLCanvasElement.prototype.toBlob = function toPng(callback) {
        native.call(this, callback);
      };
    });
    await openStage(page);
    expect(await takeSnapshot(page)).toMatchObject({ type: 'image/webp', width: 1280, height: 720 });
  });

  test('both renderers draw the same picture', async ({ page }) => {
    const pictures: number[][] = [];
    for (const renderer of RENDERERS) {
      await openStage(page, { renderer });
      pictures.push((await takeSnapshot(page)).sample);
    }
    const [canvas = [], webgl = []] = pictures;
    const differences = canvas.map((value, i) => Math.abs(value - (webgl[i] ?? 0)));
    const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
    expect(differences.length).toBeGreaterThan(10_000);
    expect(mean).toBeLessThan(2);
  });
});

async function drag(
  page: Page,
  type: 'mouse' | 'touch',
  name: string,
  dx: number,
  dy: number,
): Promise<void> {
  const middle = await findMiddle(page, name);
  const hand = await createHand(page, type);
  await hand.press(middle.x, middle.y);
  await hand.move(middle.x + dx, middle.y + dy);
  await hand.release();
}

function screenshotStage(page: Page): Promise<Buffer> {
  return page.locator('canvas').screenshot();
}

async function countFrameRequests(page: Page, milliseconds: number): Promise<number> {
  const before = await page.evaluate(() => window.frameRequests);
  await page.waitForTimeout(milliseconds);
  return (await page.evaluate(() => window.frameRequests)) - before;
}

/** The colour on the canvas at a point given in percent. */
function readColor(page: Page, x: number, y: number): Promise<number[]> {
  return page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelector('canvas');
      const context = canvas?.getContext('2d');
      if (!canvas || !context) throw new Error('There is no 2D canvas.');
      const pixel = context.getImageData(
        Math.round((canvas.width * (left ?? 0)) / 100),
        Math.round((canvas.height * (top ?? 0)) / 100),
        1,
        1,
      );
      return [...pixel.data].slice(0, 3);
    },
    [x, y],
  );
}

interface SnapshotFacts {
  type: string;
  width: number;
  height: number;
  brassPixels: number;
  brightPixels: number;
  /** Every 97th value. */
  sample: number[];
}

function takeSnapshot(page: Page): Promise<SnapshotFacts> {
  return page.evaluate(async () => {
    const { stage, editor } = window.harness;
    if (!stage) throw new Error('No stage stands.');
    const blob = await stage.snapshot(editor.port.getState().view);
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No 2D canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let [brassPixels, brightPixels] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
      if (red > 180 && green > 120 && blue < 110) brassPixels += 1;
      if (red + green + blue > 200) brightPixels += 1;
    }
    const sample = [...data].filter((_, i) => i % 97 === 0);
    return { type: blob.type, width: bitmap.width, height: bitmap.height, brassPixels, brightPixels, sample };
  });
}

/** Runs in the page: pixels of brass in a PNG. */
async function countBrass(png: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    if (red > 180 && green > 120 && blue < 110) count += 1;
  }
  return count;
}
