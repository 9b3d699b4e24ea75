import { expect, type Page } from '@playwright/test';
import { screenshotStage } from '../support/pixels.ts';
import { findMiddle, openScreen, openStage, test } from '../support/stage.ts';

const RENDERERS = ['canvas', 'webgl'] as const;

test('a snapshot is a 1280×720 webp without handles, the same by both renderers, and webp even where the browser returns a PNG, as Safari does @long', async ({
  browser,
  harness,
}) => {
  const page = await openScreen(browser, harness.url, 1);
  const pictures: number[][] = [];
  for (const renderer of RENDERERS) pictures.push((await expectSnapshot(page, renderer, 1)).sample);
  const [canvas = [], webgl = []] = pictures;
  const differences = canvas.map((value, i) => Math.abs(value - (webgl[i] ?? 0)));
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  expect(differences.length).toBeGreaterThan(10_000);
  expect(mean).toBeLessThan(2);
  await expectWebpFromPng(page);
  await page.context().close();
});

async function expectWebpFromPng(page: Page) {
  await page.evaluate(() => {
    const native = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function toPng(callback) {
      native.call(this, callback);
    };
  });
  expect(await takeSnapshot(page)).toMatchObject({ type: 'image/webp', width: 1280, height: 720 });
}

for (const renderer of RENDERERS)
  test(`a snapshot is the same on a high-resolution screen (${renderer}) @long`, async ({
    browser,
    harness,
  }) => {
    const page = await openScreen(browser, harness.url, 2);
    await expectSnapshot(page, renderer, 2);
    await page.context().close();
  });

test('no snapshot is made where a picture cannot be loaded, since its placeholder would stay in the cover @long', async ({
  page,
}) => {
  await page.route('**/pictures/chest-*', (route) => route.abort());
  await openStage(page);
  await expect(takeSnapshot(page)).rejects.toThrow('Not all pictures of the view could be fetched.');
});

/** Opens a stage and takes a picture of it, which has the room on it and no handles. */
async function expectSnapshot(
  page: Page,
  renderer: (typeof RENDERERS)[number],
  pixelRatio: number,
): Promise<SnapshotFacts> {
  await openStage(page, { renderer });
  const middle = await findMiddle(page, 'Chest');
  await page.mouse.click(middle.x, middle.y);
  await page.mouse.move(middle.x + 150, middle.y - 200);
  const snapshot = await takeSnapshot(page);
  expect(snapshot).toMatchObject({ type: 'image/webp', width: 1280, height: 720, skyPixels: 0 });
  expect(snapshot.brightPixels, 'the room is on it').toBeGreaterThan(200_000);
  const screen = await page.evaluate(countSky, (await screenshotStage(page)).toString('base64'));
  expect(screen, 'the stage itself shows the handles again').toBeGreaterThan(100);
  expect(await page.locator('canvas').getAttribute('width')).toBe(String(900 * pixelRatio));
  return snapshot;
}

interface SnapshotFacts {
  type: string;
  width: number;
  height: number;
  skyPixels: number;
  brightPixels: number;
  /** Every 97th value of the pixels. */
  sample: number[];
}

function takeSnapshot(page: Page): Promise<SnapshotFacts> {
  return page.evaluate(async () => {
    const { stage, editor } = window.harness;
    if (!stage) throw new Error('No stage stands.');
    const cover = await stage.snapshot(editor.port.getState().view);
    const blob = await (await fetch(cover)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('No 2D canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let [skyPixels, brightPixels] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
      if (blue > 230 && red < 170 && green < 220) skyPixels += 1;
      if (red + green + blue > 200) brightPixels += 1;
    }
    const sample = [...data].filter((_, i) => i % 97 === 0);
    return { type: blob.type, width: bitmap.width, height: bitmap.height, skyPixels, brightPixels, sample };
  });
}

/** Runs in the page: counts the pixels of a PNG that have a selection's colour. */
async function countSky(png: string): Promise<number> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    if (blue > 230 && red < 170 && green < 220) count += 1;
  }
  return count;
}
