import type { Locator, Page } from '@playwright/test';

export function screenshotStage(page: Page): Promise<Buffer> {
  return page.locator('canvas').first().screenshot();
}

/** Returns the colour of the canvas at a point in percent. */
export function readColor(page: Page, x: number, y: number): Promise<number[]> {
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

/** Returns the colour of the canvas at the middle of an element over it. */
export async function readColorOf(page: Page, item: Locator): Promise<number[]> {
  await item.waitFor();
  const [stage, box] = [await page.locator('canvas').first().boundingBox(), await item.boundingBox()];
  if (!stage || !box) throw new Error('The item is not on a stage.');
  const x = (box.x + box.width / 2 - stage.x) / stage.width;
  const y = (box.y + box.height / 2 - stage.y) / stage.height;
  return readColor(page, x * 100, y * 100);
}
